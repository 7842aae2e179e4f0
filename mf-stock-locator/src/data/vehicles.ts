import {
  getVehicle,
  listConfiguratorVehicles,
  listVehiclesById,
  listVehiclesLight,
} from '@showroom/contracts/calls/stock-locator';
import type { Vehicle, VehicleId } from '@showroom/contracts/entities/vehicle';
import type { Platform } from '@showroom/shared-ui/platform';

/** Query of the list call: texts as the API reads them. */
export type VehicleQuery = Readonly<Record<string, string | string[] | undefined>>;

/** One page of a listing, as cards show it. */
export function fetchVehicles(platform: Platform, listing: string, query: VehicleQuery, signal: AbortSignal) {
  return platform.client.send(listVehiclesLight, { params: { listing }, query }, { signal });
}

/** Vehicles of a listing by their ids, as cards show them. */
export function fetchVehiclesById(platform: Platform, listing: string, ids: readonly VehicleId[], signal: AbortSignal) {
  return platform.client.send(listVehiclesById, { params: { listing }, query: { ids: [...ids] } }, { signal });
}

/** Everything about one vehicle. Default: of the market's own listing. */
export async function fetchVehicle(
  platform: Platform,
  id: VehicleId,
  signal: AbortSignal,
  listing: string = platform.market.listing,
): Promise<Vehicle> {
  return (await platform.client.send(getVehicle, { params: { listing, id } }, { signal })).data;
}

/** The vehicle that a configuration stands for. */
export function fetchConfigured(platform: Platform, configUrl: string, signal: AbortSignal) {
  const query = { listing: platform.market.listing, config_url: configUrl, items: '1' };
  return platform.client.send(listConfiguratorVehicles, { query }, { signal });
}
