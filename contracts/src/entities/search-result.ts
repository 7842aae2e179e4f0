import * as z from 'zod/mini';
import { resource } from '../schema/schema';

/** What visitors can find, in the order in which results stand. */
export const SEARCH_KINDS = ['model', 'page', 'news', 'vehicle'] as const;
/** What a result is. */
export type SearchKind = (typeof SEARCH_KINDS)[number];

/** A text in pieces; those that were looked for are marked, and none of them is HTML. */
const pieces = z.array(z.object({ text: z.string(), is_found: z.optional(z.boolean()) }));
/** A text in pieces, of which some were looked for. */
export type TextPieces = z.output<typeof pieces>;

const shown = {
  kind: z.enum(SEARCH_KINDS),
  title: pieces,
  /** A path of the site, without its language. */
  path: z.string(),
  /** Address of a picture; empty for none. */
  picture: z.string(),
};

/** A page, a piece of news, a model or a vehicle that has the words of a search. */
export const searchResult = resource(
  'search-result',
  z.string(),
  z.object({
    ...shown,
    /** Where the words stand, or how it begins. */
    excerpt: pieces,
    /** Of a model: how many vehicles of it can be had. */
    vehicles: z.optional(z.int()),
  }),
);
/** A page, a piece of news, a model or a vehicle that has the words of a search. */
export type SearchResult = z.output<typeof searchResult>;

/** What somebody who types may be looking for. */
export const suggestion = resource('suggestion', z.string(), z.object(shown));
/** What somebody who types may be looking for. */
export type Suggestion = z.output<typeof suggestion>;
