import * as z from 'zod/mini';
import { resource } from '../schema/schema';
import { priceDrop } from './price-drop';
import { vehicleTranslations } from './vehicle-texts';

/**
 * Digits of our own, or a UUID of a connected system: both parse from the end of
 * `/showroom/{slug}-{vehicleId}`.
 */
export const vehicleId = z
  .string()
  .check(z.regex(/^(\d{1,18}|[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12})$/i, 'must be a vehicle id'))
  .brand<'VehicleId'>();
/** An id that was checked to be a vehicle's. */
export type VehicleId = z.output<typeof vehicleId>;

/** New, approved by the maker, or used: each has its own pages and rules. */
export const VEHICLE_STATES = ['new', 'approved', 'used'] as const;
/** The state of a vehicle. */
export type VehicleState = (typeof VEHICLE_STATES)[number];

/** Whether a vehicle can be had, and when. */
export const VEHICLE_STATUSES = [
  'stock',
  'available_soon',
  'reserved',
  'sold',
  'in_production',
  'on_demand',
  'delivery',
  'demo',
] as const;
/** The status of a vehicle. */
export type VehicleStatus = (typeof VEHICLE_STATUSES)[number];

/** Ways in which a vehicle is offered, each with a price of its own. */
export const FINANCING_OPTIONS = ['purchase', 'lease', 'subscribe'] as const;
/** One way in which a vehicle is offered. */
export type FinancingOption = (typeof FINANCING_OPTIONS)[number];

/**
 * Paths are served by the site's own origin. big_path is 1024x576, medium_path 640x360,
 * quarter_hd_path 960x540, hd_path and full_path 1600x900.
 */
export const photo = z.object({
  sequence: z.int(),
  alt: z.string(),
  /** Its colours from top to bottom, `#112,#456,#122`: what is seen until it has come. */
  blur: z.optional(z.string()),
  big_path: z.string(),
  medium_path: z.string(),
  quarter_hd_path: z.string(),
  hd_path: z.string(),
  full_path: z.string(),
});
/** A picture of a vehicle in five sizes. */
export type Photo = z.output<typeof photo>;

/** Amounts are in major units of the listing's currency (45900.5 is 45,900.50). */
export const priceEntry = z.object({
  type: z.enum(FINANCING_OPTIONS),
  value_raw: z.number(),
  /**
   * The price that an announced reduction is told against, `price_drop.before_raw`; null without
   * one.
   */
  old_price_raw: z.nullable(z.number()),
  hidden_from_visitors: z.boolean(),
});
/** A price of a vehicle for one way in which it is offered. */
export type PriceEntry = z.output<typeof priceEntry>;

const lightAttributes = {
  slug: z.string(),
  title: z.string(),
  brand: z.string(),
  model: z.string(),
  model_group: z.nullable(z.string()),
  nameplate_external_code: z.nullable(z.string()),
  version: z.string(),
  state: z.enum(VEHICLE_STATES),
  status: z.enum(VEHICLE_STATUSES),
  production_year: z.nullable(z.int()),
  model_year: z.nullable(z.int()),
  mileage: z.nullable(z.int()),
  mileage_unit: z.enum(['km', 'mi']),
  engine_type: z.array(z.string()),
  transmission: z.nullable(z.string()),
  drivetrain: z.nullable(z.string()),
  /** Kilowatts. */
  power: z.nullable(z.int()),
  number_of_seats: z.nullable(z.int()),
  color_name: z.nullable(z.string()),
  color_canonical: z.nullable(z.string()),
  color_interior: z.nullable(z.string()),
  /** Litres or cubic centimetres, by capacity_unit. */
  engine_capacity: z.nullable(z.number()),
  capacity_unit: z.nullable(z.enum(['l', 'cm3'])),
  /** Last 3 characters of the VIN when it is longer than 3, else all of it. */
  short_vin: z.nullable(z.string()),
  currency: z.string(),
  prices: z.array(priceEntry),
  /** Tax notice shown beside prices. */
  prices_type: z.nullable(z.string()),
  price_hidden: z.boolean(),
  /** Missing or null when there is no reduction that may be announced. */
  price_drop: z.optional(z.nullable(priceDrop)),
  cover: z.nullable(photo),
  /** Path of another picture, 640 wide, that a card shows below a pointer; none without one. */
  second_view: z.optional(z.nullable(z.string())),
  owner_id: z.string(),
  owner_name: z.string(),
  owner_city: z.string(),
  /** What the retailer is called beside vehicles of each brand. */
  owner_metadata: z._default(
    z.object({ display_name_jag: z.nullable(z.string()), display_name_lr: z.nullable(z.string()) }),
    {
      display_name_jag: null,
      display_name_lr: null,
    },
  ),
} as const;

