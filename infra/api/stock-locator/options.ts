import type { Facets } from '@showroom/contracts/calls/stock-locator';
import { CHECKBOX_KEYS, type CheckboxKey, SLIDER_KEYS } from '@showroom/contracts/entities/filters';
import { FINANCING_OPTIONS, VEHICLE_STATES, VEHICLE_STATUSES } from '@showroom/contracts/entities/vehicle';
import { toMajor } from '../../database/money';
import type { FacetColumn } from './columns';
import type { ListingStore } from './listing-store';
import { MONEY_SLIDERS } from './row';
import { countFacets, sliderBounds } from './search';

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

export type OwnerNames = ReadonlyMap<string, string>;

function labelOf(key: CheckboxKey, value: string, owners: OwnerNames): string {
  if (key === 'dealers') return owners.get(value) ?? value;
  if (key in FIXED) return LABELS[value] ?? written(value);
  return key === 'colors' ? written(value) : value;
}

interface Labels {
  readonly owners: OwnerNames;
  readonly count: number;
  readonly inOrder: readonly { readonly code: number; readonly value: string; readonly label: string }[];
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
    );
  known.set(column, { owners, count: column.values.length, inOrder });
  return inOrder;
}

function optionsOf(key: CheckboxKey, column: FacetColumn, bySet: Uint32Array, owners: OwnerNames) {
  const [counts, totals] = [column.byValue(bySet), column.byValue(column.totals)];
  return labels(key, column, owners)
    .filter(({ code }) => (totals[code] ?? 0) > 0)
    .map(({ code, value, label }) => ({ value, label, count: counts[code] ?? 0 }));
}

/** Options with counts and bounds as the API answers them. An option that the listing has stays, with 0 if need be. */
export function facetsOf(store: ListingStore, mask: Uint32Array, currency: string, owners: OwnerNames): Facets {
  const counts = countFacets(store, mask);
  const ranges = sliderBounds(store, mask);
  return {
    options: Object.fromEntries(
      CHECKBOX_KEYS.map((key) => [
        key,
        optionsOf(key, store.facet(key), counts.get(key) ?? new Uint32Array(0), owners),
      ]),
    ),
    bounds: Object.fromEntries(
      SLIDER_KEYS.map((key) => {
        const range = ranges.get(key);
        if (!range) return [key, null];
        const amount = (value: number) => (MONEY_SLIDERS.has(key) ? toMajor(value, currency) : value);
        return [key, { min: amount(range.from), max: amount(range.to) }];
      }),
    ),
  };
}
