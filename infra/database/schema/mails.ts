import { ORDER_MAILS } from '@showroom/contracts/entities/order-record';
import { sql } from 'drizzle-orm';
import { index, jsonb, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core';
import { time } from './columns';

/**
 * E-mails that were asked for, written in the transaction that wants them, and when each went out.
 */
export const mails = pgTable(
  'mails',
  {
    id: text('id').primaryKey(),
    kind: text('kind', {
      enum: [...ORDER_MAILS, 'inquiry', 'plain'],
    }).notNull(),
    /** The order that it is about; its content is read when it is sent. */
    order_number: text('order_number'),
    recipients: jsonb('recipients').$type<readonly string[]>().notNull(),
    /** What an e-mail says that is about no order. */
    content: jsonb('content'),
    /** A visitor's id or a person's subject; null for what an order sends by itself, once. */
    asked_by: text('asked_by'),
    asked_at: time('asked_at').notNull().defaultNow(),
    sent_at: time('sent_at'),
  },
  (table) => [
    uniqueIndex('mails_once_per_order').on(table.order_number, table.kind).where(sql`asked_by is null`),
    index('mails_order').on(table.order_number),
    index('mails_asked').on(table.asked_by, table.asked_at),
  ],
);
