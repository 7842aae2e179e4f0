import type { PageContent } from '@showroom/contracts/content/page-content';
import { CONSENT_SCOPES } from '@showroom/contracts/entities/consent';
import { METAHEAD_LANGUAGES } from '@showroom/contracts/entities/metahead';
import { type LinkDetails, NAV_PLACES, NAV_TYPES, type NavLink } from '@showroom/contracts/entities/nav-entry';
import { sql } from 'drizzle-orm';
import {
  bigserial,
  boolean,
  doublePrecision,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  timestamp,
  uniqueIndex,
} from 'drizzle-orm/pg-core';
import { time } from './columns';

const uuid = sql`gen_random_uuid()::text`;

/** A page of a market, in all of its languages, wherever it is between begun and seen. */
export const contentPages = pgTable(
  'content_pages',
  {
    id: text('id').primaryKey().default(uuid),
    market: text('market').notNull(),
    /** With its leading slash; the home page is `/`. */
    path: text('path').notNull(),
    page_type: text('page_type', { enum: ['page', 'folder'] })
      .notNull()
      .default('page'),
    /** Grows with every change; a change names the revision that it was made from. */
    revision: integer('revision').notNull().default(1),
    latest_version: integer('latest_version').notNull().default(0),
    /** What visitors see; null for a page that they do not. */
    published_version: integer('published_version'),
    /** What visitors see from `publish_at` on. */
    scheduled_version: integer('scheduled_version'),
    publish_at: time('publish_at'),
    unpublish_at: time('unpublish_at'),
    scheduled_by: text('scheduled_by'),
    /** Who changed it last. */
    author: text('author').notNull().default(''),
    saved_at: time('saved_at').notNull().defaultNow(),
  },
  (table) => [uniqueIndex('content_pages_path').on(table.market, table.path)],
);
export type ContentPageRow = typeof contentPages.$inferSelect;

/** What a page said once; a trigger refuses every change of a row. */
export const pageVersions = pgTable(
  'page_versions',
  {
    page_id: text('page_id')
      .notNull()
      .references(() => contentPages.id, { onDelete: 'cascade' }),
    version: integer('version').notNull(),
    content: jsonb('content').$type<PageContent>().notNull(),
    restored_from: integer('restored_from'),
    author: text('author').notNull().default(''),
    saved_at: time('saved_at').notNull().defaultNow(),
  },
  (table) => [primaryKey({ columns: [table.page_id, table.version] })],
);

/** What editors have changed of a page since its latest version. */
export const pageDrafts = pgTable('page_drafts', {
  page_id: text('page_id')
    .primaryKey()
    .references(() => contentPages.id, { onDelete: 'cascade' }),
  content: jsonb('content').$type<PageContent>().notNull(),
  /** The version that it brings back. */
  restored_from: integer('restored_from'),
});

/** Who edits a page now; whoever renews it in time keeps it. */
export const pageLocks = pgTable('page_locks', {
  page_id: text('page_id')
    .primaryKey()
    .references(() => contentPages.id, { onDelete: 'cascade' }),
  holder: text('holder').notNull(),
  until: time('until').notNull(),
});

/** Who did what with content; a trigger refuses every change of a row. */
export const contentLog = pgTable(
  'content_log',
  {
    id: bigserial('id', { mode: 'number' }).primaryKey(),
    at: time('at').notNull().defaultNow(),
    who: text('who').notNull(),
    market: text('market').notNull(),
    action: text('action').notNull(),
    path: text('path').notNull(),
    from_version: integer('from_version'),
    to_version: integer('to_version'),
    reason: text('reason').notNull().default(''),
  },
  (table) => [index('content_log_market').on(table.market, table.id)],
);

/** Paths of a market that answer with a redirect. */
export const redirects = pgTable(
  'redirects',
  {
    id: text('id').primaryKey().default(uuid),
    market: text('market').notNull(),
    /** With its leading slash; one that ends with a slash and a star is for everything below. */
    path: text('path').notNull(),
    to: text('to').notNull(),
    http_code: integer('http_code').notNull().default(301),
    link_type: text('link_type', { enum: ['internal', 'external', 'file'] })
      .notNull()
      .default('internal'),
    /** Grows with every change; a change names the revision that it was made from. */
    revision: integer('revision').notNull().default(1),
    /** Who changed it last. */
    author: text('author').notNull().default(''),
    saved_at: time('saved_at').notNull().defaultNow(),
  },
  (table) => [uniqueIndex('redirects_path').on(table.market, table.path)],
);

export type RedirectRow = typeof redirects.$inferSelect;

