import { colorTheme, imageField, titleFields } from '@showroom/contracts/blocks/fields';
import { template as define } from '@showroom/contracts/blocks/template';
import { FACETS } from './facets';

export const template = define({
  key: 'model-summary-filters',
  name: 'Model summary filters',
  description:
    'Models as cards, which a visitor narrows by body, fuel and seats. What can be chosen is what the models say.',
  short_description: 'Models as cards with filters',
  group: 'Models and specs',
  list_priority: 61,
  hydrate: 'activity',
  query: FACETS,
  fields: [...titleFields, colorTheme],
  field_groups_template: [
    { symbol: 'name', label: 'Name', field_type: 'String', translatable: true, required: true },
    imageField,
    { symbol: 'text', label: 'Text', field_type: 'Text', translatable: true },
    { symbol: 'price', label: 'Price, in the currency of the market', field_type: 'Number', attrs: { min: 0 } },
    { symbol: 'body', label: 'Bodies, with commas between them', field_type: 'String', translatable: true },
    { symbol: 'fuel', label: 'Fuels, with commas between them', field_type: 'String', translatable: true },
    { symbol: 'seats', label: 'Numbers of seats, with commas between them', field_type: 'String' },
    { symbol: 'link', label: 'Link', field_type: 'Link', translatable: true },
  ],
  max_field_groups: 30,
  version: 1,
});
