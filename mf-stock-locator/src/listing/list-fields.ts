import type { ContentOf, Template } from '@showroom/contracts/blocks/template';
import { FILTER_KEYS, type FilterKey } from '@showroom/contracts/entities/filters';

const FILTER_LABELS = {
  brands: 'Brands',
  models: 'Models',
  financing_options: 'Financing options',
  states: 'States',
  statuses: 'Statuses',
  msrp_price: 'List price',
  display_price: 'Price',
  mileage: 'Mileage',
  production_year: 'Production year',
  model_year: 'Model year',
  power: 'Power',
  engine_types: 'Engine types',
  transmissions: 'Transmissions',
  number_of_seats: 'Number of seats',
  colors: 'Colours',
  specific_colors: 'Specific colours',
  dealers: 'Retailers',
} as const satisfies Record<FilterKey, string>;

const WHICH = [
  { symbol: 'headline', label: 'Headline', field_type: 'String', translatable: true },
  { symbol: 'ci_key_list', label: "Key of the listing (empty: the market's own)", field_type: 'String' },
  { symbol: 'brand_key', label: 'Brand key: shows one brand only', field_type: 'String' },
  { symbol: 'model_key', label: 'Model key: shows one model only', field_type: 'String' },
  { symbol: 'forced_statuses', label: 'Statuses that it is limited to (stock, demo, …)', field_type: 'String' },
  { symbol: 'forced_dealer_codes', label: 'Dealer codes that it is limited to', field_type: 'String' },
  {
    symbol: 'preselected',
    label: 'Chosen at first, as in the address of a list: states=new&models=Defender 110',
    field_type: 'String',
  },
  {
    symbol: 'page_size',
    label: 'Vehicles on a page (1 to 12)',
    field_type: 'Number',
    default_value: 12,
    attrs: { min: 1, max: 12, step: 1 },
  },
] as const;

/**
 * Fields of a block that shows a list: which vehicles, then a toggle for each filter in the order
 * in which they stand.
 */
export function listFields({ on, off }: { readonly on?: readonly ListToggle[]; readonly off?: readonly ListToggle[] }) {
  const isOn = (key: ListToggle) => (on ? on.includes(key) : !off?.includes(key));
  const toggle = <K extends ListToggle>(key: K, label: string) => ({
    symbol: key,
    label,
    field_type: 'Bool' as const,
    default_value: isOn(key),
  });
  return [
    ...WHICH,
    { symbol: 'filters', label: 'Filters', field_type: 'Separator' },
    ...FILTER_KEYS.map((key) => toggle(key, `Filter: ${FILTER_LABELS[key]}`)),
    { symbol: 'further', label: 'Beside the filters', field_type: 'Separator' },
    toggle('families', 'Families above the list'),
    toggle('monthly_payment', 'Filter: Monthly payment'),
  ] as const;
}

export type ListToggle = FilterKey | 'families' | 'monthly_payment';

type ListTemplate = Template & { readonly fields: ReturnType<typeof listFields> };

/** What an editor filled in. */
export type ListContent = ContentOf<ListTemplate>;
