import { colorTheme, titleFields } from '@showroom/contracts/blocks/fields';
import { template as define } from '@showroom/contracts/blocks/template';

export const template = define({
  key: 'retailer-locator',
  name: 'Retailer locator',
  description:
    'All retailers of the market, as administrators entered them. A visitor who enters a town or a postcode sees the nearest ones, on a map as well.',
  short_description: 'Search, list and map of retailers',
  group: 'Retailers',
  list_priority: 65,
  hydrate: 'activity',
  query: ['near', 'brand'],
  fields: [
    ...titleFields,
    { symbol: 'placeholder', label: 'Example in the search field', field_type: 'String', translatable: true },
    { symbol: 'has_map', label: 'Map', field_type: 'Bool', default_value: true },
    { symbol: 'has_brand_filter', label: 'Visitors choose a brand', field_type: 'Bool', default_value: true },
    colorTheme,
  ],
  version: 1,
});
