import { ORDER_ACTIONS } from '@showroom/contracts/entities/order-record';
import { bigserial, index, pgTable, text } from 'drizzle-orm/pg-core';
import { orders } from './buy-online';
import { time } from './columns';

/** What people of the market did with an order, and why; append-only. */
export const orderActions = pgTable(
  'order_actions',
  {
    id: bigserial('id', { mode: 'number' }).primaryKey(),
    order_number: text('order_number')
      .notNull()
      .references(() => orders.number),
    action: text('action', { enum: ORDER_ACTIONS }).notNull(),
    /** The subject of the person's token. */
    who: text('who').notNull(),
    why: text('why').notNull(),
    at: time('at').notNull().defaultNow(),
  },
  (table) => [index('order_actions_order').on(table.order_number)],
);
