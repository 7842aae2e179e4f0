import { sql } from 'drizzle-orm';
import { bigserial, index, integer, jsonb, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core';
import { time } from './columns';

/**
 * Work to be done soon and surely, written in the transaction that wants it done. No personal data
 * in `payload`.
 */
export const jobs = pgTable(
  'jobs',
  {
    id: bigserial('id', { mode: 'number' }).primaryKey(),
    kind: text('kind').notNull(),
    /** At most one job of a key exists. */
    unique_key: text('unique_key'),
    payload: jsonb('payload').$type<Record<string, string>>().notNull().default({}),
    run_at: time('run_at').notNull().defaultNow(),
    tries: integer('tries').notNull().default(0),
    /** Counts who asked for a job of this key: one that changes while it runs is done once more. */
    requests: integer('requests').notNull().default(1),
    locked_until: time('locked_until'),
    /** Names the worker that has the lock, by a value of its own for each claim. */
    claim: text('claim'),
    done_at: time('done_at'),
    /** Given up after the last try; a person has to look. */
    failed_at: time('failed_at'),
    last_error: text('last_error'),
    created_at: time('created_at').notNull().defaultNow(),
  },
  (table) => [
    uniqueIndex('jobs_unique_key').on(table.unique_key),
    index('jobs_waiting').on(table.run_at).where(sql`done_at is null and failed_at is null`),
  ],
);
