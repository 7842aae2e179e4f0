import { pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import { orders } from './buy-online';
import { time } from './columns';

/** What was agreed to with an order, box by box, as it was read; append-only. */
export const acceptedTerms = pgTable(
  'accepted_terms',
  {
    order_number: text('order_number')
      .notNull()
      .references(() => orders.number),
    box: text('box').notNull(),
    /** Of title, text and label. */
    version: text('version').notNull(),
    locale: text('locale').notNull(),
    title: text('title').notNull(),
    html: text('html').notNull(),
    label: text('label').notNull(),
    accepted_at: time('accepted_at').notNull().defaultNow(),
  },
  (table) => [primaryKey({ columns: [table.order_number, table.box, table.version] })],
);
