import * as z from 'zod/mini';
import { templateAttributes } from '../blocks/template-schema';
import { navEntry } from '../entities/nav-entry';
import { page, pageBlock, pageRedirect } from '../entities/page';
import { resource, single } from '../schema/schema';
import { call } from './call';

const market = z.enum(['international', 'au', 'ae', 'jp', 'ua']);
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

const pageSummary = resource(
  'page',
  z.string(),
  z.object({ path: z.string(), title: z.string(), published: z.boolean(), version: z.int(), updated_at: z.string() }),
);

/** The pages of a market without their blocks, for editors. */
export const listPages = call({
  method: 'GET',
  path: '/pages',
  summary: 'All pages of a market, for editors.',
  access: ['editor', 'market_manager', 'admin'],
  query: z.object({ market }),
  answer: z.object({ data: z.array(pageSummary) }),
});

/** One page by its id, with the version that a save has to name. */
export const getPage = call({
  method: 'GET',
  path: '/pages/:id',
  summary: 'One page with its blocks, for editors.',
  access: ['editor', 'market_manager', 'admin'],
  params: z.object({ id: z.string() }),
  answer: single(page),
});

/** Refused with 409 when `version` is not the stored one: somebody else saved meanwhile. */
export const updatePage = call({
  method: 'PUT',
  path: '/pages/:id',
  summary: 'Saves a page: checked against the templates, cleaned, published at once.',
  access: ['editor', 'market_manager', 'admin'],
  params: z.object({ id: z.string() }),
  body: z.object({
    version: z.int(),
    title: z.string().check(z.minLength(1), z.maxLength(200)),
    meta_title: z.string().check(z.maxLength(200)),
    meta_description: z.string().check(z.maxLength(500)),
    blocks: z.array(pageBlock).check(z.maxLength(200)),
  }),
  answer: single(page),
});

/** The block templates of a market's site, for editors. */
export const listTemplates = call({
  method: 'GET',
  path: '/templates',
  summary: "The block templates of a market's site, for editors.",
  access: ['editor', 'market_manager', 'admin'],
  query: z.object({ market }),
  answer: z.object({ data: z.array(resource('template', z.string(), templateAttributes)) }),
});
