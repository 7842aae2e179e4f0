import * as z from 'zod/mini';
import { event } from '../bus';
import { listingVehicle } from '../entities/listing-vehicle';

/** Sent when a vehicle's page was opened. */
export const vehicleViewed = event({
  name: 'stock-locator:vehicle-viewed',
  version: 1,
  detail: z.object({
    vehicle: listingVehicle,
    /** `sl-nvl` of a new vehicle, `sl-avl` of any other. */
    journey: z.string(),
  }),
  replay: 'last',
  summary: "A vehicle's page was opened.",
});
