import * as z from 'zod/mini';
import { resource } from '../schema/schema';
import { CONSENT_SCOPES } from './consent';

/** What a metahead is written in; the content of `js-src` is the address of a script. */
export const METAHEAD_LANGUAGES = ['javascript', 'js-src', 'css', 'sass', 'scss', 'html'] as const;
/** What a metahead is written in. */
export type MetaheadLanguage = (typeof METAHEAD_LANGUAGES)[number];

/** What administrators say of a metahead beside its content. */
export const metaheadPlan = {
  content: z.string().check(z.minLength(1), z.maxLength(100_000)),
  language: z.enum(METAHEAD_LANGUAGES),
  /** A smaller sequence comes first. */
  sequence: z.int().check(z.gte(-100_000), z.lte(100_000)),
  /** The page that it is for; null for all pages. */
  rdx_core_page_id: z.nullable(z.string().check(z.maxLength(100))),
  /** It runs again on every page that visitors go on to; others run once. */
  reload_on_each_page: z.boolean(),
  /** It stands in the body, others in the head. */
  in_body: z.boolean(),
  /** What a visitor must have agreed to before it stands in their page. */
  consent_scope: z._default(z.enum(CONSENT_SCOPES), 'obligatory'),
} as const;
/** What somebody writes of a metahead. */
export type MetaheadPlan = z.output<z.ZodMiniObject<typeof metaheadPlan>>;

/**
 * What administrators add to the head or the body of pages, as pages carry it: Sass has become CSS.
 */
export const metahead = resource(
  'metahead',
  z.string(),
  z.object({ ...metaheadPlan, content: z.string(), sequence: z.int() }),
);
/** A metahead as pages carry it. */
export type Metahead = z.output<typeof metahead>;
