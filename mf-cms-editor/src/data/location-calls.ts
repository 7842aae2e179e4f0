import type { CallInput, CallOutput } from '@showroom/contracts/calls/call';
import type { createFormsSetting, createLocation, listFormsSettings } from '@showroom/contracts/calls/forms';
import type { Client } from '@showroom/contracts/client/client';
import type { Location } from '@showroom/contracts/entities/location';
import type { MarketCode } from '@showroom/contracts/markets';
import { fetchLocations } from './form-calls';
import { ifMatch } from './if-match';

const declared = () => import('@showroom/contracts/calls/forms');

export type FormsSetting = CallOutput<typeof listFormsSettings>['data'][number];
export type LocationPlan = CallInput<typeof createLocation>['body'];
export type SettingPlan = CallInput<typeof createFormsSetting>['body'];

export interface LocationsData {
  readonly locations: readonly Location[];
  readonly settings: readonly FormsSetting[];
}

/** The locations of a market, and how its forms service is set. */
export async function fetchLocationsData(
  client: Client,
  market: MarketCode,
  signal: AbortSignal,
): Promise<LocationsData> {
  const { listFormsSettings } = await declared();
  const [locations, settings] = await Promise.all([
    fetchLocations(client, market, signal),
    client.send(listFormsSettings, { query: { market } }, { signal }),
  ]);
  return { locations, settings: settings.data };
}

const seen = ({ id, attributes }: Location) => ({ params: { id }, headers: ifMatch(attributes.revision) });

/** Adds a location, or changes the one that somebody has seen. */
export async function saveLocation(client: Client, location: Location | undefined, body: LocationPlan): Promise<void> {
  const { createLocation, updateLocation } = await declared();
  if (location) await client.send(updateLocation, { ...seen(location), body });
  else await client.send(createLocation, { body });
}

export async function removeLocation(client: Client, location: Location): Promise<void> {
  const { deleteLocation } = await declared();
  await client.send(deleteLocation, seen(location));
}

export async function addFormsSetting(client: Client, body: SettingPlan): Promise<void> {
  const { createFormsSetting } = await declared();
  await client.send(createFormsSetting, { body });
}

export async function removeFormsSetting(client: Client, id: string): Promise<void> {
  const { deleteFormsSetting } = await declared();
  await client.send(deleteFormsSetting, { params: { id } });
}
