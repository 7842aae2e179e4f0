import type { MarketCode } from '../markets';
import { type AustralianState, postcodeKey } from './place';

/** First and last postcode that Australia Post gives out in a state; other numbers are none. */
const RANGES: Readonly<Record<AustralianState, readonly (readonly [number, number])[]>> = {
  ACT: [
    [200, 299],
    [2600, 2618],
    [2900, 2920],
  ],
  NSW: [
    [1000, 2599],
    [2619, 2899],
    [2921, 2999],
  ],
  NT: [[800, 999]],
  QLD: [
    [4000, 4999],
    [9000, 9999],
  ],
  SA: [[5000, 5999]],
  TAS: [[7000, 7999]],
  VIC: [
    [3000, 3996],
    [8000, 8999],
  ],
  WA: [
    [6000, 6797],
    [6800, 6999],
  ],
};

/**
 * The code of the state that a postcode belongs to by its number alone, which Australia's tell;
 * undefined elsewhere.
 */
export function stateOfPostcode(market: MarketCode, postcode: string): string | undefined {
  const key = postcodeKey(postcode);
  if (market !== 'au' || !/^\d{4}$/.test(key)) return undefined;
  const number = Number(key);
  const found = Object.entries(RANGES).find(([, ranges]) =>
    ranges.some(([first, last]) => number >= first && number <= last),
  );
  return found?.[0];
}
