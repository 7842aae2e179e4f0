import type { ListContent } from '../../listing/list-data';

const filters = {
  brands: true,
  models: true,
  financing_options: true,
  states: true,
  statuses: true,
  msrp_price: false,
  display_price: true,
  mileage: true,
  production_year: true,
  model_year: false,
  power: true,
  engine_types: true,
  transmissions: true,
  number_of_seats: true,
  colors: true,
  specific_colors: false,
  dealers: true,
} as const;

/** Named contents: the gallery, thumbnails and tests use them. */
export const examples = {
  'all vehicles of the market': {
    headline: 'Find your vehicle',
    ci_key_list: '',
    brand_key: '',
    model_key: '',
    page_size: 12,
    ...filters,
  },
  'one brand, six on a page': {
    headline: '',
    ci_key_list: 'au',
    brand_key: 'Jaguar',
    model_key: '',
    page_size: 6,
    ...filters,
  },
} as const satisfies Record<string, ListContent>;
