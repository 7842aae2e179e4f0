import type { AppointmentPurpose, ServicePackGroup } from '@showroom/contracts/entities/order-choices';
import { sql } from 'drizzle-orm';
import { bigint, boolean, index, integer, jsonb, pgTable, primaryKey, text, timestamp } from 'drizzle-orm/pg-core';
import { orders } from './buy-online';

export const POWERTRAINS = ['combustion', 'plug_in_hybrid', 'electric'] as const;
export type PowertrainKind = (typeof POWERTRAINS)[number];

export interface ServicePackTexts {
  readonly name: string;
  readonly summary: string;
  readonly included: readonly string[];
}

/** What buyers of a market can add to their vehicle. */
export const servicePacks = pgTable(
  'service_packs',
  {
    id: text('id').primaryKey(),
    market: text('market').notNull(),
    group: text('group').$type<ServicePackGroup>().notNull(),
    /** For every brand without. */
    brand: text('brand'),
    /** For every one when empty. */
    powertrains: text('powertrains').array().$type<PowertrainKind[]>().notNull().default(sql`'{}'::text[]`),
    /** By language. */
    texts: jsonb('texts').$type<Readonly<Record<string, ServicePackTexts>>>().notNull(),
    /** Minor units. */
    price: bigint('price', { mode: 'number' }).notNull(),
    currency: text('currency').notNull(),
    period: text('period', { enum: ['once', 'month'] }).notNull(),
    months: integer('months').notNull(),
    /** In the market's unit of distance. */
    mileage: integer('mileage'),
    position: integer('position').notNull().default(0),
    offered: boolean('offered').notNull().default(true),
  },
  (table) => [index('service_packs_market').on(table.market)],
);
export type ServicePackRow = typeof servicePacks.$inferSelect;
export type NewServicePack = typeof servicePacks.$inferInsert;

/**
 * Who comes when: one row for each seat of a slot, so that no more can come than the retailer has
 * people for. An appointment stands as long as its order does; the seat of an ended order is free
 * again.
 */
export const appointments = pgTable(
  'appointments',
  {
    retailer_id: text('retailer_id').notNull(),
    purpose: text('purpose').$type<AppointmentPurpose>().notNull(),
    starts_at: timestamp('starts_at', { withTimezone: true }).notNull(),
    /** From 1 to the capacity of the slot. */
    seat: integer('seat').notNull(),
    ends_at: timestamp('ends_at', { withTimezone: true }).notNull(),
    order_number: text('order_number')
      .notNull()
      .unique('appointments_order')
      .references(() => orders.number),
    booked_at: timestamp('booked_at', { withTimezone: true }).notNull().defaultNow(),
  },
  (table) => [primaryKey({ columns: [table.retailer_id, table.purpose, table.starts_at, table.seat] })],
);
