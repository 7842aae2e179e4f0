import { LOOSENABLE, type Loosenable, type SliderKey } from '@showroom/contracts/entities/filters';
import {
  addRows,
  applyFilter,
  clearBit,
  collectRows,
  countBits,
  passRange,
  passRows,
  passSets,
  type Range,
  setDifference,
} from './kernels';
import type { Scope } from './scope';
import type { Search } from './search';
import type { SearchedListing } from './searched-listing';

const BITS: ReadonlyMap<Loosenable, number> = new Map(LOOSENABLE.map((name, index) => [name, 1 << index]));
const EXCLUDED = 1 << LOOSENABLE.length;

/** The bit of a filter among those that a search has. */
export function bitOf(name: Loosenable): number {
  return BITS.get(name) ?? 0;
}

/**
 * The vehicles of a search, and those that one filter alone keeps out: valid until the next search
 * of the store.
 */
export interface Matches {
  readonly scope: Scope;
  /** Bits of the filters that the search has. */
  readonly applied: number;
  readonly total: number;
  /** The rows that were found, as bits. */
  readonly found: Uint32Array;
  /** The rows that were found; the search has a filter, or else all of the scope is found. */
  hits(): Uint32Array;
  /** Rows that this filter alone keeps out; valid until the next call. */
  keptOutBy(bit: number): Uint32Array;
  countKeptOutBy(bit: number): number;
  /** The rows that pass all other filters, as bits; valid until the next call. */
  without(bit: number): Uint32Array;
  /** Rows of the scope that were not found. */
  others(): Uint32Array;
}

const NONE = new Uint32Array(0);

interface Condition {
  readonly bit: number;
  /** The rows of the listing that pass, as bits. */
  readonly passing: Uint32Array;
}

function ownersCondition(store: SearchedListing, name: Loosenable, owners: readonly string[]): Condition {
  return { bit: bitOf(name), passing: chosenRows(store, 'dealers', owners) };
}

function chosenRows(store: SearchedListing, key: Parameters<SearchedListing['facet']>[0], values: readonly string[]) {
  const column = store.facet(key);
  return store.passing(JSON.stringify([key, values]), (bits) => passSets(bits, column.codes, column.passing(values)));
}

/** Payments as prices by kind of vehicle; without terms nothing has a payment. */
function paymentCondition(store: SearchedListing, { payment, financing }: Search): Condition[] {
  if (!payment) return [];
  const passing = store.passing(undefined, (bits) => {
    if (financing) store.pricedKinds().pass(bits, financing.prices(store.kinds, payment));
  });
  return [{ bit: bitOf('monthly_payment'), passing }];
}

function rangeCondition(store: SearchedListing, key: SliderKey, range: Range): Condition {
  const passing = store.passing(`${key} ${range.from} ${range.to}`, (bits) => {
    const rows = store.orders.within(key, range);
    if (rows) passRows(bits, rows);
    else passRange(bits, store.slider(key).numbers, range);
  });
  return { bit: bitOf(key), passing };
}

function conditionsOf(store: SearchedListing, search: Search): Condition[] {
  const { chosen, ranges, modelGroup, owners, nearby, exclude } = search;
  const excluded = exclude === undefined ? undefined : store.rowOf(exclude);
  return [
    ...[...chosen].map(([key, values]) => ({ bit: bitOf(key), passing: chosenRows(store, key, values) })),
    ...[...ranges].map(([key, range]) => rangeCondition(store, key, range)),
    ...paymentCondition(store, search),
    ...(modelGroup === undefined ? [] : [modelGroupCondition(store, modelGroup)]),
    ...(owners === undefined ? [] : [ownersCondition(store, 'dealer_codes', owners)]),
    ...(nearby === undefined ? [] : [ownersCondition(store, 'near', nearby)]),
    ...(excluded === undefined ? [] : [exclusion(store, excluded)]),
  ];
}

function modelGroupCondition(store: SearchedListing, group: string): Condition {
  const { modelGroups } = store;
  const passing = store.passing(JSON.stringify(['model_group', group]), (bits) =>
    passSets(bits, modelGroups.codes, modelGroups.passing([group])),
  );
  return { bit: bitOf('model_group'), passing };
}

function exclusion(store: SearchedListing, row: number): Condition {
  const passing = store.passing(undefined, (bits) => {
    bits.fill(0xffffffff);
    clearBit(bits, row);
  });
  return { bit: EXCLUDED, passing };
}

/**
 * Finds the rows of a search: what passes each of its filters, and what all of those have in
 * common.
 */
export function match(store: SearchedListing, search: Search): Matches {
  const scope = store.scope(search.limits);
  const conditions = conditionsOf(store, search);
  if (conditions.length === 0) {
    const nothing = () => NONE;
    const all = { scope, applied: 0, total: scope.size, found: scope.bits };
    return {
      ...all,
      hits: () => scope.rows(),
      keptOutBy: nothing,
      countKeptOutBy: () => 0,
      without: () => scope.bits,
      others: nothing,
    };
  }
  const { found, failingOne, left, hits, own, others } = store.scratch();
  found.set(scope.bits);
  failingOne.fill(0);
  for (const { passing } of conditions) applyFilter(found, failingOne, passing);
  const keptOut = (of: number) => {
    const passing = conditions.find(({ bit }) => bit === of)?.passing;
    if (passing) setDifference(left, failingOne, passing);
    else left.fill(0);
    return left;
  };
  return {
    scope,
    applied: conditions.reduce((bits, { bit }) => bits | bit, 0),
    total: countBits(found),
    found,
    hits: once(() => hits.subarray(0, collectRows(found, hits))),
    keptOutBy: (bit) => own.subarray(0, collectRows(keptOut(bit), own)),
    countKeptOutBy: (bit) => countBits(keptOut(bit)),
    without: (bit) => {
      addRows(keptOut(bit), found);
      return left;
    },
    others: once(() => {
      setDifference(left, scope.bits, found);
      return others.subarray(0, collectRows(left, others));
    }),
  };
}

function once<T>(make: () => T): () => T {
  let made: T | undefined;
  return () => {
    made ??= make();
    return made;
  };
}
