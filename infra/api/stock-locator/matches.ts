import { LOOSENABLE, type Loosenable } from '@showroom/contracts/entities/filters';
import { collect, collectFailing, collectOwn, failKindRanges, failRange, failSets, noRanges } from './kernels';
import type { ListingStore } from './listing-store';
import type { Scope } from './scope';
import type { Search } from './search';

const BITS: ReadonlyMap<Loosenable, number> = new Map(LOOSENABLE.map((name, place) => [name, 1 << place]));
const EXCLUDED = 1 << LOOSENABLE.length;

/** The bit of a filter in masks. */
export function bitOf(name: Loosenable): number {
  return BITS.get(name) ?? 0;
}

/** The vehicles of a search, and those that one filter alone keeps out: valid until the next search of the store. */
export interface Matches {
  readonly scope: Scope;
  /** Bits of the filters that the search has. */
  readonly applied: number;
  readonly total: number;
  /** 0 for each row that was found, else the bits of the filters that it fails. */
  readonly mask: Uint32Array;
  /** Rows that were found; undefined when the search has no filter and all of the scope is found. */
  readonly hits: Uint32Array | undefined;
  /** Rows that this filter alone keeps out; valid until the next call. */
  keptOutBy(bit: number): Uint32Array;
  /** Rows of the scope that were not found. */
  others(): Uint32Array;
}

const NONE = new Uint32Array(0);

type Condition = readonly [bit: number, fail: (mask: Uint32Array, bit: number) => void];

function ownersCondition(store: ListingStore, name: Loosenable, owners: readonly string[]): Condition {
  const column = store.facet('dealers');
  return [bitOf(name), (mask, bit) => failSets(mask, column.codes, column.passing(owners), bit)];
}

/** Payments as prices by kind of vehicle; without terms nothing has a payment. */
function paymentCondition(store: ListingStore, { payment, financing }: Search): Condition[] {
  if (!payment) return [];
  const { kinds } = store;
  const prices = financing?.prices(kinds, payment) ?? noRanges(kinds.kinds.length);
  const { numbers } = store.slider('display_price');
  return [[bitOf('monthly_payment'), (mask, bit) => failKindRanges(mask, numbers, kinds.codes, prices, bit)]];
}

function conditionsOf(store: ListingStore, search: Search): Condition[] {
  const { chosen, ranges, modelGroup, owners, nearby, exclude } = search;
  const excluded = exclude === undefined ? undefined : store.rowOf(exclude);
  return [
    ...[...chosen].map(([key, values]): Condition => {
      const column = store.facet(key);
      return [bitOf(key), (mask, bit) => failSets(mask, column.codes, column.passing(values), bit)];
    }),
    ...[...ranges].map(([key, range]): Condition => {
      const { numbers } = store.slider(key);
      return [bitOf(key), (mask, bit) => failRange(mask, numbers, range, bit)];
    }),
    ...paymentCondition(store, search),
    ...(modelGroup === undefined ? [] : [modelGroupCondition(store, modelGroup)]),
    ...(owners === undefined ? [] : [ownersCondition(store, 'dealer_codes', owners)]),
    ...(nearby === undefined ? [] : [ownersCondition(store, 'near', nearby)]),
    ...(excluded === undefined ? [] : [exclusion(excluded)]),
  ];
}

function modelGroupCondition({ modelGroups }: ListingStore, group: string): Condition {
  return [bitOf('model_group'), (mask, bit) => failSets(mask, modelGroups.codes, modelGroups.passing([group]), bit)];
}

function exclusion(row: number): Condition {
  return [
    EXCLUDED,
    (mask, bit) => {
      mask[row] = (mask[row] ?? 0) | bit;
    },
  ];
}

/** Finds the rows of a search: a pass for each of its filters and one that gathers. */
export function match(store: ListingStore, search: Search): Matches {
  const scope = store.scope(search.limits);
  const conditions = conditionsOf(store, search);
  if (conditions.length === 0) {
    const nothing = () => NONE;
    const all = { scope, applied: 0, total: scope.size, mask: scope.mask, hits: undefined };
    return { ...all, keptOutBy: nothing, others: nothing };
  }
  const { mask: room, hits, near, own, failing } = store.scratch();
  const mask = room.subarray(0, store.length);
  mask.set(scope.mask);
  for (const [bit, fail] of conditions) fail(mask, bit);
  const [found, single] = collect(mask, hits, near);
  const kept = near.subarray(0, single);
  let others: Uint32Array | undefined;
  return {
    scope,
    applied: conditions.reduce((bits, [bit]) => bits | bit, 0),
    total: found,
    mask,
    hits: hits.subarray(0, found),
    keptOutBy: (bit) => own.subarray(0, collectOwn(kept, mask, bit, own)),
    others: () => {
      others ??= failing.subarray(0, collectFailing(mask, failing));
      return others;
    },
  };
}
