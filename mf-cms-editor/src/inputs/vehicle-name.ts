import type { VehicleLight } from '@showroom/contracts/entities/vehicle';

/** What an editor knows a vehicle by. */
export function vehicleName({ attributes }: VehicleLight): string {
  const { production_year, brand, model, version, color_name } = attributes;
  return [production_year, brand, model, version, color_name].filter(Boolean).join(' ');
}
