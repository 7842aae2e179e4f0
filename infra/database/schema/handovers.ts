import { sql } from 'drizzle-orm';
import { index, jsonb, pgTable, text } from 'drizzle-orm/pg-core';
import { time } from './columns';

/**
 * Links with which a journey goes on, on another device. What the journey held is gone with the
 * link.
 */
export const handovers = pgTable(
  'handovers',
  {
    id: text('id').primaryKey(),
    /** The visitor who made it. */
    owner: text('owner').notNull(),
    /** The hold that goes along, or none. */
    hold_token: text('hold_token'),
    path: text('path').notNull(),
    stored: jsonb('stored').$type<Record<string, unknown>>().notNull(),
    created_at: time('created_at').notNull().defaultNow(),
    expires_at: time('expires_at').notNull(),
    /** Who took it, the only one who may ask again. */
    taken_by: text('taken_by'),
    taken_at: time('taken_at'),
  },
  (table) => [
    index('handovers_hold').on(table.hold_token),
    index('handovers_owner').on(table.owner),
    index('handovers_waiting').on(table.expires_at).where(sql`taken_by is null`),
  ],
);
