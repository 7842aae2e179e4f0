import { index, jsonb, pgTable, text, timestamp } from 'drizzle-orm/pg-core';

/** What the site keeps of signed-in people between requests. */
export const sessions = pgTable(
  'sessions',
  {
    id: text('id').primaryKey(),
    data: jsonb('data').$type<Record<string, unknown>>().notNull(),
    expires_at: timestamp('expires_at', { withTimezone: true }).notNull(),
    /** Whoever renews its tokens does so alone until then. */
    renewing_until: timestamp('renewing_until', { withTimezone: true }),
  },
  (table) => [index('sessions_expiry').on(table.expires_at)],
);
