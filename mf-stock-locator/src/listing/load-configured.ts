import { ShowroomError } from '@showroom/contracts/errors/showroom-error';
import type { Platform } from '@showroom/shared-ui/platform';
import { fetchConfigured } from '../data/vehicles';
import { configuredCardOf } from './card-of';
import type { ConfiguredVehicle } from './list-data';

/** Longer addresses are no configuration, and the API refuses them. */
const LONGEST = 2000;

/**
 * The vehicle that a visitor brings from the configurator; the list does without it when it
 * cannot be had.
 */
export async function configuredVehicle(
  platform: Platform,
  query: URLSearchParams,
  signal: AbortSignal,
): Promise<ConfiguredVehicle | null> {
  const configUrl = query.get('config_url') ?? '';
  if (configUrl === '' || configUrl.length > LONGEST) return null;
  try {
    const { data } = await fetchConfigured(platform, configUrl, signal);
    return data[0] ? configuredCardOf(data[0]) : null;
  } catch (error) {
    if (signal.aborted || !(error instanceof ShowroomError)) throw error;
    return null;
  }
}
