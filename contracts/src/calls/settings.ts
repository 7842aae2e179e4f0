import * as z from 'zod/mini';
import { CONTENT_ROLES } from '../entities/role';
import { MARKET_CODES } from '../markets';
import { locale, resource, single } from '../schema/schema';
import { call } from './call';
import { revisionHeaders } from './revision';

const market = z.enum(MARKET_CODES);
const params = z.object({ key: z.string().check(z.minLength(1), z.maxLength(200)) });

/**
 * `"3"`: the revision that a change was made from, `"0"` for the first; another one is refused with
 * 412.
 */

const WRITERS = ['market_manager', 'admin'] as const;

/** A setting of a market as its managers see it. */
export const editedSetting = resource(
  'edited_setting',
  z.string(),
  z.object({
    key: z.string(),
    /** What it decides, in the language that was asked for where it is known, else in English. */
    summary: z.string(),
    /** Packages that read it; nobody reads a stored key that is no setting. */
    readers: z.array(z.string()),
    /** JSON Schema of its values; missing where nobody declares it. */
    schema: z.optional(z.record(z.string(), z.unknown())),
    /** Whether the market has a value of its own. */
    is_set: z.boolean(),
    /** `secret` values are told to nobody, `managers` to whoever may change them. */
    shown_to: z.enum(['everybody', 'managers', 'nobody']),
    /** What is stored; missing where it is not set, or not told. */
    value: z.optional(z.unknown()),
    default: z.optional(z.unknown()),
    /** Why the stored value is not used and the default stands. */
    refused: z.optional(z.string()),
    revision: z.int(),
    /** Who changed it last, and when; null before the first change. */
    author: z.nullable(z.string()),
    saved_at: z.nullable(z.string()),
  }),
);
/** A setting of a market as its managers see it. */
export type EditedSetting = z.output<typeof editedSetting>;

/** What is declared and what a market has stored: the screen is made from it. */
export const listEditedSettings = call({
  method: 'GET',
  path: '/settings/edited',
  summary: 'Every setting of a market with value, default, schema and readers, for managers.',
  access: CONTENT_ROLES,
  query: z.object({ market, locale: z.optional(locale) }),
  answer: z.object({ data: z.array(editedSetting) }),
});

/** Gives a setting a value of the market's own. */
export const updateSetting = call({
  method: 'PUT',
  path: '/settings/:key',
  summary: 'Sets a setting of a market; the value is held against its schema.',
  access: WRITERS,
  params,
  headers: revisionHeaders,
  body: z.object({ market, value: z.unknown() }),
  answer: single(editedSetting),
});

/** Takes the market's own value away, so that the default stands; removes unknown keys as well. */
export const resetSetting = call({
  method: 'DELETE',
  path: '/settings/:key',
  summary: 'Puts a setting of a market back to its default.',
  access: WRITERS,
  params,
  query: z.object({ market }),
  headers: revisionHeaders,
  status: 204,
  answer: z.undefined(),
});

/** What a setting was once: null for the default, and nothing but that it was set for a secret. */
const state = z.nullable(z.object({ value: z.optional(z.unknown()), is_secret: z.optional(z.literal(true)) }));

/** One change of a setting: rows are added, never changed. */
export const settingChange = resource(
  'setting_change',
  z.string(),
  z.object({ revision: z.int(), from: state, to: state, who: z.string(), at: z.string() }),
);
/** One change of a setting. */
export type SettingChange = z.output<typeof settingChange>;

/** The latest changes of a setting, the last one first. */
export const listSettingChanges = call({
  method: 'GET',
  path: '/settings/:key/history',
  summary: 'Who changed a setting of a market, when, from what and to what.',
  access: WRITERS,
  params,
  query: z.object({ market }),
  answer: z.object({ data: z.array(settingChange) }),
});
