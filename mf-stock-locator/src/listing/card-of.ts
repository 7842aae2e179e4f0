import { type VehicleLight, vehiclePath } from '@showroom/contracts/entities/vehicle';
import type { CardData } from './list-data';

/** A vehicle of an answer, reduced to what its card shows. */
export function cardOf(vehicle: VehicleLight): CardData {
  const { attributes } = vehicle;
  return {
    id: vehicle.id,
    path: vehiclePath(vehicle),
    attributes: {
      brand: attributes.brand,
      model: attributes.model,
      version: attributes.version,
      state: attributes.state,
      status: attributes.status,
      production_year: attributes.production_year,
      mileage: attributes.mileage,
      mileage_unit: attributes.mileage_unit,
      engine_type: attributes.engine_type,
      drivetrain: attributes.drivetrain,
      power: attributes.power,
      color_name: attributes.color_name,
      color_canonical: attributes.color_canonical,
      prices: attributes.prices,
      cover: attributes.cover,
      owner_name: attributes.owner_name,
      owner_city: attributes.owner_city,
    },
  };
}
