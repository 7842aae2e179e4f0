import type { Client } from '@showroom/contracts/client/client';
import type { JourneyMode } from '@showroom/contracts/entities/journeys';
import type { OrderOnlineConfigType } from '@showroom/contracts/entities/order-online-config';
import type { Vehicle } from '@showroom/contracts/entities/vehicle';
import { vehicleTitle } from '@showroom/contracts/entities/vehicle-title';
import { ShowroomError } from '@showroom/contracts/errors/showroom-error';
import type { Platform } from '@showroom/shared-ui/platform';
import { titleMessagesFor } from '@showroom/shared-ui/vehicle-messages';
import { configuredVehicle } from './configured-vehicle';
import { fetchOrderOnlineConfig, type OrderOnlineConfigs } from './order-online-config';
import type { Ordered } from './ordered';

export interface Journey {
  readonly mode: JourneyMode;
  readonly config: OrderOnlineConfigs;
}

/** What a page of the journey is about: one vehicle, or none yet. */
export type JourneyData =
  | ({ readonly status: 'choose' } & Journey)
  | ({ readonly status: 'chosen'; readonly vehicle: Vehicle; readonly configUrl: string | null } & Journey);

/** Longer addresses are no configuration, and the API refuses them. */
const LONGEST = 2000;

export function journeyModeOf({ configUrl }: Pick<Ordered, 'configUrl'>): JourneyMode {
  return configUrl ? 'configurator' : 'standard';
}

/** Vehicle and configuration of a page; what is not there fails as not found. */
export async function fetchJourney(
  platform: Platform,
  ordered: Ordered,
  types: readonly OrderOnlineConfigType[],
  signal: AbortSignal,
): Promise<JourneyData> {
  const mode = journeyModeOf(ordered);
  const configuring = fetchOrderOnlineConfig(platform, mode, ['order_online', ...types], signal);
  const { vehicleId, configUrl } = ordered;
  if (configUrl) {
    const [config, built] = await Promise.all([configuring, fetchConfigured(platform, configUrl, signal)]);
    const vehicle = titledIn(platform.locale, configuredVehicle(built, config.order_online?.prices));
    return { status: 'chosen', mode, config, vehicle, configUrl };
  }
  if (!vehicleId) return { status: 'choose', mode, config: await configuring };
  const { client, market, locale } = platform;
  const [config, vehicle] = await Promise.all([configuring, fetchVehicle(client, market.listing, vehicleId, signal)]);
  return { status: 'chosen', mode, config, vehicle: titledIn(locale, vehicle), configUrl: null };
}

/** The API's title is English; pages show the vehicle's name in the visitor's language. */
function titledIn(locale: string, vehicle: Vehicle): Vehicle {
  return {
    ...vehicle,
    attributes: { ...vehicle.attributes, title: vehicleTitle(vehicle.attributes, titleMessagesFor(locale)) },
  };
}

async function fetchConfigured({ client, market }: Platform, configUrl: string, signal: AbortSignal) {
  const { listConfiguratorVehicles } = await import('@showroom/contracts/calls/stock-locator');
  const query = { listing: market.listing, config_url: configUrl, items: '1' };
  const found =
    configUrl.length > LONGEST ? [] : (await client.send(listConfiguratorVehicles, { query }, { signal })).data;
  if (!found[0]) throw new ShowroomError('vehicle.not-found', { status: 404 });
  return found[0];
}

async function fetchVehicle(client: Client, listing: string, id: string, signal: AbortSignal): Promise<Vehicle> {
  const { getVehicle } = await import('@showroom/contracts/calls/stock-locator');
  return (await client.send(getVehicle, { params: { listing, id } }, { signal })).data;
}
