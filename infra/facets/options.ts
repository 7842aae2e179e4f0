import { CHECKBOX_KEYS, type CheckboxKey, SLIDER_KEYS } from '@showroom/contracts/entities/filters';
import { FINANCING_OPTIONS, VEHICLE_STATES, VEHICLE_STATUSES } from '@showroom/contracts/entities/vehicle';
import { toMajor } from '../database/money';
import type { FacetColumn } from './columns';
import type { Counts } from './counts';
import type { Range } from './kernels';
import type { Scope } from './scope';
import { MONEY_SLIDERS } from './search';
import type { SearchedListing } from './searched-listing';

/** Names that are not the values themselves. */
const LABELS: Readonly<Record<string, string>> = {
  new: 'New',
  approved: 'Approved used',
  used: 'Used',
  stock: 'In stock',
  available_soon: 'Available soon',
  reserved: 'Reserved',
  in_production: 'In production',
  on_demand: 'On demand',
  delivery: 'On its way',
  demo: 'Demonstrator',
  purchase: 'Purchase',
  lease: 'Lease',
  subscribe: 'Subscribe',
};

/**
 * Facets whose options stand in the order of their enumeration; the others stand in the order of
 * their labels.
 */
const FIXED: Partial<Record<CheckboxKey, readonly string[]>> = {
  financing_options: FINANCING_OPTIONS,
  states: VEHICLE_STATES,
  statuses: VEHICLE_STATUSES,
};

function written(value: string): string {
  return /^[a-z0-9]+([-_][a-z0-9]+)*$/.test(value)
    ? value.replace(/(^|[-_])([a-z0-9])/g, (_, gap: string, first: string) => (gap ? ' ' : '') + first.toUpperCase())
    : value;
}

/** Undefined where visitors are not told who sells a vehicle. */
type OwnerNames = ReadonlyMap<string, string> | undefined;

function labelOf(key: CheckboxKey, value: string, owners: OwnerNames): string {
  if (key === 'dealers') return owners?.get(value) ?? value;
  if (key in FIXED) return LABELS[value] ?? written(value);
  return key === 'colors' ? written(value) : value;
}

interface LabelledOption {
  readonly code: number;
  /** The option as JSON up to its count. */
  readonly written: Buffer;
}

interface Labels {
  readonly count: number;
  readonly inOrder: readonly LabelledOption[];
}

const collator = new Intl.Collator('en', { numeric: true });
const NO_OPTIONS: Labels['inOrder'] = [];
/** Sorting thousands of labels for every answer would cost more than counting. */
const labelled = new WeakMap<FacetColumn, WeakMap<object, Labels>>();

/** Values of a facet with their index in `values`, named and ordered as visitors see them. */
function inLabelOrder(key: CheckboxKey, values: readonly string[], owners: OwnerNames) {
  const order = FIXED[key];
  return values
    .map((value, code) => ({ code, value, label: labelOf(key, value, owners) }))
    .sort((a, b) =>
      order ? order.indexOf(a.value) - order.indexOf(b.value) : collator.compare(a.label, b.label) || a.code - b.code,
    );
}

function labels(key: CheckboxKey, column: FacetColumn, owners: OwnerNames): Labels['inOrder'] {
  if (key === 'dealers' && !owners) return NO_OPTIONS;
  const byNames = remembered(labelled, column, () => new WeakMap());
  const names = (key === 'dealers' && owners) || column;
  const cached = byNames.get(names);
  if (cached?.count === column.values.length) return cached.inOrder;
  const inOrder = inLabelOrder(key, column.values, owners).map(({ code, value, label }) => ({
    code,
    written: Buffer.from(`${JSON.stringify({ value, label }).slice(0, -1)},"count":`),
  }));
  byNames.set(names, { count: column.values.length, inOrder });
  return inOrder;
}

/**
 * Where the counts of a facet stand among the written options of a list: for each option its code,
 * the place after its count and the digits there.
 */
interface CountPlaces {
  readonly key: CheckboxKey;
  readonly codes: Uint32Array;
  readonly ends: Uint32Array;
  readonly digits: Uint8Array;
}

/**
 * All options that a list has, whatever is chosen, as JSON with the counts without a choice: no
 * other count has more digits.
 */
interface WrittenOptions {
  readonly labels: readonly Labels['inOrder'][];
  readonly json: Buffer;
  readonly places: readonly CountPlaces[];
}

/** By the labels of the retailers, whose names are others for each brand. */
const known = new WeakMap<Scope, WeakMap<Labels['inOrder'], WrittenOptions>>();

