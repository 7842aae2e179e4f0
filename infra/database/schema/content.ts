import type { NavLink } from '@showroom/contracts/entities/nav-entry';
import type { PageBlock } from '@showroom/contracts/entities/page';
import { sql } from 'drizzle-orm';
import {
  boolean,
  doublePrecision,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  timestamp,
  uniqueIndex,
} from 'drizzle-orm/pg-core';

const uuid = sql`gen_random_uuid()::text`;

/**
 * One row per market, locale and path; a locale without its own row is answered by the market's
 * first locale.
 */
export const pages = pgTable(
  'pages',
  {
    id: text('id').primaryKey().default(uuid),
    market: text('market').notNull(),
    locale: text('locale').notNull(),
    /** With its leading slash; the home page is `/`. */
    path: text('path').notNull(),
    title: text('title').notNull(),
    meta_title: text('meta_title').notNull().default(''),
    meta_description: text('meta_description').notNull().default(''),
    canonical_url: text('canonical_url').notNull().default(''),
    external_meta_image: text('external_meta_image').notNull().default(''),
    disable_seo_tracking: boolean('disable_seo_tracking').notNull().default(false),
    theme: text('theme', { enum: ['white-theme', 'light-theme', 'grey-theme', 'dark-theme'] })
      .notNull()
      .default('white-theme'),
    published: boolean('published').notNull().default(true),
    blocks: jsonb('blocks').$type<PageBlock[]>().notNull().default([]),
    version: integer('version').notNull().default(1),
    updated_at: timestamp('updated_at', { withTimezone: true }).notNull().defaultNow(),
  },
  (table) => [uniqueIndex('pages_path').on(table.market, table.locale, table.path)],
);
export type PageRow = typeof pages.$inferSelect;
export type NewPage = typeof pages.$inferInsert;

/** Paths of a market that answer with a redirect. */
export const redirects = pgTable(
  'redirects',
  {
    id: text('id').primaryKey().default(uuid),
    market: text('market').notNull(),
    /** With its leading slash. */
    path: text('path').notNull(),
    to: text('to').notNull(),
    http_code: integer('http_code').notNull().default(301),
    link_type: text('link_type', { enum: ['internal', 'external', 'file'] })
      .notNull()
      .default('internal'),
  },
  (table) => [uniqueIndex('redirects_path').on(table.market, table.path)],
);

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
    place: text('place', { enum: ['main', 'utility', 'footer-top', 'footer-medium', 'footer-bottom'] }).notNull(),
    sequence: integer('sequence').notNull(),
    label: text('label').notNull(),
    url: text('url').notNull().default(''),
    target: text('target', { enum: ['_self', '_blank'] })
      .notNull()
      .default('_self'),
    type: text('type', { enum: ['link', 'social', 'image', 'wrapper'] })
      .notNull()
      .default('link'),
    description: text('description'),
    image: jsonb('image').$type<{ readonly src: string; readonly alt: string }>(),
    children: jsonb('children').$type<readonly NavLink[]>().notNull().default([]),
  },
  (table) => [uniqueIndex('nav_entries_place').on(table.market, table.locale, table.place, table.sequence)],
);
export type NavEntryRow = typeof navEntries.$inferSelect;
export type NewNavEntry = typeof navEntries.$inferInsert;
