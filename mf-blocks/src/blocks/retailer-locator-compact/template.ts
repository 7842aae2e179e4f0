import { colorTheme, titleFields } from '@showroom/contracts/blocks/fields';
import { template as define } from '@showroom/contracts/blocks/template';

export const template = define({
  key: 'retailer-locator-compact',
  name: 'Retailer locator (compact)',
  description: 'One search field, which leads to the page with the retailer locator and what it found.',
  short_description: 'A search field for retailers',
  group: 'Retailers',
  list_priority: 50,
  hydrate: 'never',
  fields: [
    ...titleFields,
    { symbol: 'text', label: 'Text', field_type: 'Text', translatable: true },
    { symbol: 'placeholder', label: 'Example in the search field', field_type: 'String', translatable: true },
    {
      symbol: 'locator_path',
      label: 'Path of the page with the locator',
      field_type: 'String',
      default_value: '/retailers',
    },
    colorTheme,
  ],
  version: 1,
});
