import { CHECKBOX_KEYS, type CheckboxKey, SLIDER_KEYS } from '@showroom/contracts/entities/filters';
import { FINANCING_OPTIONS, VEHICLE_STATES, VEHICLE_STATUSES } from '@showroom/contracts/entities/vehicle';
import { toMajor } from '../../database/money';
import type { FacetColumn } from './columns';
import type { Range } from './kernels';
import type { ListingStore } from './listing-store';
import type { Matches } from './matches';
import type { Financing } from './payment';
import { countFacets, paymentBounds, sliderBounds } from './results';
import { MONEY_SLIDERS } from './row';

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

/** Facets whose options stand in the order of their enumeration; the others stand in the order of their labels. */
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

type OwnerNames = ReadonlyMap<string, string>;

function labelOf(key: CheckboxKey, value: string, owners: OwnerNames): string {
  if (key === 'dealers') return owners.get(value) ?? value;
  if (key in FIXED) return LABELS[value] ?? written(value);
  return key === 'colors' ? written(value) : value;
}

interface LabelledOption {
  readonly code: number;
  readonly value: string;
  readonly label: string;
  /** The option as JSON up to its count. */
  readonly written: string;
}

interface Labels {
  readonly owners: OwnerNames;
  readonly count: number;
  readonly inOrder: readonly LabelledOption[];
}

const collator = new Intl.Collator('en', { numeric: true });
/** Sorting thousands of labels for every answer would cost more than counting. */
const known = new WeakMap<FacetColumn, Labels>();

function labels(key: CheckboxKey, column: FacetColumn, owners: OwnerNames): Labels['inOrder'] {
  const cached = known.get(column);
  if (cached && cached.owners === owners && cached.count === column.values.length) return cached.inOrder;
  const order = FIXED[key];
  const inOrder = column.values
    .map((value, code) => ({ code, value, label: labelOf(key, value, owners) }))
    .sort((a, b) =>
      order ? order.indexOf(a.value) - order.indexOf(b.value) : collator.compare(a.label, b.label) || a.code - b.code,
    )
    .map(({ code, value, label }) => ({
      code,
      value,
      label,
      written: `${JSON.stringify({ value, label }).slice(0, -1)},"count":`,
    }));
  known.set(column, { owners, count: column.values.length, inOrder });
  return inOrder;
}

interface Counted {
  readonly key: CheckboxKey;
  readonly column: FacetColumn;
  /** By set: beside the other filters' choices, and in the whole list. */
  readonly counts: ArrayLike<number>;
  readonly totals: ArrayLike<number>;
}

/** The options of a facet as JSON. */
function writtenOptions({ key, column, counts, totals }: Counted, owners: OwnerNames): string {
  const [found, all] = [column.byValue(counts), column.byValue(totals)];
  let text = '';
  for (const { code, written } of labels(key, column, owners)) {
    if (all[code]) text += `${text === '' ? '' : ','}${written}${found[code] ?? 0}}`;
  }
  return `"${key}":[${text}]`;
}

function boundOf(range: Range | null | undefined, amount: (value: number) => number) {
  return range ? { min: amount(range.from), max: amount(range.to) } : null;
}

export interface FacetsInput {
  readonly store: ListingStore;
  readonly matches: Matches;
  readonly currency: string;
  readonly owners: OwnerNames;
  readonly financing: Financing | undefined;
}

/**
 * Options with counts and bounds as the API answers them, in JSON: listings have thousands of options. An option that the
 * list has stays, with 0 if need be.
 */
export function writtenFacets({ store, matches, currency, owners, financing }: FacetsInput): string {
  const counted = countFacets(store, matches);
  const ranges = sliderBounds(store, matches);
  const options = CHECKBOX_KEYS.map((key) => {
    const [counts, totals] = [counted.get(key) ?? [], matches.scope.totals(key)];
    return writtenOptions({ key, column: store.facet(key), counts, totals }, owners);
  });
  const bounds = SLIDER_KEYS.map((key) => {
    const amount = (value: number) => (MONEY_SLIDERS.has(key) ? toMajor(value, currency) : value);
    return [key, boundOf(ranges.get(key), amount)] as const;
  });
  const payments = financing && paymentBounds(store, matches, financing);
  const allBounds = { ...Object.fromEntries(bounds), monthly_payment: boundOf(payments, (value) => value) };
  return `{"options":{${options.join()}},"bounds":${JSON.stringify(allBounds)}}`;
}
