import type { Client } from '@showroom/contracts/client/client';
import { type VehicleLight, vehicleId } from '@showroom/contracts/entities/vehicle';

const declared = () => import('@showroom/contracts/calls/stock-locator');

/** Vehicles of a listing by words of what they are, or by their id. */
export async function searchStock(client: Client, listing: string, text: string): Promise<VehicleLight[]> {
  const { searchVehicles } = await declared();
  return (await client.send(searchVehicles, { params: { listing }, query: { text } })).data;
}

/** The vehicles of these ids that are still there. */
export async function fetchChosen(
  client: Client,
  listing: string,
  ids: readonly string[],
  signal: AbortSignal,
): Promise<VehicleLight[]> {
  const known = ids.flatMap((id) => vehicleId.safeParse(id).data ?? []);
  if (known.length === 0) return [];
  const { listVehiclesById } = await declared();
  return (await client.send(listVehiclesById, { params: { listing }, query: { ids: known } }, { signal })).data;
}
