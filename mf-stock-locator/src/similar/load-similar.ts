import { checkboxParameter } from '@showroom/contracts/entities/filters';
import type { Vehicle } from '@showroom/contracts/entities/vehicle';
import { ShowroomError } from '@showroom/contracts/errors/showroom-error';
import type { Platform } from '@showroom/shared-ui/platform';
import { fetchVehicles, type VehicleQuery } from '../data/vehicles';
import { cardOf } from '../listing/card-of';
import type { CardData } from '../listing/list-data';

const SIMILAR = '6';
/** Milliseconds that a page waits for what it can do without. */
const PATIENCE = 1200;

/** Vehicles of the same model, without the one at hand. */
export function similarVehicles(platform: Platform, { id, attributes }: Vehicle, signal: AbortSignal) {
  return quietly(platform, { [checkboxParameter('models')]: attributes.model, exclude: id }, signal);
}

/** What to look at when there is no vehicle to be similar to. */
export function newestVehicles(platform: Platform, signal: AbortSignal) {
  return quietly(platform, {}, signal);
}

/** An extra of the page: when it fails or takes long, the page stands without it. */
async function quietly(platform: Platform, query: VehicleQuery, signal: AbortSignal): Promise<readonly CardData[]> {
  const patience = AbortSignal.any([signal, AbortSignal.timeout(PATIENCE)]);
  try {
    const asked = { ...query, items: SIMILAR, facets: 'none' };
    const { data } = await fetchVehicles(platform, platform.market.listing, asked, patience);
    return data.map(cardOf);
  } catch (error) {
    if (signal.aborted || !(patience.aborted || error instanceof ShowroomError)) throw error;
    return [];
  }
}
