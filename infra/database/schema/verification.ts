import { sql } from 'drizzle-orm';
import { index, integer, pgTable, text } from 'drizzle-orm/pg-core';
import { time } from './columns';

/** Codes that were sent; the code itself is the provider's. Rows go after two days. */
export const phoneVerifications = pgTable(
  'phone_verifications',
  {
    id: text('id').primaryKey().default(sql`gen_random_uuid()::text`),
    /** E.164. */
    phone: text('phone').notNull(),
    visitor: text('visitor').notNull(),
    attempts: integer('attempts').notNull().default(0),
    created_at: time('created_at').notNull().defaultNow(),
    expires_at: time('expires_at').notNull(),
    approved_at: time('approved_at'),
  },
  (table) => [index('phone_verifications_visitor').on(table.visitor, table.phone, table.created_at)],
);

/**
 * How often something was asked in the present window; keys are hashes, so that nobody can be read
 * from them.
 */
export const requestCounts = pgTable(
  'request_counts',
  {
    key: text('key').primaryKey(),
    count: integer('count').notNull(),
    ends_at: time('ends_at').notNull(),
  },
  (table) => [index('request_counts_end').on(table.ends_at)],
);
