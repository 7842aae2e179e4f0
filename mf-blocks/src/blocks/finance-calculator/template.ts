import { colorTheme, titleSize } from '@showroom/contracts/blocks/fields';
import { financeProductFields } from '@showroom/contracts/blocks/finance-fields';
import { template as define } from '@showroom/contracts/blocks/template';
import { PARAMETERS } from './parameters';

export const template = define({
  key: 'finance-calculator',
  name: 'Finance calculator',
  description:
    'A vehicle is chosen step by step, personalised and financed by one of the products below; then a quote.',
  short_description: 'From a vehicle to a quote',
  group: 'Finance',
  list_priority: 64,
  hydrate: 'activity',
  query: PARAMETERS,
  fields: [
    { symbol: 'title', label: 'Title', field_type: 'String', translatable: true },
    {
      symbol: 'header_tag',
      label: 'Header tag',
      field_type: 'Select',
      default_value: '2',
      attrs: { options: ['1', '2', '3', '4', '5', '6'].map((value) => ({ label: `H${value}`, value })) },
    },
    titleSize,
    {
      symbol: 'calculator_style',
      label: 'Calculator style',
      field_type: 'Select',
      default_value: 'default',
      attrs: {
        options: [
          { label: 'Default', value: 'default' },
          { label: 'MENA', value: 'mena' },
        ],
      },
    },
    {
      symbol: 'models_info',
      label:
        'Vehicles: [{"nameplate_key", "vehicle", "model_year", "bodystyle", "model", "engine", "price", "items": [{"name", "price"}]}]',
      field_type: 'Json',
    },
    { symbol: 'nameplate_key_filter', label: 'Nameplate keys, with commas between them', field_type: 'String' },
    { symbol: 'hide_free_items', label: 'Hide items with a price of zero', field_type: 'Bool' },
    {
      symbol: 'monthly_disclaimer',
      label: 'Disclaimer of the monthly payment',
      field_type: 'Text',
      translatable: true,
    },
    { symbol: 'car_price_disclaimer', label: 'Disclaimer of the price', field_type: 'Text', translatable: true },
    { symbol: 'disclaimer_title', label: 'Disclaimer title', field_type: 'String', translatable: true },
    {
      symbol: 'disclaimer_body',
      label: 'Disclaimer body',
      field_type: 'Markdown',
      attrs: { language: 'html' },
      translatable: true,
    },
    colorTheme,
  ],
  field_groups_template: financeProductFields,
  max_field_groups: 30,
  version: 1,
});
