/** How a filter is chosen: options with counts, or a range. */
export type FilterKind = 'checkbox' | 'slider';

interface FilterRule {
  readonly kind: FilterKind;
  readonly field: string;
  readonly suffix: '_in' | '_includes' | '';
}

/**
 * Frontend key to backend field and suffix, in the order in which filters are shown. Sliders use
 * _gteq and _lteq.
 */
export const FILTERS = {
  brands: { kind: 'checkbox', field: 'nameplate_brand_name', suffix: '_in' },
  models: { kind: 'checkbox', field: 'nameplate_name', suffix: '_in' },
  financing_options: { kind: 'checkbox', field: 'financing_options', suffix: '' },
  states: { kind: 'checkbox', field: 'state', suffix: '_in' },
  statuses: { kind: 'checkbox', field: 'statuses', suffix: '_in' },
  msrp_price: { kind: 'slider', field: 'msrp_price', suffix: '' },
  display_price: { kind: 'slider', field: 'display_price', suffix: '' },
  mileage: { kind: 'slider', field: 'mileage', suffix: '' },
  production_year: { kind: 'slider', field: 'production_year', suffix: '' },
  model_year: { kind: 'slider', field: 'model_year', suffix: '' },
  power: { kind: 'slider', field: 'power', suffix: '' },
  engine_types: { kind: 'checkbox', field: 'engine_type', suffix: '_includes' },
  transmissions: { kind: 'checkbox', field: 'transmissions', suffix: '_in' },
  number_of_seats: { kind: 'checkbox', field: 'number_of_seats', suffix: '_in' },
  colors: { kind: 'checkbox', field: 'color_canonical', suffix: '_in' },
  specific_colors: { kind: 'checkbox', field: 'color_name', suffix: '_in' },
  dealers: { kind: 'checkbox', field: 'owner_id', suffix: '_in' },
} as const satisfies Record<string, FilterRule>;

/** The name of a filter in addresses and settings. */
export type FilterKey = keyof typeof FILTERS;
type KeysOf<K extends FilterKind> = { [P in FilterKey]: (typeof FILTERS)[P]['kind'] extends K ? P : never }[FilterKey];
/** A filter with options, of which several can be chosen. */
export type CheckboxKey = KeysOf<'checkbox'>;
/** A filter with a range, of which the ends can be chosen. */
export type SliderKey = KeysOf<'slider'>;

function isFilterKey(key: string): key is FilterKey {
  return Object.hasOwn(FILTERS, key);
}
/** All filters, in the order in which they are shown. */
export const FILTER_KEYS: readonly FilterKey[] = Object.keys(FILTERS).filter(isFilterKey);
/** Whether a filter has options. */
export function isCheckboxKey(key: FilterKey): key is CheckboxKey {
  return FILTERS[key].kind === 'checkbox';
}
/** Whether a filter has a range. */
export function isSliderKey(key: FilterKey): key is SliderKey {
  return FILTERS[key].kind === 'slider';
}
/** Filters with options, in the order in which they are shown. */
export const CHECKBOX_KEYS: readonly CheckboxKey[] = FILTER_KEYS.filter(isCheckboxKey);
/** Filters with a range, in the order in which they are shown. */
export const SLIDER_KEYS: readonly SliderKey[] = FILTER_KEYS.filter(isSliderKey);

/** `filter[nameplate_name_in]`: the API's parameter of a checkbox filter. */
export function checkboxParameter(key: CheckboxKey): string {
  return `filter[${FILTERS[key].field}${FILTERS[key].suffix}]`;
}
/** `filter[msrp_price_gteq]` or `filter[msrp_price_lteq]`. */
export function sliderParameter(key: SliderKey, bound: 'gteq' | 'lteq'): string {
  return `filter[${FILTERS[key].field}_${bound}]`;
}

/** Filters that can limit a list itself, named in `forced_filters`. */
export const FORCIBLE_FILTERS = ['brands', 'models', 'model_group'] as const;
/** A filter that can limit a list itself. */
export type ForcibleFilter = (typeof FORCIBLE_FILTERS)[number];

/**
 * The range of the visitor's own monthly payment: no filter of the table, for it depends on the
 * terms that are asked.
 */
export const PAYMENT_PARAMETERS = {
  gteq: 'filter[monthly_payment_gteq]',
  lteq: 'filter[monthly_payment_lteq]',
} as const;

/** Everything that can leave a list empty and be taken away again; the names of `meta.loosen`. */
export const LOOSENABLE = [...FILTER_KEYS, 'monthly_payment', 'model_group', 'dealer_codes', 'near'] as const;
/** A filter or limit that can be taken away from an empty list. */
export type Loosenable = (typeof LOOSENABLE)[number];

/** Orders of a list that do not depend on a place. */
export const SORTS = [
  'availableFirst',
  'createdAtDesc',
  'createdAtAsc',
  'priceAsc',
  'priceDesc',
  'productionYearDesc',
  'productionYearAsc',
  'mileageAsc',
  'mileageDesc',
  'status',
] as const;
/** An order that does not depend on a place. */
export type Sort = (typeof SORTS)[number];

/** From a place that the list names: an order that each place has for itself. */
export const DISTANCE_SORT = 'distanceAsc';
/** Every order that a list can be asked in. */
export const LIST_SORTS = [...SORTS, DISTANCE_SORT] as const;
/** An order of a list, by distance included. */
export type ListSort = (typeof LIST_SORTS)[number];
