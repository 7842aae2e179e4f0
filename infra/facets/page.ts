import { hasBit } from './kernels';
import type { Matches } from './matches';
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

/** The first of some rows, in order. */
function firstOf(rows: Uint32Array, wanted: number, compare: (left: number, right: number) => number): number[] {
  const first: number[] = [];
  for (let index = 0; index < rows.length; index++) {
    const row = rows[index] ?? 0;
    const last = first[wanted - 1];
    if (last !== undefined && compare(row, last) > 0) continue;
    first.splice(placeIn(first, row, compare), 0, row);
    if (first.length > wanted) first.pop();
  }
  return first;
}

function placeIn(sorted: readonly number[], row: number, compare: (left: number, right: number) => number): number {
  let [from, to] = [0, sorted.length];
  while (from < to) {
    const middle = (from + to) >>> 1;
    if (compare(sorted[middle] ?? 0, row) < 0) from = middle + 1;
    else to = middle;
  }
  return from;
}
