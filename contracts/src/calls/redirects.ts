import * as z from 'zod/mini';
import { MARKET_CODES } from '../markets';
import { integerText, list, resource, single } from '../schema/schema';
import { call } from './call';
import { revisionHeaders } from './revision';

const MANAGERS = ['market_manager', 'admin'] as const;
const market = z.enum(MARKET_CODES);
const params = z.object({ id: z.string() });

/** Statuses that a redirect may be answered with. */
export const REDIRECT_CODES = [301, 302, 307, 308] as const;
/** Where redirects lead: a path of the site, a file of the site, or an address elsewhere. */
export const LINK_TYPES = ['internal', 'file', 'external'] as const;

/** A redirect of a market as those who write it see it. */
export const editedRedirect = resource(
  'edited_redirect',
  z.string(),
  z.object({
    market,
    /** One path, or everything below one: `/old/*`. */
    path: z.string(),
    to: z.string(),
    http_code: z.int(),
    link_type: z.enum(LINK_TYPES),
    /** Grows with every change; a change names the one that it was made from in `if-match`. */
    revision: z.int(),
    /** Whether a published page has its path: visitors see the page then. */
    is_hidden: z.boolean(),
    /** Who changed it last. */
    author: z.string(),
    saved_at: z.string(),
  }),
);
/** A redirect of a market as those who write it see it. */
export type EditedRedirect = z.output<typeof editedRedirect>;

const plan = {
  path: z
    .string()
    .check(
      z.maxLength(300),
      z.regex(
        /^\/(?:[\p{L}\p{N}._~-]+(?:\/[\p{L}\p{N}._~-]+)*(?:\/\*)?|\*)?$/u,
        'begins with / and has words between slashes; /* at its end stands for everything below',
      ),
    ),
  to: z.string().check(z.minLength(1), z.maxLength(2000)),
  http_code: z.union(REDIRECT_CODES.map((code) => z.literal(code))),
  link_type: z.enum(LINK_TYPES),
} as const;

/** What somebody writes of a redirect. */
export type RedirectPlan = z.input<z.ZodMiniObject<typeof plan>>;

/** The redirects of a market, by their paths. */
export const listRedirects = call({
  method: 'GET',
  path: '/redirects',
  summary: 'The redirects of a market, by path.',
  access: MANAGERS,
  query: z.object({
    market,
    /** Part of a path or of a target. */
    q: z.optional(z.string().check(z.maxLength(200))),
    page: z.optional(integerText(1, 100_000)),
  }),
  answer: list(editedRedirect),
});

/** Adds a redirect, which visitors follow at once. */
export const createRedirect = call({
  method: 'POST',
  path: '/redirects',
  summary: 'Adds a redirect: refused where it leads nowhere safe or in a circle.',
  access: MANAGERS,
  body: z.object({ market, ...plan }),
  status: 201,
  answer: single(editedRedirect),
});

/** Changes a redirect at once. */
export const updateRedirect = call({
  method: 'PUT',
  path: '/redirects/:id',
  summary: 'Changes a redirect: refused where it leads nowhere safe or in a circle.',
  access: MANAGERS,
  params,
  headers: revisionHeaders,
  body: z.object(plan),
  answer: single(editedRedirect),
});

/** Ends a redirect at once. */
export const deleteRedirect = call({
  method: 'DELETE',
  path: '/redirects/:id',
  summary: 'Deletes a redirect.',
  access: MANAGERS,
  params,
  headers: revisionHeaders,
  status: 204,
  answer: z.undefined(),
});
