import * as z from 'zod/mini';
import { resource } from '../schema/schema';
import { vehicle, vehicleId } from './vehicle';

/**
 * A vehicle as the configurator built it. Its state is always new; amounts are in major units, and
 * the purchase price is the list price as the market shows it.
 */
export const configuratorVehicle = resource(
  'configurator_vehicle',
  vehicleId,
  z.extend(vehicle.shape.attributes, {
    state: z.literal('new'),
    config_url: z.string(),
    /**
     * With and without tax: which one is shown is for the order-online configuration
     * (`include_tax`) to say.
     */
    msrp_price: z.nullable(z.object({ gross: z.number(), net: z.number() })),
    buttons: z.array(z.object({ key: z.literal('reserve'), label: z.string(), reservation_fee: z.number() })),
  }),
);
/** A vehicle that the configurator built; it is always new. */
export type ConfiguratorVehicle = z.output<typeof configuratorVehicle>;
