import * as z from 'zod/mini';
import { resource } from '../schema/schema';
import { metahead } from './metahead';

/** What an editor filled in: fields by symbol, and `groups` for repeated ones. */
export const blockContent = z.record(z.string(), z.unknown());
/** The content of a block by symbol; its template says what is what. */
export type BlockContent = z.output<typeof blockContent>;

/** One block of a page: which template, where it stands, and what was filled in. */
export const pageBlock = z.object({
  id: z.string(),
  template: z.string(),
  /** The version of the template that the content was written for. */
  template_version: z.int(),
  /** A smaller sequence stands higher. */
  positions: z.array(z.object({ id: z.string(), sequence: z.int() })),
  /** Visitors see the block at these positions alone. */
  active_positions: z.array(z.string()),
  content: blockContent,
});
/** A block of a page. */
export type PageBlock = z.output<typeof pageBlock>;

/** What a page says of itself; an empty text is one that nobody gave. */
export const pageTexts = z.object({
  title: z.string(),
  meta_title: z.string(),
  meta_description: z.string(),
  canonical_url: z.string(),
  external_meta_image: z.string(),
  /** Its picture in the media library, for links to it; empty for none. */
  image_id: z.string(),
  disable_seo_tracking: z.boolean(),
  theme: z.enum(['white-theme', 'light-theme', 'grey-theme', 'dark-theme']),
  /** Links to the page open a new window. */
  link_new_window: z.boolean(),
});

/** What visitors get of a page, in one language. */
export const pageAttributes = z.extend(pageTexts, {
  path: z.string(),
  page_type: z.enum(['page', 'folder']),
  blocks: z.array(pageBlock),
  /** Of an article, the day that it tells news of: 2026-01-31. */
  news_date: z.optional(z.string()),
  /** What the page is below, without the home page and itself; nothing where that is all. */
  breadcrumbs: z.optional(z.array(z.object({ label: z.string(), url: z.string() }))),
  /** Those of the page and of all pages, by sequence; nothing where there are none. */
  metaheads: z.optional(z.array(metahead)),
  /** Which version of the page this is. */
  version: z.int(),
  updated_at: z.string(),
});

/** A page of a market in one language. */
export const page = resource('page', z.string(), pageAttributes);
/** A page with its blocks. */
export type Page = z.output<typeof page>;

/** What a redirect leads to: a page of the site, an address elsewhere, or a file. */
export const linkType = z.enum(['internal', 'external', 'file']);

/** A path that answers with a redirect instead of a page. */
export const pageRedirect = resource(
  'redirect',
  z.string(),
  z.object({
    to: z.string(),
    http_code: z.int(),
    link_type: linkType,
    /** Where a link leads to it, the target opens in a new window. */
    link_new_window: z.optional(z.boolean()),
  }),
);
/** A redirect that stands at a path. */
export type PageRedirect = z.output<typeof pageRedirect>;
