import { carKey, colorTheme, engineLabel, imageField, titleFields } from '@showroom/contracts/blocks/fields';
import { template as define } from '@showroom/contracts/blocks/template';

export const template = define({
  key: 'models-and-specs',
  name: 'Models and specifications',
  description:
    'Models side by side with picture, price and specification. A model with several engines shows the one that a visitor chooses.',
  short_description: 'Models to compare, with specifications',
  group: 'Models and specs',
  list_priority: 64,
  hydrate: 'activity',
  fields: [
    ...titleFields,
    { symbol: 'is_toggle', label: 'Specifications are shown when a visitor asks for them', field_type: 'Bool' },
    { symbol: 'toggle_label', label: 'Label to show them (SHOW MORE)', field_type: 'String', translatable: true },
    { symbol: 'collapse_label', label: 'Label to hide them (SHOW LESS)', field_type: 'String', translatable: true },
    engineLabel,
    { symbol: 'accordion_label', label: 'Name of tables without a title', field_type: 'String', translatable: true },
    {
      symbol: 'additional_label',
      label: 'Label of the additional specification',
      field_type: 'String',
      translatable: true,
    },
    colorTheme,
  ],
  field_groups_template: [
    { symbol: 'is_disabled', label: 'Not shown to visitors', field_type: 'Bool' },
    carKey,
    imageField,
    { symbol: 'car_title', label: 'Car title', field_type: 'String', translatable: true, required: true },
    { symbol: 'price', label: 'Price, in the currency of the market', field_type: 'Number', attrs: { min: 0 } },
    { symbol: 'electric_label', label: 'Electric: what it is called', field_type: 'String', translatable: true },
    { symbol: 'petrol_label', label: 'Petrol: what it is called', field_type: 'String', translatable: true },
    { symbol: 'hybrid_label', label: 'Hybrid: what it is called', field_type: 'String', translatable: true },
    { symbol: 'button', label: 'Button', field_type: 'Link', translatable: true },
    {
      symbol: 'accordion_schema',
      label:
        'Specification: tables [{"title", "rows": [{"key" or "name", "value", "unit", "footnote"}]}], or {"engines": [{"name", "tables"}]}; keys such as top_speed, acceleration, emission and tank have names in every language',
      field_type: 'Json',
      attrs: { holds: 'specs' },
      translatable: true,
    },
    {
      symbol: 'additional_specification',
      label: 'Additional specification, shown over the page',
      field_type: 'Markdown',
      attrs: { language: 'html' },
      translatable: true,
    },
  ],
  max_field_groups: 20,
  version: 1,
});
