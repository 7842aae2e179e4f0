import { colorTheme, imageField, titleFields } from '@showroom/contracts/blocks/fields';
import { template as define } from '@showroom/contracts/blocks/template';

export const template = define({
  key: 'electrifying-power',
  name: 'Electrifying power',
  description: 'What an electric drive can do: a picture with a text, and figures with their units.',
  short_description: 'Figures of an electric drive',
  group: 'Models and specs',
  list_priority: 60,
  hydrate: 'never',
  fields: [
    ...titleFields,
    { symbol: 'text', label: 'Text', field_type: 'Markdown', attrs: { language: 'html' }, translatable: true },
    imageField,
    { symbol: 'link', label: 'Link', field_type: 'Link', translatable: true },
    { symbol: 'footnote', label: 'Footnote', field_type: 'String', translatable: true },
    colorTheme,
  ],
  field_groups_template: [
    { symbol: 'figure', label: 'Figure', field_type: 'String', translatable: true, required: true },
    { symbol: 'unit', label: 'Unit', field_type: 'String', translatable: true },
    { symbol: 'label', label: 'What it measures', field_type: 'String', translatable: true, required: true },
  ],
  max_field_groups: 6,
  version: 1,
});
