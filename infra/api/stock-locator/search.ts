import {
  CHECKBOX_KEYS,
  type CheckboxKey,
  FILTER_KEYS,
  type FilterKey,
  SLIDER_KEYS,
  type SliderKey,
  type Sort,
} from '@showroom/contracts/entities/filters';
import { GONE, type ListingStore } from './listing-store';

export interface Range {
  readonly from: number;
  readonly to: number;
}

/** What is looked for; amounts in minor units. */
export interface Search {
  readonly chosen: ReadonlyMap<CheckboxKey, readonly string[]>;
  readonly ranges: ReadonlyMap<SliderKey, Range>;
  readonly modelGroup: string | undefined;
  /** Owners that are admitted at all; a limit, not a facet's choice. */
  readonly owners: readonly string[] | undefined;
  readonly exclude: string | undefined;
  readonly sort: Sort;
  readonly offset: number;
  readonly items: number;
}

export interface Found {
  readonly total: number;
  /** Ids of the page that was asked for, in order. */
  readonly ids: readonly string[];
}

const BITS: ReadonlyMap<FilterKey, number> = new Map(FILTER_KEYS.map((key, place) => [key, 1 << place]));
const bitOf = (key: FilterKey) => BITS.get(key) ?? 0;

function failSets(mask: Uint32Array, codes: Uint32Array, passing: Uint8Array, bit: number): void {
  for (let row = 0; row < mask.length; row++) {
    if (passing[codes[row] ?? 0] !== 1) mask[row] = (mask[row] ?? 0) | bit;
  }
}

function failRange(mask: Uint32Array, numbers: Float64Array, { from, to }: Range, bit: number): void {
  for (let row = 0; row < mask.length; row++) {
    const number = numbers[row] ?? Number.NaN;
    if (!(number >= from && number <= to)) mask[row] = (mask[row] ?? 0) | bit;
  }
}

/** For each row the bits of the filters that it fails: 0 is found, a single bit still counts for that one facet. */
export function failMask(store: ListingStore, search: Search): Uint32Array {
  const mask = store.holes.slice(0, store.length);
  for (const [key, values] of search.chosen) {
    const column = store.facet(key);
    failSets(mask, column.codes, column.passing(values), bitOf(key));
  }
  for (const [key, range] of search.ranges) failRange(mask, store.slider(key).numbers, range, bitOf(key));
  if (search.modelGroup !== undefined) {
    failSets(mask, store.modelGroups.codes, store.modelGroups.passing([search.modelGroup]), GONE);
  }
  if (search.owners !== undefined) {
    const owners = store.facet('dealers');
    failSets(mask, owners.codes, owners.passing(search.owners), GONE);
  }
  const excluded = search.exclude === undefined ? undefined : store.rowOf(search.exclude);
  if (excluded !== undefined) mask[excluded] = GONE;
  return mask;
}

/** Total and page. */
export function find(store: ListingStore, mask: Uint32Array, { sort, offset, items }: Search): Found {
  let total = 0;
  for (let row = 0; row < mask.length; row++) if (mask[row] === 0) total++;
  const ids: string[] = [];
  if (offset >= total) return { total, ids };
  let skipped = 0;
  for (const row of store.orders.rows(sort)) {
    if (mask[row] !== 0) continue;
    if (skipped++ < offset) continue;
    const id = store.ids[row];
    if (id !== undefined) ids.push(id);
    if (ids.length === items) break;
  }
  return { total, ids };
}

function countSets(mask: Uint32Array, codes: Uint32Array, sets: number, bit: number): Uint32Array {
  const counts = new Uint32Array(sets);
  for (let row = 0; row < mask.length; row++) {
    const failed = mask[row];
    if (failed !== 0 && failed !== bit) continue;
    const code = codes[row] ?? 0;
    counts[code] = (counts[code] ?? 0) + 1;
  }
  return counts;
}

function bounds(mask: Uint32Array, numbers: Float64Array, bit: number): Range | null {
  let [from, to] = [Number.POSITIVE_INFINITY, Number.NEGATIVE_INFINITY];
  for (let row = 0; row < mask.length; row++) {
    const failed = mask[row];
    if (failed !== 0 && failed !== bit) continue;
    const number = numbers[row] ?? Number.NaN;
    if (number < from) from = number;
    if (number > to) to = number;
  }
  return from <= to ? { from, to } : null;
}

/** Number of vehicles by set of each facet, without the facet's own choice. */
export function countFacets(store: ListingStore, mask: Uint32Array): Map<CheckboxKey, Uint32Array> {
  return new Map(
    CHECKBOX_KEYS.map((key) => {
      const { codes, sets } = store.facet(key);
      return [key, countSets(mask, codes, sets.length, bitOf(key))];
    }),
  );
}

/** Smallest and largest number of each slider, without the slider's own choice. */
export function sliderBounds(store: ListingStore, mask: Uint32Array): Map<SliderKey, Range | null> {
  return new Map(SLIDER_KEYS.map((key) => [key, bounds(mask, store.slider(key).numbers, bitOf(key))]));
}
