import { colorTheme, titleFields } from '@showroom/contracts/blocks/fields';
import { template as define } from '@showroom/contracts/blocks/template';

export const template = define({
  key: 'retailer-locator-by-brand',
  name: 'Retailer locator (by brand)',
  description: 'The retailers of one brand, under the names that they have for it, with a search among them and a map.',
  short_description: 'Retailers of one brand',
  group: 'Retailers',
  list_priority: 55,
  hydrate: 'activity',
  query: ['near'],
  fields: [
    ...titleFields,
    { symbol: 'brand', label: 'Brand, as dealers have it', field_type: 'String', required: true },
    { symbol: 'placeholder', label: 'Example in the search field', field_type: 'String', translatable: true },
    { symbol: 'has_map', label: 'Map', field_type: 'Bool', default_value: true },
    colorTheme,
  ],
  version: 1,
});
