import type { ListContent, ListToggle } from './list-fields';

/**
 * What the block of an example shows beside its filters; anything left out is as an editor finds
 * it.
 */
type Given = Partial<Omit<ListContent, ListToggle>>;

const AS_FOUND = {
  headline: '',
  ci_key_list: '',
  brand_key: '',
  model_key: '',
  forced_statuses: '',
  forced_dealer_codes: '',
  preselected: '',
  page_size: 12,
} as const satisfies Given;

/** Content of a list with the filters for which `isOn` says so. */
export function exampleContent(isOn: (key: ListToggle) => boolean, given: Given = {}): ListContent {
  return {
    ...AS_FOUND,
    ...given,
    brands: isOn('brands'),
    models: isOn('models'),
    financing_options: isOn('financing_options'),
    states: isOn('states'),
    statuses: isOn('statuses'),
    msrp_price: isOn('msrp_price'),
    display_price: isOn('display_price'),
    mileage: isOn('mileage'),
    production_year: isOn('production_year'),
    model_year: isOn('model_year'),
    power: isOn('power'),
    engine_types: isOn('engine_types'),
    transmissions: isOn('transmissions'),
    number_of_seats: isOn('number_of_seats'),
    colors: isOn('colors'),
    specific_colors: isOn('specific_colors'),
    dealers: isOn('dealers'),
    families: isOn('families'),
    monthly_payment: isOn('monthly_payment'),
  };
}
