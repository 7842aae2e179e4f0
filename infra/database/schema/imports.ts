import { sql } from 'drizzle-orm';
import { bigserial, index, integer, jsonb, pgTable, text, timestamp, uniqueIndex } from 'drizzle-orm/pg-core';
import { feeds } from './feeds';

/** Every import of a dealer's feed, with what became of its rows. */
export const imports = pgTable(
  'imports',
  {
    id: text('id').primaryKey().default(sql`gen_random_uuid()::text`),
    /** The same as `feed_source` of its vehicles. */
    feed: text('feed').notNull(),
    feed_id: text('feed_id').references(() => feeds.id, { onDelete: 'set null' }),
    listing: text('listing').notNull(),
    mapping: text('mapping').notNull(),
    file: text('file').notNull(),
    status: text('status', { enum: ['running', 'done', 'incomplete', 'stopped', 'failed'] })
      .notNull()
      .default('running'),
    started_by: text('started_by', { enum: ['schedule', 'person', 'upload', 'command'] })
      .notNull()
      .default('command'),
    who: text('who').notNull().default(''),
    message: text('message').notNull().default(''),
    counts: jsonb('counts').$type<Readonly<Record<string, number>>>().notNull().default({}),
    reasons: jsonb('reasons').$type<readonly unknown[]>().notNull().default([]),
    /**
     * Ids of the vehicles that were not in the file and wait for somebody's consent to be removed.
     */
    missing: jsonb('missing').$type<readonly string[]>().notNull().default([]),
    missing_count: integer('missing_count').notNull().default(0),
    /** Vehicles of the feed before the import. */
    stock: integer('stock').notNull().default(0),
    approved_by: text('approved_by'),
    approved_at: timestamp('approved_at', { withTimezone: true }),
    started_at: timestamp('started_at', { withTimezone: true }).notNull().defaultNow(),
    /** A running import without a beat for a while has died. */
    heartbeat_at: timestamp('heartbeat_at', { withTimezone: true }).notNull().defaultNow(),
    finished_at: timestamp('finished_at', { withTimezone: true }),
  },
  (table) => [
    uniqueIndex('imports_one_at_a_time').on(table.feed).where(sql`status = 'running'`),
    index('imports_started').on(table.started_at),
    index('imports_of_listing').on(table.listing, table.started_at),
    index('imports_of_feed').on(table.feed, table.started_at),
  ],
);
export type ImportRow = typeof imports.$inferSelect;

/** Rows of a file that were refused or repaired. */
export const importRows = pgTable(
  'import_rows',
  {
    id: bigserial('id', { mode: 'number' }).primaryKey(),
    import_id: text('import_id')
      .notNull()
      .references(() => imports.id, { onDelete: 'cascade' }),
    line: integer('line').notNull(),
    kind: text('kind', { enum: ['repaired', 'refused'] }).notNull(),
    reason: text('reason').notNull(),
    field: text('field').notNull(),
    value: text('value').notNull(),
  },
  (table) => [index('import_rows_of_import').on(table.import_id, table.id)],
);
