import { colorTheme, titleTag } from '@showroom/contracts/blocks/fields';
import { template as define } from '@showroom/contracts/blocks/template';

export const template = define({
  key: 'entry-form',
  name: 'Entry Form',
  description: 'A form of the market in the page: left, centred or right. It works without scripts as well.',
  short_description: 'A form to fill in',
  group: 'Forms',
  list_priority: 75,
  hydrate: 'activity',
  query: [],
  fields: [
    { symbol: 'form_id', label: 'Id of the form', field_type: 'String', required: true },
    {
      symbol: 'form_position',
      label: 'Form position',
      field_type: 'Select',
      default_value: 'left',
      attrs: {
        options: [
          { label: 'Left', value: 'left' },
          { label: 'Center', value: 'center' },
          { label: 'Right', value: 'right' },
        ],
      },
    },
    titleTag,
    colorTheme,
  ],
  version: 1,
});
