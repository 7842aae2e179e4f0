import type { Photo } from '@showroom/contracts/entities/vehicle';
import type { VehicleTranslations } from '@showroom/contracts/entities/vehicle-texts';
import { sql } from 'drizzle-orm';
import {
  bigint,
  boolean,
  date,
  doublePrecision,
  index,
  integer,
  jsonb,
  pgSequence,
  pgTable,
  text,
  timestamp,
  uniqueIndex,
} from 'drizzle-orm/pg-core';
import { retailers } from './retailers';

/** Ids of our own are digits from here; a connected system may bring UUIDs instead. */
export const vehicleIds = pgSequence('vehicle_ids', { startWith: 100_001 });

/**
 * `src` has no size and no extension (`/media/vehicles/defender-110/pangea-green/front`), or is an
 * absolute address.
 */
export interface StoredPhoto {
  readonly src: string;
  readonly alt: string;
  /** Its colours from top to bottom, `#112,#456,#122`. */
  readonly blur?: string;
  /** Addresses by size, of a photo that comes in several ones from elsewhere. */
  readonly sizes?: Omit<Photo, 'sequence' | 'alt'>;
}

export interface StoredFeature {
  readonly name: string;
  /** Minor units of the vehicle's currency. */
  readonly amount: number;
}

/** An address that a retailer gave for one vehicle. */
export interface StoredButton {
  readonly key: string;
  readonly label: string;
  readonly url: string;
}

const money = (name: string) => bigint(name, { mode: 'number' });
const noTexts = sql`'{}'::text[]`;

