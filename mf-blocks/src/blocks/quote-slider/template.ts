import { alignment, colorTheme } from '@showroom/contracts/blocks/fields';
import { template as define } from '@showroom/contracts/blocks/template';

export const template = define({
  key: 'quote-slider',
  name: 'Quote slider',
  description: 'Quotations side by side, to swipe through.',
  short_description: 'Quotations to swipe through',
  group: 'Carousels',
  list_priority: 65,
  hydrate: 'never',
  fields: [
    { symbol: 'title', label: 'Title', field_type: 'String', default_value: 'What others say', translatable: true },
    { ...alignment, default_value: 'left' },
    colorTheme,
  ],
  field_groups_template: [
    { symbol: 'quote', label: 'Quote', field_type: 'Text', translatable: true, required: true },
    { symbol: 'author', label: 'Author', field_type: 'String', translatable: true },
    { symbol: 'author_position', label: 'Position of the author', field_type: 'String', translatable: true },
  ],
  max_field_groups: 30,
  version: 1,
});
