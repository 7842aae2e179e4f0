import {
  type CheckboxKey,
  LOOSENABLE,
  type Loosenable,
  SLIDER_KEYS,
  type SliderKey,
} from '@showroom/contracts/entities/filters';
import type { FacetFamily } from './facet-family';
import type { Financing } from './financing';
import { countRows, type Range, rangeOfRows } from './kernels';
import { bitOf, type Matches } from './matches';
import type { SearchedListing } from './searched-listing';

export interface Loosening {
  readonly parameter: Loosenable;
  readonly count: number;
}

/**
 * What taking away one filter alone would bring, the most first: the vehicles that fail nothing
 * else.
 */
export function loosenings({ applied, countKeptOutBy }: Matches): Loosening[] {
  return LOOSENABLE.filter((name) => (applied & bitOf(name)) !== 0)
    .map((parameter) => ({ parameter, count: countKeptOutBy(bitOf(parameter)) }))
    .filter(({ count }) => count > 0)
    .sort((a, b) => b.count - a.count);
}

/**
 * Numbers of vehicles by set of each facet; a facet's own choice does not count, so what that keeps
 * out is added.
 */
function countSets(store: SearchedListing, matches: Matches): ReadonlyMap<CheckboxKey, ArrayLike<number>> {
  return new Map(store.families.flatMap((family) => countFamily(store, family, matches)));
}

function countFamily(
  store: SearchedListing,
  family: FacetFamily,
  matches: Matches,
): (readonly [CheckboxKey, ArrayLike<number>])[] {
  const { scope, applied, total } = matches;
  const isAll = (key: CheckboxKey) => applied === 0 || applied === bitOf(key);
  if (family.keys.every(isAll)) return family.keys.map((key) => [key, scope.totals(key)]);
  // Where most are found, the few others are counted and taken from the totals.
  const areMost = total * 2 > scope.size;
  const byCombination = new Uint32Array(family.size);
  countRows(areMost ? matches.others() : matches.hits(), family.codes, byCombination);
  return family.keys.map((key) => {
    const totals = scope.totals(key);
    if (isAll(key)) return [key, totals];
    const counts = family.bySet(key, byCombination);
    if (areMost)
      for (let code = 0; code < counts.length; code++) counts[code] = (totals[code] ?? 0) - (counts[code] ?? 0);
    const bit = bitOf(key);
    if ((applied & bit) !== 0) countRows(matches.keptOutBy(bit), store.facet(key).codes, counts);
    return [key, counts];
  });
}

function sliderRange(store: SearchedListing, key: SliderKey, matches: Matches): Range | null {
  const { scope, applied } = matches;
  const bit = bitOf(key);
  const widest = scope.bounds(key);
  if (applied === 0 || applied === bit || !widest) return widest;
  const { numbers } = store.slider(key);
  const found = rangeOfRows(matches.hits(), numbers, widest);
  const added = (applied & bit) === 0 ? found : rangeOfRows(matches.keptOutBy(bit), numbers, widest);
  const range = { from: Math.min(found.from, added.from), to: Math.max(found.to, added.to) };
  return range.from <= range.to ? range : null;
}

/** Smallest and largest number of each slider, without the slider's own choice. */
function sliderBounds(store: SearchedListing, matches: Matches): Map<SliderKey, Range | null> {
  return new Map(SLIDER_KEYS.map((key) => [key, sliderRange(store, key, matches)]));
}

/** Smallest and largest monthly payment, without the choice of one. */
function paymentBounds(store: SearchedListing, matches: Matches, financing: Financing): Range | null {
  const { scope, applied } = matches;
  const bit = bitOf('monthly_payment');
  if (applied === 0 || applied === bit) return scope.payments(financing);
  return financing.bounds(store, (applied & bit) === 0 ? matches.found : matches.without(bit));
}

/** What every filter would bring, without its own choice. */
export interface Counts {
  /** Vehicles by set of each facet; a scope's own totals where nothing narrows them. */
  readonly bySet: ReadonlyMap<CheckboxKey, ArrayLike<number>>;
  readonly bounds: ReadonlyMap<SliderKey, Range | null>;
  /** Null where nothing can be financed, or nobody offers terms. */
  readonly payments: Range | null;
}

export function countsOf(store: SearchedListing, matches: Matches, financing: Financing | undefined): Counts {
  return {
    bySet: countSets(store, matches),
    bounds: sliderBounds(store, matches),
    payments: financing ? paymentBounds(store, matches, financing) : null,
  };
}
