import { localityKey, postcodeKey } from '@showroom/contracts/entities/place';
import { MARKET_CODES, type MarketCode } from '@showroom/contracts/markets';
import * as z from 'zod';
import type { NewPlace } from '../../database/schema/places';
import { listCell, loadTable } from '../data';

/**
 * What an import names as its source replaces the rows of that source only; these are the demo's.
 */
export const SEED_SOURCE = 'seed';

const LARGEST = 50;

const placeRow = z.object({
  country: z.string().default('GB'),
  state: z.string().default('GB'),
  state_name: z.string().default('United Kingdom'),
  postcode: z.string().default(''),
  /** The usual name first, then those in other languages; a row of the database each. */
  localities: listCell,
  latitude: z.coerce.number(),
  longitude: z.coerce.number(),
});

/** A state's first rows are its large cities; of a place's names the first one is the usual. */
function loadPlaces(name: string): NewPlace[] {
  const seen = new Map<string, number>();
  return loadTable(`stock/places/${name}.csv`, placeRow).flatMap(({ localities, ...place }) => {
    const state = `${place.country}/${place.state}`;
    const index = seen.get(state) ?? 0;
    seen.set(state, index + 1);
    return localities.map((locality, other) => ({
      ...place,
      locality,
      postcode_key: postcodeKey(place.postcode),
      locality_key: localityKey(locality),
      weight: Math.max(0, LARGEST - index - other),
      source: SEED_SOURCE,
    }));
  });
}

const OWN = new Map(MARKET_CODES.map((code) => [code, loadPlaces(code)]));

/**
 * The larger places of a market, so that a search finds something before real data was imported;
 * the outward codes of the United Kingdom are found in the international one.
 */
export function placesOf(market: MarketCode): readonly NewPlace[] {
  return [...(OWN.get(market) ?? []), ...(market === 'international' ? loadPlaces('gb') : [])];
}

/** Code of the state in which a city of the market lies. */
export function stateOf(market: MarketCode, city: string): string {
  const key = localityKey(city);
  return OWN.get(market)?.find(({ locality_key }) => locality_key === key)?.state ?? '';
}
