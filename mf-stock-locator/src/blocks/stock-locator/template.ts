import { template as define } from '@showroom/contracts/blocks/template';
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

/** Off unless an editor asks: each says nearly the same as another filter. */
const OFF: ReadonlySet<FilterKey> = new Set(['msrp_price', 'model_year', 'specific_colors']);

const toggles = FILTER_KEYS.map((key) => ({
  symbol: key,
  label: `Filter: ${FILTER_LABELS[key]}`,
  field_type: 'Bool' as const,
  default_value: !OFF.has(key),
}));

export const template = define({
  key: 'stock-locator',
  name: 'Stock locator (standard)',
  description:
    'The vehicles of a listing with filters, sorting and pages; the address of the page keeps what was chosen.',
  short_description: 'Vehicles with filters',
  group: 'Stock locator',
  list_priority: 110,
  hydrate: 'load',
  fields: [
    { symbol: 'headline', label: 'Headline', field_type: 'String', translatable: true },
    { symbol: 'ci_key_list', label: "Key of the listing (empty: the market's own)", field_type: 'String' },
    { symbol: 'brand_key', label: 'Brand key: shows one brand only', field_type: 'String' },
    { symbol: 'model_key', label: 'Model key: shows one model only', field_type: 'String' },
    {
      symbol: 'page_size',
      label: 'Vehicles on a page (1 to 12)',
      field_type: 'Number',
      default_value: 12,
      attrs: { min: 1, max: 12, step: 1 },
    },
    { symbol: 'filters', label: 'Filters', field_type: 'Separator' },
    ...toggles,
  ],
  version: 1,
});
