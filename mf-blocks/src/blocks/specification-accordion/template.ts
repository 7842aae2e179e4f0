import { colorTheme, engineLabel, titleFields } from '@showroom/contracts/blocks/fields';
import { template as define } from '@showroom/contracts/blocks/template';

export const template = define({
  key: 'specification-accordion',
  name: 'Specification accordion',
  description:
    'What the market’s vehicles say of a model, engine by engine, in tables that open; a second model stands beside it to choose from.',
  short_description: 'A model’s engines in tables that open',
  group: 'Models and specs',
  list_priority: 63,
  hydrate: 'activity',
  query: [],
  fields: [
    ...titleFields,
    {
      symbol: 'model_key',
      label: 'Model key, such as defender-110',
      field_type: 'String',
      required: true,
      attrs: { max_length: 64 },
    },
    {
      symbol: 'additional_model_key',
      label: 'Additional model key',
      field_type: 'String',
      attrs: { max_length: 64 },
    },
    { symbol: 'select_model_label', label: 'Label of the list of models', field_type: 'String', translatable: true },
    engineLabel,
    {
      symbol: 'specification_label',
      label: 'Name of the specification for those who hear it',
      field_type: 'String',
      translatable: true,
    },
    colorTheme,
  ],
  version: 1,
});
