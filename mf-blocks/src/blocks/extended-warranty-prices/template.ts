import { template as define } from '@showroom/contracts/blocks/template';

export const template = define({
  key: 'extended-warranty-prices',
  name: 'Extended warranty (prices)',
  description: 'Starting prices of the extended warranty by model, in AED, with a form beside them.',
  short_description: 'Warranty prices and form',
  group: 'Forms',
  list_priority: 59,
  hydrate: 'activity',
  query: [],
  fields: [
    { symbol: 'form_id', label: 'Id of the form', field_type: 'String', required: true },
    { symbol: 'has_two_columns', label: 'Two columns', field_type: 'Bool' },
    {
      symbol: 'form_hidden_field_mapping',
      label: 'Hidden fields: {"name": "value"}',
      field_type: 'Json',
    },
  ],
  version: 1,
});