/** What a card of a list shows. */
export const vehicleLight = resource('vehicle', vehicleId, z.object(lightAttributes));
/** A vehicle as a card shows it. */
export type VehicleLight = z.output<typeof vehicleLight>;

const namedPrice = z.object({ name: z.string(), value_raw: z.number() });

/** What a visitor can do beside reserving: an address that the retailer gave for this vehicle. */
const vehicleButton = z.object({ key: z.string(), label: z.string(), url: z.string() });

const noAmount = z._default(z.nullable(z.number()), null);
const noText = z._default(z.nullable(z.string()), null);

/** What buyers of approved and used vehicles ask for; dates are ISO 8601. */
const usedAndApproved = {
  warranty_expiry: z.nullable(z.string()),
  registration_date: z.nullable(z.string()),
  previous_use: z.nullable(z.string()),
  recycling_fee: noAmount,
  repair_record: noText,
  maintenance_log: noText,
  mot_expiry: noText,
} as const;

/**
 * Open market value, additional registration fee and its preferential rebate, as Singapore's buyers
 * know them.
 */
const registrationValues = { omv: noAmount, arf: noAmount, parf: noAmount } as const;

/** Everything that a vehicle's page shows. */
export const vehicle = resource(
  'vehicle',
  vehicleId,
  z.object({
    ...lightAttributes,
    description: z.string(),
    body: z.string(),
    order_number: z.nullable(z.string()),
    battery_capacity: z.nullable(z.number()),
    doors: z.nullable(z.int()),
    /** ISO 8601 date. */
    delivery_date: z.nullable(z.string()),
    ...usedAndApproved,
    ...registrationValues,
    msrp_price: noAmount,
    /** With registration, plates and delivery, where one amount holds for the whole market. */
    on_the_road_price: noAmount,
    photos: z.array(photo),
    standard_features: z.array(z.string()),
    optional_features: z.array(namedPrice),
    accessories: z.array(z.string()),
    footnotes: z.array(z.string()),
    translations: z._default(vehicleTranslations, {}),
    price_breakdown: z.nullable(z.object({ base: z.number(), optional_features: z.number(), total: z.number() })),
    /** Drive-away price by Australian state, for new vehicles there. */
    drive_away: z.nullable(z.record(z.string(), z.number())),
    /** Present when the vehicle can be reserved online. */
    reservation: z.nullable(
      z.object({
        label: z.string(),
        fee: z.number(),
        currency: z.string(),
        financing_options: z.array(z.enum(FINANCING_OPTIONS)),
        /** Who keeps the vehicle for the customer. */
        owner: z._default(z.string(), ''),
      }),
    ),
    video_url: z.nullable(z.string()),
    config_url: z.nullable(z.string()),
    buttons: z._default(z.array(vehicleButton), []),
    owner_address: z.string(),
    owner_zipcode: z.string(),
    owner_contact_details: z._default(z.object({ phone: z.string(), email: z.string() }), { phone: '', email: '' }),
    owner_phone: z.string(),
    owner_email: z.string(),
    owner_opening_hours: z.array(z.object({ days: z.string(), hours: z.string() })),
    owner_latitude: z.number(),
    owner_longitude: z.number(),
    updated_at: z.string(),
  }),
);
/** A vehicle with everything that its page shows. */
export type Vehicle = z.output<typeof vehicle>;

/**
 * The id at the end of `{slug}-{vehicleId}`; the slug itself contains hyphens, and so may the id.
 */
export function vehicleIdOf(slugAndId: string): VehicleId | undefined {
  const uuid = /(?:^|-)([0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12})$/i.exec(slugAndId)?.[1];
  const parsed = vehicleId.safeParse(uuid ?? slugAndId.slice(slugAndId.lastIndexOf('-') + 1));
  return parsed.success ? parsed.data : undefined;
}

/** `/showroom/{slug}-{vehicleId}`. */
export function vehiclePath({ id, attributes }: { id: string; attributes: { slug: string } }): string {
  return `/showroom/${attributes.slug}-${id}`;
}
