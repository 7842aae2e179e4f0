import * as z from 'zod/mini';
import { templateAttributes } from '../blocks/template-schema';
import { navEntry } from '../entities/nav-entry';
import { page, pageRedirect } from '../entities/page';
import { CONTENT_ROLES } from '../entities/role';
import { MARKET_CODES } from '../markets';
import { locale, resource } from '../schema/schema';
import { call } from './call';

const market = z.enum(MARKET_CODES);
const inMarket = z.object({ market, locale: z.optional(z.string().check(z.maxLength(20))) });

/**
 * `path` is the page's path without its leading slash, encoded as one segment; the home page is
 * `~home`.
 */
export const getPageByPath = call({
  method: 'GET',
  path: '/public_api/pages/by_path/:path',
  summary: 'The published page at a path of a market, or the redirect that stands there.',
  access: 'anyone',
  kept: 'until-changed',
  params: z.object({ path: z.string().check(z.maxLength(500)) }),
  query: inMarket,
  answer: z.object({ data: z.union([page, pageRedirect]) }),
});

/** The navigation and the footer of a market, as trees of entries. */
export const listNavEntries = call({
  method: 'GET',
  path: '/nav_entries',
  summary: "The entries of a market's navigation and footer, as trees.",
  access: 'anyone',
  kept: 'until-changed',
  query: inMarket,
  answer: z.object({ data: z.array(navEntry) }),
});

/** What a market has stored; keys that it has not stored are left to their defaults. */
export const listSettings = call({
  method: 'GET',
  path: '/settings',
  summary: "A market's settings as stored; built-in defaults are merged under them by the reader.",
  access: 'anyone',
  query: z.object({ market }),
  answer: z.object({
    data: z.array(resource('setting', z.string(), z.object({ key: z.string(), value: z.unknown() }))),
  }),
});

/**
 * The block templates of a market's site, for editors: in their language where their remotes know
 * it, else in English.
 */
export const listTemplates = call({
  method: 'GET',
  path: '/templates',
  summary: "The block templates of a market's site, for editors.",
  access: CONTENT_ROLES,
  query: z.object({ market, locale: z.optional(locale) }),
  answer: z.object({ data: z.array(resource('template', z.string(), templateAttributes)) }),
});