/** Kept with the scope, until the next change. */
function writtenOptions(store: SearchedListing, scope: Scope, owners: OwnerNames): WrittenOptions {
  const inOrder = CHECKBOX_KEYS.map((key) => labels(key, store.facet(key), owners));
  const retailers = inOrder[CHECKBOX_KEYS.indexOf('dealers')] ?? NO_OPTIONS;
  const byRetailers = remembered(known, scope, () => new WeakMap());
  const kept = byRetailers.get(retailers);
  if (kept && inOrder.every((list, index) => kept.labels[index] === list)) return kept;
  const pieces: Buffer[] = [];
  let length = 0;
  const write = (piece: Buffer) => {
    pieces.push(piece);
    length += piece.length;
  };
  const places = CHECKBOX_KEYS.map((key, facet): CountPlaces => {
    const counts = store.facet(key).byValue(scope.totals(key));
    const options = (inOrder[facet] ?? []).filter(({ code }) => counts[code]);
    write(Buffer.from(`${facet === 0 ? '{' : ','}"${key}":[`));
    const ends = options.map(({ code, written }, index) => {
      if (index > 0) write(NEXT_OPTION);
      write(written);
      write(Buffer.from(String(counts[code])));
      return length;
    });
    write(options.length > 0 ? LAST_OPTION : NO_OPTION);
    return {
      key,
      codes: Uint32Array.from(options, ({ code }) => code),
      ends: Uint32Array.from(ends),
      digits: Uint8Array.from(options, ({ code }) => String(counts[code]).length),
    };
  });
  write(Buffer.from('}'));
  const made = { labels: inOrder, json: Buffer.concat(pieces, length), places };
  byRetailers.set(retailers, made);
  return made;
}

function remembered<K extends object, V>(cache: WeakMap<K, V>, key: K, make: () => V): V {
  const cached = cache.get(key);
  if (cached !== undefined) return cached;
  const made = make();
  cache.set(key, made);
  return made;
}

const [NEXT_OPTION, LAST_OPTION, NO_OPTION] = [Buffer.from('},'), Buffer.from('}]'), Buffer.from(']')];
const [ZERO, SPACE] = [48, 32];

/** Puts other counts in, each with spaces before it where it is shorter. */
function writeCounts(json: Buffer, { codes, ends, digits }: CountPlaces, counts: Uint32Array): void {
  for (let option = 0; option < codes.length; option++) {
    let index = ends[option] ?? 0;
    const start = index - (digits[option] ?? 0);
    let rest = counts[codes[option] ?? 0] ?? 0;
    do {
      const tenth = Math.floor(rest / 10);
      json[--index] = ZERO + rest - tenth * 10;
      rest = tenth;
    } while (rest > 0);
    while (index > start) json[--index] = SPACE;
  }
}

function boundOf(range: Range | null | undefined, amount: (value: number) => number) {
  return range ? { min: amount(range.from), max: amount(range.to) } : null;
}

/** What a listing cannot know of its own facets. */
export interface FacetNames {
  readonly currency: string;
  readonly owners: OwnerNames;
}

/**
 * Options with counts and bounds as the API answers them, in JSON: listings have thousands of
 * options. An option that the list has stays, with 0 if need be.
 */
export function serializedFacets(
  store: SearchedListing,
  scope: Scope,
  { bySet, bounds, payments }: Counts,
  { currency, owners }: FacetNames,
): Buffer[] {
  const { json, places } = writtenOptions(store, scope, owners);
  const options = Buffer.from(json);
  for (const facet of places) {
    const counts = bySet.get(facet.key) ?? [];
    if (counts !== scope.totals(facet.key)) writeCounts(options, facet, store.facet(facet.key).byValue(counts));
  }
  return [START, options, Buffer.from(`,"bounds":${JSON.stringify(boundsOf(bounds, payments, currency))}}`)];
}

type Bounds = Pick<Counts, 'bounds' | 'payments'>;

function boundsOf(bounds: Bounds['bounds'], payments: Bounds['payments'], currency: string) {
  const sliders = SLIDER_KEYS.map((key) => {
    const amount = (value: number) => (MONEY_SLIDERS.has(key) ? toMajor(value, currency) : value);
    return [key, boundOf(bounds.get(key), amount)] as const;
  });
  return { ...Object.fromEntries(sliders), monthly_payment: boundOf(payments, (value) => value) };
}

/** The same JSON from counts by value, as a search engine gives them. */
export function serializedCounts(
  counts: ReadonlyMap<CheckboxKey, ReadonlyMap<string, number>>,
  { bounds, payments }: Bounds,
  { currency, owners }: FacetNames,
): Buffer {
  const options = CHECKBOX_KEYS.map((key) => {
    const counted = counts.get(key) ?? new Map<string, number>();
    const shown = key === 'dealers' && !owners ? [] : inLabelOrder(key, [...counted.keys()].sort(), owners);
    return [key, shown.map(({ value, label }) => ({ value, label, count: counted.get(value) ?? 0 }))] as const;
  });
  const facets = { options: Object.fromEntries(options), bounds: boundsOf(bounds, payments, currency) };
  return Buffer.from(JSON.stringify(facets));
}

const START = Buffer.from('{"options":');
