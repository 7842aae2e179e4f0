import { checkboxParameter } from '@showroom/contracts/entities/filters';
import type { Vehicle } from '@showroom/contracts/entities/vehicle';
import type { Platform } from '@showroom/shared-ui/platform';
import { patiently } from '../data/patiently';
import { fetchVehicles, type VehicleQuery } from '../data/vehicles';
import { cardOf } from '../listing/card-of';
import type { CardData } from '../listing/list-data';

const SIMILAR = 6;

/** Vehicles of the same model; one more is asked for, so that six remain without the one at hand. */
export async function similarVehicles(platform: Platform, { id, attributes }: Vehicle, signal: AbortSignal) {
  const query = { [checkboxParameter('models')]: attributes.model, items: String(SIMILAR + 1) };
  const found = await quietly(platform, query, signal);
  return found.filter((card) => card.id !== id).slice(0, SIMILAR);
}

/** What to look at when there is no vehicle to be similar to. */
export function newestVehicles(platform: Platform, signal: AbortSignal) {
  return quietly(platform, { items: String(SIMILAR) }, signal);
}

function quietly(platform: Platform, query: VehicleQuery, signal: AbortSignal): Promise<readonly CardData[]> {
  const ask = async (patience: AbortSignal) => {
    const asked = { ...query, facets: 'none' };
    const { data } = await fetchVehicles(platform, platform.market.listing, asked, patience);
    return data.map((vehicle) => cardOf(vehicle));
  };
  return patiently<readonly CardData[]>(platform, signal, ask, []);
}
