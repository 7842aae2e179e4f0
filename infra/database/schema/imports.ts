import { sql } from 'drizzle-orm';
import { index, jsonb, pgTable, text, timestamp, uniqueIndex } from 'drizzle-orm/pg-core';

/** Every import of a dealer's feed, with what became of its rows. The full list of refused and repaired rows lies in a file beside. */
export const imports = pgTable(
  'imports',
  {
    id: text('id').primaryKey().default(sql`gen_random_uuid()::text`),
    /** The same as `feed_source` of its vehicles. */
    feed: text('feed').notNull(),
    listing: text('listing').notNull(),
    mapping: text('mapping').notNull(),
    file: text('file').notNull(),
    status: text('status', { enum: ['running', 'done', 'incomplete', 'stopped', 'failed'] })
      .notNull()
      .default('running'),
    message: text('message').notNull().default(''),
    counts: jsonb('counts').$type<Readonly<Record<string, number>>>().notNull().default({}),
    reasons: jsonb('reasons').$type<readonly unknown[]>().notNull().default([]),
    started_at: timestamp('started_at', { withTimezone: true }).notNull().defaultNow(),
    /** A running import without a beat for a while has died. */
    heartbeat_at: timestamp('heartbeat_at', { withTimezone: true }).notNull().defaultNow(),
    finished_at: timestamp('finished_at', { withTimezone: true }),
  },
  (table) => [
    uniqueIndex('imports_one_at_a_time').on(table.feed).where(sql`status = 'running'`),
    index('imports_started').on(table.started_at),
  ],
);
export type ImportRow = typeof imports.$inferSelect;
