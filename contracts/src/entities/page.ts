import * as z from 'zod/mini';
import { resource } from '../calls/call';

/** What an editor filled in: fields by symbol, and `groups` for repeated ones. */
export const blockContent = z.record(z.string(), z.unknown());
export type BlockContent = z.output<typeof blockContent>;

export const pageBlock = z.object({ id: z.string(), template: z.string(), content: blockContent });
export type PageBlock = z.output<typeof pageBlock>;

export const pageAttributes = z.object({
  path: z.string(),
  title: z.string(),
  meta_title: z.string(),
  meta_description: z.string(),
  canonical_url: z.string(),
  external_meta_image: z.string(),
  disable_seo_tracking: z.boolean(),
  theme: z.enum(['white-theme', 'light-theme', 'grey-theme', 'dark-theme']),
  published: z.boolean(),
  blocks: z.array(pageBlock),
  /** Grows with every save; a save names the version it was made from. */
  version: z.int(),
  updated_at: z.string(),
});

export const page = resource('page', z.string(), pageAttributes);
export type Page = z.output<typeof page>;

/** A path that answers with a redirect instead of a page. */
export const pageRedirect = resource(
  'redirect',
  z.string(),
  z.object({ to: z.string(), http_code: z.int(), link_type: z.enum(['internal', 'external', 'file']) }),
);
export type PageRedirect = z.output<typeof pageRedirect>;
