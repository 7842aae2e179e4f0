import * as z from 'zod/mini';
import { NAV_PLACES, navEntry, navImage, navLink } from '../entities/nav-entry';
import { MARKET_CODES } from '../markets';
import { resource } from '../schema/schema';
import { call } from './call';
import { revisionHeaders } from './revision';

const MANAGERS = ['market_manager', 'admin'] as const;
const market = z.enum(MARKET_CODES);
const locale = z.string().check(z.maxLength(20));
const place = z.enum(NAV_PLACES);

/** Entries that one place of the site may have, with those below others. */
export const MOST_NAV_ENTRIES = 80;

/** Levels that the site shows in each place. */
export const NAV_LEVELS = {
  main: 2,
  utility: 1,
  'footer-top': 2,
  'footer-medium': 1,
  'footer-bottom': 1,
} as const satisfies Record<(typeof NAV_PLACES)[number], number>;

/** An entry as it is written: in the order of the tree, below the entry that it names. */
export const editedEntry = z.extend(navLink, {
  /** Of its own within the tree. */
  id: z.string().check(z.minLength(1), z.maxLength(64)),
  parent: z.nullable(z.string().check(z.maxLength(64))),
  label: z.string().check(z.maxLength(200)),
  url: z.string().check(z.maxLength(2000)),
  description: z.optional(z.string().check(z.maxLength(500))),
  image: z.optional(
    z.extend(navImage, { src: z.string().check(z.maxLength(2000)), alt: z.string().check(z.maxLength(300)) }),
  ),
});
/** An entry as it is written. */
export type EditedEntry = z.output<typeof editedEntry>;

/** What stands in one place of the site, in one language. */
export const navTree = resource(
  'nav_tree',
  place,
  z.object({
    locale,
    /** Grows from 0 with every change, which names the one it was made from in `if-match`. */
    revision: z.int(),
    /** Whether it is that of the market's first language, for want of one of its own. */
    is_inherited: z.boolean(),
    author: z.string(),
    entries: z.array(editedEntry),
  }),
);
/** What stands in one place of the site, in one language. */
export type NavTree = z.output<typeof navTree>;

/** Navigation and footer of a market in one language, for those who write them. */
export const listNavTrees = call({
  method: 'GET',
  path: '/nav_entries/trees',
  summary: 'Navigation and footer of a market in one language, place by place, for managers.',
  access: MANAGERS,
  query: z.object({ market, locale }),
  answer: z.object({ data: z.array(navTree) }),
});

/** Replaces what stands in one place; visitors see it at once. */
export const saveNavTree = call({
  method: 'PUT',
  path: '/nav_entries',
  summary: 'Replaces the entries of one place of navigation or footer: refused with a circle, too deep, or unsafe.',
  access: MANAGERS,
  headers: revisionHeaders,
  body: z.object({ market, locale, place, entries: z.array(editedEntry).check(z.maxLength(MOST_NAV_ENTRIES)) }),
  answer: z.object({ data: navTree }),
});

const inMarket = z.object({ market, locale: z.optional(locale) });

/** What the newer navigation shows: main and utility entries alone. */
export const listNewerNavEntries = call({
  method: 'GET',
  path: '/nav_entries_v2',
  summary: "The entries of a market's newer navigation, without those of the footer.",
  access: 'anyone',
  kept: 'until-changed',
  query: inMarket,
  answer: z.object({ data: z.array(navEntry) }),
});

/** The way to a page: the home page, what the page is below, and the page itself at the end. */
export const listBreadcrumbs = call({
  method: 'GET',
  path: '/nav_entries/breadcrumbs/:id',
  summary: 'The way to a published page, from the home page on.',
  access: 'anyone',
  kept: 'until-changed',
  params: z.object({ id: z.string().check(z.maxLength(64)) }),
  query: inMarket,
  answer: z.object({
    /** The id is the path. */
    data: z.array(resource('breadcrumb', z.string(), z.object({ label: z.string(), url: z.string() }))),
  }),
});
