import * as z from 'zod/mini';
import { MARKET_CODES } from '../markets';
import { integerText, resource } from '../schema/schema';
import { call } from './call';

const market = z.enum(MARKET_CODES);
const kind = z.enum(['page', 'vehicle']);
/** A path of a page, or the id of a vehicle. */
const key = z.string().check(z.maxLength(2000));

/** The most that a part of a sitemap has: sitemaps.org allows 50,000, and parts are made whole. */
export const SITEMAP_ADDRESSES = 10_000;

/** Entries of a sitemap that are answered at once. */
export const SITEMAP_ITEMS = 1000;

/** A part of a market's sitemap: which entries are in it. */
const sitemapPart = resource(
  'sitemap-part',
  z.string(),
  z.object({
    kind,
    /** It begins behind this key. */
    after: key,
    /** Its last key. */
    to: key,
    /** When one of its entries changed last. */
    lastmod: z.string(),
  }),
);
/** A part of a market's sitemap. */
export type SitemapPart = z.output<typeof sitemapPart>;

/** Something that search engines may find, by its key. */
const sitemapEntry = resource(
  'sitemap-entry',
  key,
  z.object({
    /** As the market's first language has it. */
    path: z.string(),
    lastmod: z.string(),
    /** Markets that have it at the same path, its own among them. */
    markets: z.array(market),
  }),
);
/** Something that search engines may find. */
export type SitemapEntry = z.output<typeof sitemapEntry>;

/** The parts of a market's sitemap, those of pages first. */
export const listSitemapParts = call({
  method: 'GET',
  path: '/internal/sitemap/parts',
  summary: "The parts of a market's sitemap, those of pages first.",
  access: 'site',
  query: z.object({ market }),
  answer: z.object({ data: z.array(sitemapPart) }),
});

/** What search engines may find of a market, in the order of its keys. */
export const listSitemapEntries = call({
  method: 'GET',
  path: '/internal/sitemap/entries',
  summary: 'What search engines may find of a market behind a key, up to another one.',
  access: 'site',
  query: z.object({
    market,
    kind,
    /** Default: from the first one on. */
    after: z.optional(key),
    /** Default: to the last one. */
    to: z.optional(key),
    items: z.optional(integerText(1, SITEMAP_ITEMS)),
  }),
  answer: z.object({
    data: z.array(sitemapEntry),
    /** The key behind which it goes on; null where nothing follows. */
    meta: z.object({ next: z.nullable(key) }),
  }),
});
