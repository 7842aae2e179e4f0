import * as z from 'zod/mini';
import { FINANCING_OPTIONS, VEHICLE_STATES, VEHICLE_STATUSES } from './vehicle';

const text = z.nullable(z.string());

/**
 * A vehicle as it is told of on the page that shows it: written out in the page's language, with
 * the prices that visitors see.
 */
export const listingVehicle = z.object({
  id: z.string(),
  title: z.string(),
  state: z.enum(VEHICLE_STATES),
  status: z.enum(VEHICLE_STATUSES),
  specification: z.object({
    brand: z.string(),
    model: z.string(),
    version: z.string(),
    vin: text,
    mileage: text,
    power: text,
    capacity: text,
    color: text,
    colorInterior: text,
    productionYear: z.nullable(z.int()),
    deliveryDate: text,
    ownerName: z.string(),
    nameplateExternalCode: text,
    nameplateModelGroup: text,
  }),
  prices: z.object({
    list: z.array(
      z.object({
        type: z.enum(FINANCING_OPTIONS),
        value_raw: z.number(),
        old_price_raw: z.nullable(z.number()),
        /** The old price as it is written; empty without one. */
        oldPrice: z.string(),
      }),
    ),
  }),
  pricesDriveAway: z.object({
    /** For the state that the visitor chose. */
    currentDriveAway: z.nullable(z.object({ value: z.number() })),
  }),
});
/** A vehicle as events tell of it, in the language of the page. */
export type ListingVehicle = z.output<typeof listingVehicle>;
