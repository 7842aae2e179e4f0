import { carKey, colorTheme, imageField, tabId, titleFields } from '@showroom/contracts/blocks/fields';
import { SPEC_KEYS } from '@showroom/contracts/blocks/spec-tables';
import { template as define } from '@showroom/contracts/blocks/template';

/** What each figure is called for editors. */
const options = SPEC_KEYS.map((value) => ({
  label: value.charAt(0).toUpperCase() + value.slice(1).replaceAll('_', ' '),
  value,
}));

export const template = define({
  key: 'derivatives',
  name: 'Derivatives',
  description:
    'The versions of a model, each with its picture, its price, three figures and its standard equipment; in tabs, or side by side.',
  short_description: 'Versions with three figures and equipment',
  group: 'Models and specs',
  list_priority: 62,
  hydrate: 'activity',
  query: [],
  fields: [
    ...titleFields,
    carKey,
    {
      symbol: 'spec_key_1',
      label: 'First figure',
      field_type: 'Select',
      default_value: 'top_speed',
      attrs: { options },
    },
    { symbol: 'spec_label_1', label: 'What the first figure is called', field_type: 'String', translatable: true },
    {
      symbol: 'spec_key_2',
      label: 'Second figure',
      field_type: 'Select',
      default_value: 'acceleration',
      attrs: { options },
    },
    { symbol: 'spec_label_2', label: 'What the second figure is called', field_type: 'String', translatable: true },
    {
      symbol: 'spec_key_3',
      label: 'Third figure',
      field_type: 'Select',
      default_value: 'consumption',
      attrs: { options },
    },
    { symbol: 'spec_label_3', label: 'What the third figure is called', field_type: 'String', translatable: true },
    { symbol: 'has_columns', label: 'Side by side instead of in tabs', field_type: 'Bool' },
    { symbol: 'equipment_label', label: 'Label of the standard equipment', field_type: 'String', translatable: true },
    colorTheme,
  ],
  field_groups_template: [
    { symbol: 'name', label: 'Name', field_type: 'String', translatable: true, required: true },
    tabId,
    {
      symbol: 'engine_key',
      label: 'Engine key, such as d300: its figures stand where none are filled in',
      field_type: 'String',
      attrs: { max_length: 64 },
    },
    imageField,
    { symbol: 'price', label: 'Price, in the currency of the market', field_type: 'Number', attrs: { min: 0 } },
    { symbol: 'spec_value_1', label: 'First figure with its unit', field_type: 'String', translatable: true },
    { symbol: 'spec_value_2', label: 'Second figure with its unit', field_type: 'String', translatable: true },
    { symbol: 'spec_value_3', label: 'Third figure with its unit', field_type: 'String', translatable: true },
    {
      symbol: 'standard_equipment_info',
      label: 'Standard equipment',
      field_type: 'Markdown',
      attrs: { language: 'html' },
      translatable: true,
    },
    { symbol: 'link', label: 'Link', field_type: 'Link', translatable: true },
  ],
  max_field_groups: 12,
  version: 1,
});
