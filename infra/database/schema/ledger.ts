import { bigint, bigserial, index, integer, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core';
import { orders, paymentAttempts } from './buy-online';
import { time } from './columns';

/** Where the money of a reservation is: with the visitor, held by their bank for us, or ours. */
const ACCOUNTS = ['visitor', 'on_hold', 'taken'] as const;
export type Account = (typeof ACCOUNTS)[number];

export const MOVEMENTS = ['authorised', 'captured', 'released', 'refunded'] as const;
export type Movement = (typeof MOVEMENTS)[number];

/**
 * Double entry: each movement of money takes from one account what it gives to another;
 * append-only. Money goes back in parts, everything else happens once per attempt. The database
 * refuses a movement that does not add up to nothing.
 */
export const ledgerEntries = pgTable(
  'ledger_entries',
  {
    id: bigserial('id', { mode: 'number' }).primaryKey(),
    order_number: text('order_number')
      .notNull()
      .references(() => orders.number),
    attempt_id: text('attempt_id')
      .notNull()
      .references(() => paymentAttempts.id),
    vendor: text('vendor').notNull(),
    provider_reference: text('provider_reference').notNull(),
    movement: text('movement', { enum: MOVEMENTS }).notNull(),
    /** Of what goes back in parts the number of the part. */
    part: integer('part').notNull().default(1),
    account: text('account', { enum: ACCOUNTS }).notNull(),
    /** Minor units; what leaves the account is below zero. */
    amount: bigint('amount', { mode: 'number' }).notNull(),
    currency: text('currency').notNull(),
    at: time('at').notNull().defaultNow(),
  },
  (table) => [
    uniqueIndex('ledger_entries_once').on(table.attempt_id, table.movement, table.account, table.part),
    index('ledger_entries_order').on(table.order_number),
  ],
);
