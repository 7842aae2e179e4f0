import { bigint, bigserial, index, pgTable, text, timestamp } from 'drizzle-orm/pg-core';
import { vehicles } from './vehicles';

const time = (name: string) => timestamp(name, { withTimezone: true });

/**
 * Prices that applied and no longer do, written by a trigger of `vehicles`; the present ones stand
 * there. A new vehicle writes nothing, so that a large import costs nothing more.
 */
export const priceHistory = pgTable(
  'price_history',
  {
    id: bigserial('id', { mode: 'number' }).primaryKey(),
    vehicle_id: text('vehicle_id')
      .notNull()
      .references(() => vehicles.id, { onDelete: 'cascade' }),
    financing_option: text('financing_option', { enum: ['purchase', 'lease', 'subscribe'] }).notNull(),
    /**
     * Whole minor units, per month for lease and subscription; none for a time in which visitors
     * saw no price.
     */
    amount: bigint('amount', { mode: 'number' }),
    currency: text('currency').notNull(),
    applied_from: time('applied_from').notNull(),
    applied_until: time('applied_until').notNull(),
  },
  (table) => [index('price_history_of_vehicle').on(table.vehicle_id, table.financing_option, table.applied_until)],
);
