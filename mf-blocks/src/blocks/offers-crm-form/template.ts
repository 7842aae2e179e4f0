import { template as define } from '@showroom/contracts/blocks/template';

export const template = define({
  key: 'offers-crm-form',
  name: 'Offers-to-CRM form',
  description:
    'A form that asks for one of the market’s offers. Category and brands limit what can be chosen; the CRM gets them.',
  short_description: 'A form for offers',
  group: 'Forms',
  list_priority: 70,
  hydrate: 'activity',
  query: [],
  fields: [
    { symbol: 'category', label: 'Category', field_type: 'String' },
    { symbol: 'new_cars', label: 'New cars', field_type: 'Bool' },
    { symbol: 'approved', label: 'Approved', field_type: 'Bool' },
    { symbol: 'owners', label: 'Owners', field_type: 'Bool' },
    { symbol: 'branded_goods', label: 'Branded goods', field_type: 'Bool' },
    { symbol: 'defender', label: 'Defender', field_type: 'Bool' },
    { symbol: 'discovery', label: 'Discovery', field_type: 'Bool' },
    { symbol: 'range_rover', label: 'Range Rover', field_type: 'Bool' },
    { symbol: 'jaguar', label: 'Jaguar', field_type: 'Bool' },
    { symbol: 'form_title', label: 'Title of the form', field_type: 'String', translatable: true },
    { symbol: 'form_subtile', label: 'Subtitle of the form', field_type: 'String', translatable: true },
    { symbol: 'form_id', label: 'Id of the form', field_type: 'String', required: true },
    { symbol: 'has_two_columns', label: 'Two columns', field_type: 'Bool' },
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
    {
      symbol: 'error_text',
      label: 'Text where sending failed',
      field_type: 'String',
      default_value: 'Offers request error',
      translatable: true,
    },
    {
      symbol: 'error_button_text',
      label: 'Button where sending failed',
      field_type: 'String',
      default_value: 'Try again',
      translatable: true,
    },
  ],
  version: 1,
});
