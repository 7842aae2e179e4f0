import type { FILE_TYPES, FormDefinition, FormIntegration } from '@showroom/contracts/entities/form';
import type { LeadValues } from '@showroom/contracts/entities/lead';
import type { MarketCode } from '@showroom/contracts/markets';
import { sql } from 'drizzle-orm';
import { date, index, integer, jsonb, pgTable, primaryKey, text, uniqueIndex } from 'drizzle-orm/pg-core';
import { time } from './columns';

const id = () => text('id').primaryKey().default(sql`gen_random_uuid()::text`);

/** What leads belong to; what it says stands in its versions. */
export const forms = pgTable(
  'forms',
  {
    id: text('id').primaryKey(),
    market: text('market').$type<MarketCode>().notNull(),
    type: text('type').notNull(),
    name: text('name').notNull(),
    /** The market's first language, for versions of the API that know one language only. */
    locale: text('locale').notNull(),
    /** Its newest version, which visitors get; 0 for what a version before stored. */
    revision: integer('revision').notNull().default(0),
    /** Systems that its leads are sent to. */
    systems: jsonb('systems')
      .$type<readonly FormIntegration[]>()
      .notNull()
      .default([{ kind: 'crm' }]),
    /** Signs what its webhook gets. */
    webhook_secret: text('webhook_secret'),
    /** How long its leads are retained; null for as long as the market says. */
    retention_days: integer('retention_days'),
    author: text('author').notNull().default(''),
    created_at: time('created_at').notNull().defaultNow(),
    saved_at: time('saved_at').notNull().defaultNow(),
    /** Its leads stay for a while. */
    removed_at: time('removed_at'),
  },
  (table) => [index('forms_market').on(table.market)],
);
export type FormRow = typeof forms.$inferSelect;

/** What a form said once; a trigger refuses every change of a row. */
export const formVersions = pgTable(
  'form_versions',
  {
    form_id: text('form_id')
      .notNull()
      .references(() => forms.id, { onDelete: 'cascade' }),
    version: integer('version').notNull(),
    definition: jsonb('definition').$type<FormDefinition>().notNull(),
    author: text('author').notNull().default(''),
    saved_at: time('saved_at').notNull().defaultNow(),
  },
  (table) => [primaryKey({ columns: [table.form_id, table.version] })],
);

/** What editors write beside what visitors get, until it is published or discarded. */
export const formDrafts = pgTable('form_drafts', {
  form_id: text('form_id')
    .primaryKey()
    .references(() => forms.id, { onDelete: 'cascade' }),
  /** The version that it was begun from. */
  base: integer('base').notNull(),
  /** As far as it is written; null once it was published or discarded. */
  definition: jsonb('definition').$type<Record<string, unknown>>(),
  /** Never begins anew, so that nobody takes a later draft for the one that they have seen. */
  revision: integer('revision').notNull().default(1),
  author: text('author').notNull().default(''),
  saved_at: time('saved_at').notNull().defaultNow(),
});
export type FormDraftRow = typeof formDrafts.$inferSelect;

/** Places of a market that are told of leads. */
export const locations = pgTable(
  'locations',
  {
    id: id(),
    market: text('market').$type<MarketCode>().notNull(),
    name: text('name').notNull(),
    email: text('email').notNull(),
    address: text('address').notNull().default(''),
    /** Grows with every change; a change names the revision that it was made from. */
    revision: integer('revision').notNull().default(1),
    author: text('author').notNull().default(''),
    saved_at: time('saved_at').notNull().defaultNow(),
  },
  (table) => [index('locations_market').on(table.market, table.name)],
);
export type LocationRow = typeof locations.$inferSelect;

/** Settings of the forms service, apart from those of the site. */
export const formsSettings = pgTable(
  'forms_settings',
  {
    id: id(),
    market: text('market').$type<MarketCode>().notNull(),
    key: text('key', { enum: ['retention_days', 'reply_to'] }).notNull(),
    value: text('value').notNull(),
    author: text('author').notNull().default(''),
    saved_at: time('saved_at').notNull().defaultNow(),
  },
  (table) => [uniqueIndex('forms_settings_key').on(table.market, table.key)],
);

/** How often something happened with a form in a day; nothing says with whom. */
export const formSteps = pgTable(
  'form_steps',
  {
    form_id: text('form_id')
      .notNull()
      .references(() => forms.id, { onDelete: 'cascade' }),
    day: date('day').notNull(),
    kind: text('kind', { enum: ['seen', 'begun', 'left'] }).notNull(),
    /** Where it was left; empty for what is about no field. */
    field: text('field').notNull().default(''),
    count: integer('count').notNull().default(0),
  },
  (table) => [primaryKey({ columns: [table.form_id, table.day, table.kind, table.field] })],
);

/** What visitors saved to go on later; nothing says whose it is. */
export const formSavedAnswers = pgTable(
  'form_saved_answers',
  {
    /** A hash of the token that opens it. */
    key: text('key').primaryKey(),
    form_id: text('form_id')
      .notNull()
      .references(() => forms.id, { onDelete: 'cascade' }),
    values: jsonb('values').$type<LeadValues>().notNull(),
    saved_at: time('saved_at').notNull().defaultNow(),
    expires_at: time('expires_at').notNull(),
  },
  (table) => [
    index('form_saved_answers_form').on(table.form_id, table.saved_at),
    index('form_saved_answers_end').on(table.expires_at),
  ],
);

/** Files of visitors; their bytes lie in the storage of media, where nothing serves them. */
export const formFiles = pgTable(
  'form_files',
  {
    id: id(),
    form_id: text('form_id').notNull(),
    field: text('field').notNull(),
    name: text('name').notNull(),
    type: text('type').$type<(typeof FILE_TYPES)[number]>().notNull(),
    bytes: integer('bytes').notNull(),
    visitor: text('visitor').notNull(),
    /** The lead that it was sent with. */
    lead_id: text('lead_id'),
    /** When its bytes go; null for what was sent with a lead. */
    expires_at: time('expires_at').default(sql`now() + interval '1 day'`),
    created_at: time('created_at').notNull().defaultNow(),
  },
  (table) => [index('form_files_lead').on(table.lead_id), index('form_files_end').on(table.expires_at)],
);
export type FormFileRow = typeof formFiles.$inferSelect;