/** What administrators add to the head or the body of a market's pages. */
export const metaheads = pgTable(
  'metaheads',
  {
    id: text('id').primaryKey().default(uuid),
    market: text('market').notNull(),
    content: text('content').notNull(),
    /** The CSS that Sass became; null for what browsers take as it is. */
    compiled: text('compiled'),
    language: text('language', { enum: METAHEAD_LANGUAGES }).notNull(),
    sequence: integer('sequence').notNull().default(0),
    /** Null for all pages. */
    rdx_core_page_id: text('rdx_core_page_id').references(() => contentPages.id, { onDelete: 'cascade' }),
    reload_on_each_page: boolean('reload_on_each_page').notNull().default(false),
    in_body: boolean('in_body').notNull().default(false),
    /** What a visitor must have agreed to before it stands in their page. */
    consent_scope: text('consent_scope', { enum: CONSENT_SCOPES }).notNull().default('obligatory'),
    /** Grows with every change; a change names the revision that it was made from. */
    revision: integer('revision').notNull().default(1),
    /** Who changed it last. */
    author: text('author').notNull().default(''),
    saved_at: time('saved_at').notNull().defaultNow(),
  },
  (table) => [index('metaheads_page').on(table.market, table.rdx_core_page_id)],
);
export type MetaheadRow = typeof metaheads.$inferSelect;

/** Stored settings of a market; what is not stored has the default of contracts/settings. */
export const settings = pgTable(
  'settings',
  {
    market: text('market').notNull(),
    key: text('key').notNull(),
    value: jsonb('value').$type<unknown>(),
  },
  (table) => [primaryKey({ columns: [table.market, table.key] })],
);

/** What a setting was set to: nothing where its default stands, and nothing of a secret. */
export type SettingState = { readonly value: unknown } | { readonly is_secret: true } | null;

/** Who changed which setting; a trigger refuses every change of a row. */
export const settingsHistory = pgTable(
  'settings_history',
  {
    market: text('market').notNull(),
    key: text('key').notNull(),
    /** Grows with every change; a change names the revision that it was made from. */
    revision: integer('revision').notNull(),
    from_state: jsonb('from_state').$type<SettingState>(),
    to_state: jsonb('to_state').$type<SettingState>(),
    who: text('who').notNull(),
    at: time('at').notNull().defaultNow(),
  },
  (table) => [primaryKey({ columns: [table.market, table.key, table.revision] })],
);

/** What currency services answered last, shared by all processes. */
export const exchangeRates = pgTable('exchange_rates', {
  /** Market, name of the rate in the answer, and host of the service. */
  key: text('key').primaryKey(),
  /** The last good one; null before the first. */
  rate: doublePrecision('rate'),
  /** When the service is asked again. */
  due_at: timestamp('due_at', { withTimezone: true }).notNull(),
});

/** Entries of a market's navigation and footer, with their children in order. */
export const navEntries = pgTable(
  'nav_entries',
  {
    id: text('id').primaryKey().default(uuid),
    market: text('market').notNull(),
    locale: text('locale').notNull(),
    place: text('place', { enum: NAV_PLACES }).notNull(),
    sequence: integer('sequence').notNull(),
    label: text('label').notNull(),
    url: text('url').notNull().default(''),
    target: text('target', { enum: ['_self', '_blank'] })
      .notNull()
      .default('_self'),
    type: text('type', { enum: NAV_TYPES }).notNull().default('link'),
    description: text('description'),
    image: jsonb('image').$type<NonNullable<NavLink['image']>>(),
    details: jsonb('details').$type<LinkDetails>().notNull().default({}),
    children: jsonb('children').$type<readonly NavLink[]>().notNull().default([]),
  },
  (table) => [uniqueIndex('nav_entries_place').on(table.market, table.locale, table.place, table.sequence)],
);
export type NavEntryRow = typeof navEntries.$inferSelect;
export type NewNavEntry = typeof navEntries.$inferInsert;

/** Who wrote what stands in a place of a language, and how often; others were seeded. */
export const navTrees = pgTable(
  'nav_trees',
  {
    market: text('market').notNull(),
    locale: text('locale').notNull(),
    place: text('place', { enum: NAV_PLACES }).notNull(),
    /** Grows with every change; a change names the revision that it was made from. */
    revision: integer('revision').notNull().default(1),
    author: text('author').notNull().default(''),
    saved_at: time('saved_at').notNull().defaultNow(),
  },
  (table) => [primaryKey({ columns: [table.market, table.locale, table.place] })],
);
