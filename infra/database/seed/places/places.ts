import { localityKey } from '@showroom/contracts/entities/place';
import type { MarketCode } from '@showroom/contracts/markets';
import type { NewPlace } from '../../schema/places';
import { AE_PLACES } from './ae';
import { AU_PLACES } from './au';
import { placesOfTheUnitedKingdom } from './gb';
import { INTERNATIONAL_PLACES } from './international';
import { JP_PLACES } from './jp';
import { UA_PLACES } from './ua';

const OWN: Readonly<Record<MarketCode, readonly NewPlace[]>> = {
  international: INTERNATIONAL_PLACES,
  au: AU_PLACES,
  ae: AE_PLACES,
  jp: JP_PLACES,
  ua: UA_PLACES,
};

/**
 * The larger places of a market, so that a search finds something before real data was imported.
 */
export function placesOf(market: MarketCode): readonly NewPlace[] {
  return market === 'international' ? [...OWN.international, ...placesOfTheUnitedKingdom()] : OWN[market];
}

/** Code of the state in which a city of the market lies. */
export function stateOf(market: MarketCode, city: string): string {
  const key = localityKey(city);
  return OWN[market].find(({ locality_key }) => locality_key === key)?.state ?? '';
}