/** Amounts are whole minor units of `currency`. */
export const vehicles = pgTable(
  'vehicles',
  {
    id: text('id').primaryKey().default(sql`nextval('vehicle_ids')::text`),
    listing: text('listing').notNull(),
    /** Who brought it, and its key there: an import finds its own vehicles again by these two. */
    feed_source: text('feed_source').notNull(),
    feed_key: text('feed_key').notNull(),
    slug: text('slug').notNull(),
    title: text('title').notNull(),
    description: text('description').notNull().default(''),
    brand: text('brand').notNull(),
    model: text('model').notNull(),
    model_group: text('model_group'),
    nameplate_external_code: text('nameplate_external_code'),
    version: text('version').notNull().default(''),
    body: text('body').notNull().default(''),
    state: text('state', { enum: ['new', 'approved', 'used'] }).notNull(),
    status: text('status', {
      enum: ['stock', 'available_soon', 'reserved', 'sold', 'in_production', 'on_demand', 'delivery', 'demo'],
    })
      .notNull()
      .default('stock'),
    production_year: integer('production_year'),
    model_year: integer('model_year'),
    mileage: integer('mileage'),
    mileage_unit: text('mileage_unit', { enum: ['km', 'mi'] })
      .notNull()
      .default('km'),
    engine_type: text('engine_type').array().notNull().default(noTexts),
    engine_capacity: doublePrecision('engine_capacity'),
    capacity_unit: text('capacity_unit', { enum: ['l', 'cm3'] }),
    battery_capacity: doublePrecision('battery_capacity'),
    transmission: text('transmission'),
    drivetrain: text('drivetrain'),
    power: integer('power'),
    number_of_seats: integer('number_of_seats'),
    doors: integer('doors'),
    color_name: text('color_name'),
    color_canonical: text('color_canonical'),
    color_interior: text('color_interior'),
    vin: text('vin'),
    order_number: text('order_number'),
    delivery_date: date('delivery_date', { mode: 'string' }),
    registration_date: date('registration_date', { mode: 'string' }),
    warranty_expiry: date('warranty_expiry', { mode: 'string' }),
    previous_use: text('previous_use'),
    repair_record: text('repair_record'),
    maintenance_log: text('maintenance_log'),
    mot_expiry: date('mot_expiry', { mode: 'string' }),
    currency: text('currency').notNull(),
    msrp_price: money('msrp_price'),
    /**
     * What the price filter and the price sort go by: what visitors see as the price, the list
     * price where there is no other.
     */
    display_price: money('display_price').generatedAlwaysAs(
      sql`case when price_hidden and 'purchase' = any(hidden_prices) then null when purchase_price > 0 then purchase_price else msrp_price end`,
    ),
    purchase_price: money('purchase_price'),
    purchase_old_price: money('purchase_old_price'),
    /**
     * Since when visitors can see the present purchase price; kept by a trigger, as the next two
     * are.
     */
    price_since: timestamp('price_since', { withTimezone: true }).notNull().defaultNow(),
    /**
     * The lowest purchase price of the thirty days before `price_since`; forgotten when it is no
     * news any more.
     */
    prior_price: money('prior_price'),
    /** Since when prices of those thirty days are known. */
    prior_since: timestamp('prior_since', { withTimezone: true }),
    /** Per month. */
    lease_price: money('lease_price'),
    lease_old_price: money('lease_old_price'),
    /** Per month. */
    subscribe_price: money('subscribe_price'),
    subscribe_old_price: money('subscribe_old_price'),
    /** Financing options whose price visitors do not see where `price_hidden` is set as well. */
    hidden_prices: text('hidden_prices').array().notNull().default(noTexts),
    prices_type: text('prices_type'),
    price_hidden: boolean('price_hidden').notNull().default(false),
    /** With it the page shows a price breakdown: base, optional features, total. */
    base_price: money('base_price'),
    /** Drive-away price by Australian state. */
    drive_away: jsonb('drive_away').$type<Record<string, number>>(),
    on_the_road_price: money('on_the_road_price'),
    recycling_fee: money('recycling_fee'),
    /** Singapore's open market value, additional registration fee and its rebate. */
    omv: money('omv'),
    arf: money('arf'),
    parf: money('parf'),
    /** A vehicle without a reservation fee (0 is free) cannot be reserved online. */
    reservation_fee: money('reservation_fee'),
    reservation_label: text('reservation_label').notNull().default('Reserve online'),
    photos: jsonb('photos').$type<readonly StoredPhoto[]>().notNull().default([]),
    /**
     * The photographs that its feed names, at their own addresses; `photos` has those of them that
     * have come to the library.
     */
    feed_photos: jsonb('feed_photos').$type<readonly StoredPhoto[]>().notNull().default([]),
    standard_features: text('standard_features').array().notNull().default(noTexts),
    optional_features: jsonb('optional_features').$type<readonly StoredFeature[]>().notNull().default([]),
    accessories: text('accessories').array().notNull().default(noTexts),
    footnotes: text('footnotes').array().notNull().default(noTexts),
    /** Description, equipment and footnotes in further languages. */
    translations: jsonb('translations').$type<VehicleTranslations>().notNull().default({}),
    video_url: text('video_url'),
    config_url: text('config_url'),
    buttons: jsonb('buttons').$type<readonly StoredButton[]>().notNull().default([]),
    owner_id: text('owner_id')
      .notNull()
      .references(() => retailers.id),
    created_at: timestamp('created_at', { withTimezone: true }).notNull().defaultNow(),
    updated_at: timestamp('updated_at', { withTimezone: true }).notNull().defaultNow(),
    /** Set when the feed no longer has it; such a vehicle is not listed any more. */
    removed_at: timestamp('removed_at', { withTimezone: true }),
  },
  (table) => [
    uniqueIndex('vehicles_feed').on(table.feed_source, table.feed_key),
    index('vehicles_listing').on(table.listing, table.id),
    index('vehicles_owner').on(table.owner_id, sql`lower(${table.model})`),
    // Which models there are, and who else offers one.
    index('vehicles_model').on(table.listing, sql`lower(${table.model})`, table.production_year),
    index('vehicles_feed_photos')
      .using('gin', sql`${table.feed_photos} jsonb_path_ops`)
      .where(sql`feed_photos <> '[]'`),
    index('vehicles_reduced').on(table.price_since).where(sql`prior_price is not null`),
  ],
);

export type VehicleRow = typeof vehicles.$inferSelect;
export type NewVehicle = typeof vehicles.$inferInsert;
