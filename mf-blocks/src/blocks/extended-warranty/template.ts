import { template as define } from '@showroom/contracts/blocks/template';

export const template = define({
  key: 'extended-warranty',
  name: 'Extended warranty',
  description: 'A table of what a warranty covers, with a form beside it that knows where it came from.',
  short_description: 'Warranty table and form',
  group: 'Forms',
  list_priority: 60,
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
    {
      symbol: 'table_content',
      label: 'Table',
      field_type: 'Markdown',
      attrs: { language: 'html' },
      translatable: true,
    },
  ],
  version: 1,
});
