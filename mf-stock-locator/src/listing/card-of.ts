import { type VehicleLight, vehiclePath } from '@showroom/contracts/entities/vehicle';
import type { CardData } from './list-data';

/** A vehicle of an answer as a card shows it. */
export function cardOf(vehicle: VehicleLight): CardData {
  return { id: vehicle.id, path: vehiclePath(vehicle), attributes: vehicle.attributes };
}
