import { alignment, colorTheme } from '@showroom/contracts/blocks/fields';
import { template as define } from '@showroom/contracts/blocks/template';

export const template = define({
  key: 'quote',
  name: 'Quote',
  description: 'One quotation with the name and the position of who said it.',
  short_description: 'One quotation',
  group: 'Content',
  list_priority: 70,
  hydrate: 'never',
  fields: [
    { symbol: 'quote', label: 'Quote', field_type: 'Text', translatable: true, required: true },
    { symbol: 'author', label: 'Author', field_type: 'String', translatable: true },
    { symbol: 'author_position', label: 'Position of the author', field_type: 'String', translatable: true },
    { ...alignment, default_value: 'center' },
    colorTheme,
  ],
  version: 1,
});
