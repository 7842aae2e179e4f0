import { colorTheme, titleFields } from '@showroom/contracts/blocks/fields';
import { template as define } from '@showroom/contracts/blocks/template';

export const template = define({
  key: 'snippet',
  name: 'Snippet',
  description: 'A heading and a text, with buttons beside or below them.',
  short_description: 'Heading, text and buttons',
  group: 'Content',
  list_priority: 105,
  hydrate: 'never',
  fields: [
    ...titleFields,
    { symbol: 'text', label: 'Text', field_type: 'Markdown', attrs: { language: 'html' }, translatable: true },
    { symbol: 'links', label: 'Buttons', field_type: 'LinksCollection', translatable: true },
    {
      symbol: 'button_position',
      label: 'Button position',
      field_type: 'Select',
      default_value: 'right',
      attrs: {
        options: [
          { label: 'Left', value: 'left' },
          { label: 'Center', value: 'center' },
          { label: 'Right', value: 'right' },
        ],
      },
    },
    colorTheme,
  ],
  version: 1,
});
