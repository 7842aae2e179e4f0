import { bigint, index, integer, pgTable, text } from 'drizzle-orm/pg-core';
import { orders, paymentAttempts } from './buy-online';
import { time } from './columns';

/**
 * Parts of a payment that the retailer gives back while the reservation stays; how often that was
 * tried, and how it ended.
 */
export const refunds = pgTable(
  'refunds',
  {
    id: text('id').primaryKey(),
    order_number: text('order_number')
      .notNull()
      .references(() => orders.number),
    attempt_id: text('attempt_id')
      .notNull()
      .references(() => paymentAttempts.id),
    /** Minor units. */
    amount: bigint('amount', { mode: 'number' }).notNull(),
    /** What of the payment is back with the customer once this part is. */
    up_to: bigint('up_to', { mode: 'number' }).notNull(),
    who: text('who').notNull(),
    why: text('why').notNull(),
    asked_at: time('asked_at').notNull().defaultNow(),
    tries: integer('tries').notNull().default(0),
    /** Until then nobody asks the provider for this payment: one who did may still hear. */
    next_try_at: time('next_try_at'),
    given_at: time('given_at'),
    given_up_at: time('given_up_at'),
  },
  (table) => [index('refunds_attempt').on(table.attempt_id), index('refunds_order').on(table.order_number)],
);
