import {
  type CheckboxKey,
  LOOSENABLE,
  type Loosenable,
  SLIDER_KEYS,
  type SliderKey,
} from '@showroom/contracts/entities/filters';
import type { FacetFamily } from './facet-family';
import { firstOf } from './first-of';
import { countRows, hasBit, type Range, rangeOfRows } from './kernels';
import { bitOf, type Matches } from './matches';
import type { Financing } from './payment';
import type { Search } from './search';
import type { SearchedListing } from './searched-listing';

/** Pages up to this place are looked for among the hits themselves. */
const MOST_COMPARED = 64;

/** Ids of the page that was asked for, in order. */
export function pageOf(
  store: SearchedListing,
  matches: Matches,
  { sort, byDistance, offset, items }: Search,
): string[] {
  const { applied, total, found, hits } = matches;
  if (offset >= total) return [];
  const wanted = Math.min(offset + items, total);
  const idsOf = (rows: ArrayLike<number>) => Array.from(rows).flatMap((row) => store.ids[row] ?? []);
  if (byDistance) return idsOf(rowsByOwner(store, matches, { sort, owners: byDistance, from: offset, to: wanted }));
  // Among few, the first are found by comparing them; among many, by going through all vehicles in
  // order.
  if (applied !== 0 && wanted <= MOST_COMPARED && total * total < wanted * store.size) {
    return idsOf(firstOf(hits(), wanted, store.orders.comparison(sort)).slice(offset));
  }
  const rows = store.orders.rows(sort);
  const page: number[] = [];
  for (let index = 0, skipped = 0; page.length < wanted - offset && index < rows.length; index++) {
    const row = rows[index] ?? 0;
    if (!hasBit(found, row)) continue;
    if (skipped++ >= offset) page.push(row);
  }
  return idsOf(page);
}

interface OwnersPage {
  readonly sort: Search['sort'];
  readonly owners: readonly string[];
  readonly from: number;
  readonly to: number;
}

/**
 * A page of the vehicles found, owner by owner: counted first, so that each goes to its place at
 * once.
 */
function rowsByOwner(store: SearchedListing, { found }: Matches, { sort, owners, from, to }: OwnersPage): Uint32Array {
  const { codes, sets, values } = store.facet('dealers');
  const ranks = new Map(owners.map((id, rank) => [id, rank]));
  const rankOfSet = sets.map(([value = -1]) => ranks.get(values[value] ?? '') ?? owners.length);
  const rankOf = (row: number) => rankOfSet[codes[row] ?? 0] ?? owners.length;
  const rows = store.orders.rows(sort);
  const places = new Uint32Array(owners.length + 2);
  for (const row of rows) if (hasBit(found, row)) places[rankOf(row) + 1] = (places[rankOf(row) + 1] ?? 0) + 1;
  for (let rank = 1; rank < places.length; rank++) places[rank] = (places[rank] ?? 0) + (places[rank - 1] ?? 0);
  const page = new Uint32Array(to - from);
  for (const row of rows) {
    if (!hasBit(found, row)) continue;
    const rank = rankOf(row);
    const index = places[rank] ?? 0;
    places[rank] = index + 1;
    if (index >= from && index < to) page[index - from] = row;
  }
  return page;
}

/**
 * Numbers of vehicles by set of each facet; a facet's own choice does not count, so what that keeps
 * out is added.
 */
export function countSets(store: SearchedListing, matches: Matches): ReadonlyMap<CheckboxKey, ArrayLike<number>> {
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
export function sliderBounds(store: SearchedListing, matches: Matches): Map<SliderKey, Range | null> {
  return new Map(SLIDER_KEYS.map((key) => [key, sliderRange(store, key, matches)]));
}

/** Smallest and largest monthly payment, without the choice of one. */
export function paymentBounds(store: SearchedListing, matches: Matches, financing: Financing): Range | null {
  const { scope, applied } = matches;
  const bit = bitOf('monthly_payment');
  if (applied === 0 || applied === bit) return scope.payments(financing);
  return financing.bounds(store, (applied & bit) === 0 ? matches.found : matches.without(bit));
}

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
