import * as z from 'zod/mini';
import { resource } from '../schema/schema';

/** What an editor filled in: fields by symbol, and `groups` for repeated ones. */
export const blockContent = z.record(z.string(), z.unknown());
/** The content of a block by symbol; its template says what is what. */
export type BlockContent = z.output<typeof blockContent>;

/** One block of a page: which template, and what was filled in. */
export const pageBlock = z.object({ id: z.string(), template: z.string(), content: blockContent });
/** A block of a page. */
export type PageBlock = z.output<typeof pageBlock>;

/** What a page has beside its id; an empty text is one that nobody gave. */
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

/** A page of a market as it is stored. */
export const page = resource('page', z.string(), pageAttributes);
/** A page with its blocks. */
export type Page = z.output<typeof page>;

/** A path that answers with a redirect instead of a page. */
export const pageRedirect = resource(
  'redirect',
  z.string(),
  z.object({ to: z.string(), http_code: z.int(), link_type: z.enum(['internal', 'external', 'file']) }),
);
/** A redirect that stands at a path. */
export type PageRedirect = z.output<typeof pageRedirect>;
