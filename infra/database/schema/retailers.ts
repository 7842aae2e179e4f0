import { sql } from 'drizzle-orm';
import { doublePrecision, jsonb, pgTable, text, timestamp, uniqueIndex } from 'drizzle-orm/pg-core';

export interface OpeningHours {
  readonly days: string;
  readonly hours: string;
}

/** Retailers (dealers), each selling in one listing. */
export const retailers = pgTable(
  'retailers',
  {
    id: text('id').primaryKey().default(sql`gen_random_uuid()::text`),
    listing: text('listing').notNull(),
    name: text('name').notNull(),
    address: text('address').notNull().default(''),
    city: text('city').notNull().default(''),
    zipcode: text('zipcode').notNull().default(''),
    /** Code of the state or region, as places have it. */
    state: text('state').notNull().default(''),
    country: text('country').notNull().default(''),
    phone: text('phone').notNull().default(''),
    email: text('email').notNull().default(''),
    dealer_code: text('dealer_code').notNull(),
    ci_code: text('ci_code').notNull().default(''),
    brands: text('brands').array().notNull().default(sql`'{}'::text[]`),
    latitude: doublePrecision('latitude').notNull().default(0),
    longitude: doublePrecision('longitude').notNull().default(0),
    opening_hours: jsonb('opening_hours').$type<readonly OpeningHours[]>().notNull().default([]),
    display_name_jag: text('display_name_jag'),
    display_name_lr: text('display_name_lr'),
    updated_at: timestamp('updated_at', { withTimezone: true }).notNull().defaultNow(),
  },
  (table) => [uniqueIndex('retailers_code').on(table.listing, table.dealer_code)],
);

export type RetailerRow = typeof retailers.$inferSelect;
export type NewRetailer = typeof retailers.$inferInsert;
