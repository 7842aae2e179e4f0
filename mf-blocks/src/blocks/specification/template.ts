import { colorTheme, titleFields } from '@showroom/contracts/blocks/fields';
import { template as define } from '@showroom/contracts/blocks/template';

export const template = define({
  key: 'specification',
  name: 'Specification',
  description: 'Values of a vehicle with their names and units, in tables by subject, with footnotes.',
  short_description: 'A table of values',
  group: 'Models and specs',
  list_priority: 66,
  hydrate: 'never',
  fields: [...titleFields, colorTheme],
  field_groups_template: [
    { symbol: 'heading', label: 'Heading, which begins a new table', field_type: 'String', translatable: true },
    { symbol: 'name', label: 'Name', field_type: 'String', translatable: true, required: true },
    { symbol: 'value', label: 'Value', field_type: 'String', translatable: true, required: true },
    { symbol: 'unit', label: 'Unit', field_type: 'String', translatable: true },
    { symbol: 'footnote', label: 'Footnote', field_type: 'String', translatable: true },
  ],
  max_field_groups: 100,
  version: 1,
});
