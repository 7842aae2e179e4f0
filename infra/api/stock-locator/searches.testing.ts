import { facets, listVehicles } from '@showroom/contracts/calls/stock-locator';
import { termsOf } from '@showroom/contracts/finance/default-terms';
import fc from 'fast-check';
import type { Found } from '../../facets/facets';
import { Financing } from '../../facets/financing';
import type { Search } from '../../facets/search';
import { queries, RETAILERS } from '../testing/stock';
import { searchOf } from './query';

const YEAR = 2026;
const withCodes = (wanted: readonly string[]) =>
  RETAILERS.filter(({ dealer_code }) => wanted.includes(dealer_code)).map(({ id = '' }) => id);

/**
 * Terms of different kinds: with and without a least deposit and an arrangement fee, of four and of
 * seven years.
 */
const TERMS = ['international', 'au', 'ae'] as const;

/** What a visitor's parameters ask of the listing of tests. */
export function searchFor(
  query: Record<string, string | string[]>,
  terms: (typeof TERMS)[number] = 'international',
): Search {
  return searchOf(listVehicles.query.parse(query), {
    currency: 'EUR',
    financing: (asked) => new Financing(termsOf(terms, null), asked, { currency: 'EUR', year: YEAR }),
    ownersWithCodes: withCodes,
    // Where they are is for the list's own test: here the first is near.
    ownersNear: () => ['r1'],
    ownersByDistance: () => ['r1'],
  });
}

/** Three searches of any parameters, each on the terms of a market. */
export const questions = fc.array(fc.tuple(queries, fc.constantFrom(...TERMS)), { minLength: 3, maxLength: 3 });

const names = new Map(RETAILERS.map(({ id = '', name }) => [id, name]));

/** What was found as the oracle answers it: amounts in minor units, counts by value. */
export function toOracleAnswer(found: Found) {
  const { options, bounds } = facets.parse(
    JSON.parse(Buffer.concat(found.facets({ currency: 'EUR', owners: names })).toString()),
  );
  const minor = (key: string, value: number) => (key.endsWith('price') ? Math.round(value * 100) : value);
  return {
    total: found.total,
    ids: found.ids,
    loosen: found.total === 0 ? found.loosenings() : [],
    counts: Object.fromEntries(
      Object.entries(options).map(([key, list]) => [
        key,
        Object.fromEntries(list.map(({ value, count }) => [value, count])),
      ]),
    ),
    bounds: Object.fromEntries(
      Object.entries(bounds).map(([key, bound]) => [
        key,
        bound && { min: minor(key, bound.min), max: minor(key, bound.max) },
      ]),
    ),
  };
}
