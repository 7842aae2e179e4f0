import * as z from 'zod/mini';
import { resource } from '../schema/schema';

const attributes = {
  name: z.string(),
  address: z.string(),
  city: z.string(),
  zipcode: z.string(),
  /** Code of the state or region: NSW, Dubai, 13. Empty where nobody said. */
  state: z.string(),
  country: z.string(),
  phone: z.string(),
  email: z.string(),
  dealer_code: z.string(),
  ci_code: z.string(),
  brands: z.array(z.string()),
  latitude: z.number(),
  longitude: z.number(),
  opening_hours: z.array(z.object({ days: z.string(), hours: z.string() })),
  display_name_jag: z.nullable(z.string()),
  display_name_lr: z.nullable(z.string()),
} as const;

/** A retailer (dealer) with its place on earth, WGS 84. */
export const retailer = resource('retailer', z.string(), z.object(attributes));
/** A retailer with address and coordinates. */
export type Retailer = z.output<typeof retailer>;

/** A retailer as found from a place; a foreign service may not know where one is. */
export const dealer = resource(
  'dealer',
  z.string(),
  z.object({
    ...attributes,
    latitude: z.nullable(z.number()),
    longitude: z.nullable(z.number()),
    /**
     * As the crow flies from the place that was asked for, in the unit of `meta.unit`; null without
     * a place.
     */
    distance: z.nullable(z.number()),
  }),
);
/** A retailer with its distance from the place that was asked for. */
export type Dealer = z.output<typeof dealer>;
