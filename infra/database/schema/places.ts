import { doublePrecision, index, integer, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';

/**
 * Postcodes and localities with their place on earth. Keys are as contracts/entities/place writes
 * them.
 */
export const places = pgTable(
  'places',
  {
    /** ISO 3166-1 alpha-2. */
    country: text('country').notNull(),
    /** Empty in countries without postcodes. */
    postcode: text('postcode').notNull().default(''),
    locality: text('locality').notNull(),
    state: text('state').notNull().default(''),
    state_name: text('state_name').notNull().default(''),
    latitude: doublePrecision('latitude').notNull(),
    longitude: doublePrecision('longitude').notNull(),
    postcode_key: text('postcode_key').notNull(),
    locality_key: text('locality_key').notNull(),
    /** The larger, the likelier it is meant: a city before the villages that begin alike. */
    weight: integer('weight').notNull().default(0),
    /** Which import brought it; an import replaces its own rows only. */
    source: text('source').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.country, table.postcode_key, table.locality_key] }),
    // For "begins with", whatever the database's collation is.
    index('places_postcode').on(table.country, table.postcode_key.op('text_pattern_ops')),
    index('places_locality').on(table.country, table.locality_key.op('text_pattern_ops')),
  ],
);

export type PlaceRow = typeof places.$inferSelect;
export type NewPlace = typeof places.$inferInsert;
