import { checkboxParameter } from '@showroom/contracts/entities/filters';
import type { Vehicle } from '@showroom/contracts/entities/vehicle';
import type { Platform } from '@showroom/shared-ui/platform';
import { fetchVehicles, type VehicleQuery } from '../data/vehicles';
import { withRetry } from '../data/with-retry';
import { cardFrom, listedCardOf } from '../listing/card-of';
import type { CardData } from '../listing/list-data';

const SIMILAR = 6;

/**
 * Vehicles of the same model; one more is asked for, so that six remain without the one at hand.
 */
export async function similarVehicles(
  platform: Platform,
  { id, attributes }: Vehicle,
  state: string | undefined,
  signal: AbortSignal,
) {
  const query = {
    [checkboxParameter('models')]: attributes.model,
    items: String(SIMILAR + 1),
    ...(state !== undefined && { drive_away_state: state }),
  };
  const found = await quietly(platform, query, signal);
  return found.filter((card) => card.id !== id).slice(0, SIMILAR);
}

/** What to look at when there is no vehicle to be similar to. */
export function newestVehicles(platform: Platform, signal: AbortSignal) {
  return quietly(platform, { items: String(SIMILAR) }, signal);
}

function quietly(
  platform: Platform,
  query: VehicleQuery & { readonly drive_away_state?: string },
  signal: AbortSignal,
): Promise<readonly CardData[]> {
  const ask = async (patience: AbortSignal) => {
    const asked = { ...query, facets: 'none' };
    const { drive_away_state: state = '' } = query;
    const { data } = await fetchVehicles(platform, platform.market.listing, asked, patience);
    return data.map((vehicle) => cardFrom(listedCardOf(vehicle, false), { postcode: '', state }));
  };
  return withRetry<readonly CardData[]>(platform, signal, ask, []);
}
