import * as z from 'zod/mini';
import { MARKET_CODES } from '../markets';
import { resource } from '../schema/schema';
import { call } from './call';

/** What the site keeps of a signed-in person between requests; opaque to the API. */
const session = z.object({ expires_at: z.string(), data: z.record(z.string(), z.unknown()) });
const sessionId = z.object({ id: z.string().check(z.regex(/^[\w-]{16,128}$/)) });

/** A session of the site by its id. */
export const getSession = call({
  method: 'GET',
  path: '/internal/sessions/:id',
  summary: 'A session of the site.',
  access: 'site',
  params: sessionId,
  answer: session,
});

/** Stores a session of the site under its id. */
export const putSession = call({
  method: 'PUT',
  path: '/internal/sessions/:id',
  summary: 'Keeps a session of the site.',
  access: 'site',
  params: sessionId,
  body: session,
  status: 204,
  answer: z.undefined(),
});

/** Asks to renew the tokens of a session; of all that ask, one may at a time. */
export const leaseSession = call({
  method: 'POST',
  path: '/internal/sessions/:id/lease',
  summary: 'Lets one process of the site renew a session, until it is stored or some seconds have passed.',
  access: 'site',
  params: sessionId,
  answer: z.object({ is_granted: z.boolean() }),
});

/** Ends a session of the site. */
export const deleteSession = call({
  method: 'DELETE',
  path: '/internal/sessions/:id',
  summary: 'Ends a session of the site.',
  access: 'site',
  params: sessionId,
  status: 204,
  answer: z.undefined(),
});

/** Which templates the published pages of a market use, with the paths of these pages. */
export const listTemplateUses = call({
  method: 'GET',
  path: '/internal/template-uses',
  summary: "The templates that a market's published pages use, each with the paths of these pages.",
  access: 'site',
  query: z.object({ market: z.enum(MARKET_CODES) }),
  answer: z.object({ data: z.array(resource('template-use', z.string(), z.object({ pages: z.array(z.string()) }))) }),
});

/**
 * Server-sent events at `/internal/changes` (service token needed): each `data:` line is one of
 * these. Tags: `page:{market}{path}`, `navigation:{market}`, `settings:{market}`,
 * `metaheads:{market}`, `forms:{market}`, `listing:{listing}`, `vehicle:{id}`, `places`.
 */
export const change = z.object({
  tags: z.array(z.string()),
  /** Keys of the settings that changed, beside their market's tag; without them any may have. */
  settings: z.optional(z.array(z.string())),
});
/** One event of the stream of changes: the tags of what is stale now. */
export type Change = z.output<typeof change>;
