import { sql } from 'drizzle-orm';
import { doublePrecision, index, integer, pgTable, text, timestamp, uniqueIndex } from 'drizzle-orm/pg-core';

const time = (name: string) => timestamp(name, { withTimezone: true });

/** Where a listing's vehicles come from, and when they are fetched. */
export const feeds = pgTable(
  'feeds',
  {
    id: text('id').primaryKey().default(sql`gen_random_uuid()::text`),
    listing: text('listing').notNull(),
    mapping: text('mapping').notNull(),
    name: text('name').notNull(),
    /** None for a feed whose files are uploaded. */
    url: text('url'),
    every_minutes: integer('every_minutes'),
    next_run_at: time('next_run_at'),
    max_removals: doublePrecision('max_removals').notNull().default(0.2),
    /**
     * What the server said of the file that was last taken whole: a file that is the same is not
     * fetched again.
     */
    etag: text('etag'),
    created_at: time('created_at').notNull().defaultNow(),
    updated_at: time('updated_at').notNull().defaultNow(),
  },
  (table) => [
    uniqueIndex('feeds_mapping').on(table.listing, table.mapping),
    index('feeds_due').on(table.next_run_at).where(sql`next_run_at is not null`),
  ],
);
export type FeedRow = typeof feeds.$inferSelect;
