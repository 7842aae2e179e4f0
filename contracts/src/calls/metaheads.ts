import * as z from 'zod/mini';
import { metahead, metaheadPlan } from '../entities/metahead';
import { MARKET_CODES } from '../markets';
import { resource, single } from '../schema/schema';
import { call } from './call';
import { revisionHeaders } from './revision';

/** Whoever writes them runs code in every visitor's page. */
const ADMINS = ['admin'] as const;
const market = z.enum(MARKET_CODES);
const params = z.object({ id: z.string() });

/** A metahead of a market as administrators wrote it. */
export const editedMetahead = resource(
  'edited_metahead',
  z.string(),
  z.object({
    ...metahead.shape.attributes.shape,
    market,
    /** Where its page stands; null for all pages. */
    page_path: z.nullable(z.string()),
    /** Grows with every change; a change names the one that it was made from in `if-match`. */
    revision: z.int(),
    /** Who changed it last. */
    author: z.string(),
    saved_at: z.string(),
  }),
);
/** A metahead of a market as administrators wrote it. */
export type EditedMetahead = z.output<typeof editedMetahead>;

/** The metaheads of a page that is published and those of all pages, by their sequence. */
export const listMetaheads = call({
  method: 'GET',
  path: '/metaheads',
  summary: 'The metaheads of a page and those of all pages of a market, by sequence.',
  access: 'anyone',
  kept: 'until-changed',
  query: z.object({
    market,
    /** The page's id; without one, those of all pages alone. */
    'q[page_id_equal_or_null]': z.optional(z.string().check(z.maxLength(100))),
  }),
  answer: z.object({ data: z.array(metahead) }),
});

/** All metaheads of a market as they were written. */
export const listEditedMetaheads = call({
  method: 'GET',
  path: '/metaheads/edited',
  summary: 'All metaheads of a market as they were written, by sequence.',
  access: ADMINS,
  query: z.object({ market }),
  answer: z.object({ data: z.array(editedMetahead) }),
});

/** Adds a metahead, which visitors get at once. */
export const createMetahead = call({
  method: 'POST',
  path: '/metaheads',
  summary: 'Adds a metahead: refused where its content is broken or leaves its element.',
  access: ADMINS,
  body: z.object({ market, ...metaheadPlan }),
  status: 201,
  answer: single(editedMetahead),
});

/** Changes a metahead at once. */
export const updateMetahead = call({
  method: 'PUT',
  path: '/metaheads/:id',
  summary: 'Changes a metahead: refused where its content is broken or leaves its element.',
  access: ADMINS,
  params,
  headers: revisionHeaders,
  body: z.object(metaheadPlan),
  answer: single(editedMetahead),
});

/** Ends a metahead at once. */
export const deleteMetahead = call({
  method: 'DELETE',
  path: '/metaheads/:id',
  summary: 'Deletes a metahead.',
  access: ADMINS,
  params,
  headers: revisionHeaders,
  status: 204,
  answer: z.undefined(),
});
