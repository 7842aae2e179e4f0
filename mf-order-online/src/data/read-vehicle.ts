import type { Client } from '@showroom/contracts/client/client';
import type { Vehicle } from '@showroom/contracts/entities/vehicle';

export async function readVehicle(client: Client, listing: string, id: string, signal: AbortSignal): Promise<Vehicle> {
  const { getVehicle } = await import('@showroom/contracts/calls/stock-locator');
  return (await client.send(getVehicle, { params: { listing, id } }, { signal })).data;
}
