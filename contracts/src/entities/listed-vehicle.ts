import * as z from 'zod/mini';
import { resource } from '../schema/schema';
import { vehicle, vehicleId, vehicleLight } from './vehicle';

/** What a vehicle has only in a list, because it depends on what was asked. */
const askedAttributes = {
  /** By the terms of `meta.finance`, in major units; null when no terms fit the vehicle. */
  monthly_payment: z._default(z.nullable(z.number()), null),
  /** In the state that was asked, in major units; null for a vehicle without one. */
  drive_away_price: z._default(z.nullable(z.object({ state: z.string(), value_raw: z.number() })), null),
  /** To its retailer, as the crow flies, when a place was asked. */
  distance_km: z._default(z.nullable(z.number()), null),
} as const;

/** A vehicle of the full list. */
export const listedVehicle = resource('vehicle', vehicleId, z.extend(vehicle.shape.attributes, askedAttributes));
/** A vehicle of the full list, with its payment, price and distance as they were asked. */
export type ListedVehicle = z.output<typeof listedVehicle>;

/** A vehicle of the light list. */
export const listedVehicleLight = resource(
  'vehicle',
  vehicleId,
  z.extend(vehicleLight.shape.attributes, askedAttributes),
);
/** A vehicle of the light list, with its payment, price and distance as they were asked. */
export type ListedVehicleLight = z.output<typeof listedVehicleLight>;
