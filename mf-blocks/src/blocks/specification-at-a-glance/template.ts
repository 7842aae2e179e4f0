import { colorTheme, titleFields } from '@showroom/contracts/blocks/fields';
import { template as define } from '@showroom/contracts/blocks/template';

export const template = define({
  key: 'specification-at-a-glance',
  name: 'Specification at a glance',
  description: 'The most important figures of a vehicle side by side, each with its unit and what it measures.',
  short_description: 'Key figures with units',
  group: 'Models and specs',
  list_priority: 65,
  hydrate: 'never',
  fields: [
    ...titleFields,
    { symbol: 'footnote', label: 'Footnote', field_type: 'String', translatable: true },
    { symbol: 'link', label: 'Link', field_type: 'Link', translatable: true },
    colorTheme,
  ],
  field_groups_template: [
    { symbol: 'figure', label: 'Figure', field_type: 'String', translatable: true, required: true },
    { symbol: 'unit', label: 'Unit', field_type: 'String', translatable: true },
    { symbol: 'label', label: 'What it measures', field_type: 'String', translatable: true, required: true },
  ],
  max_field_groups: 20,
  version: 1,
});
