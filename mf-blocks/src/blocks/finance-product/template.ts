import { colorTheme, titleSize, titleTag } from '@showroom/contracts/blocks/fields';
import { financeProductFields } from '@showroom/contracts/blocks/finance-fields';
import { template as define } from '@showroom/contracts/blocks/template';

export const template = define({
  key: 'finance-product',
  name: 'Finance product',
  description: 'One way to finance a price: what it costs by the month, for the terms that a visitor chooses.',
  short_description: 'A price by the month',
  group: 'Finance',
  list_priority: 62,
  hydrate: 'activity',
  query: ['down_payment', 'months'],
  fields: [
    ...financeProductFields,
    {
      symbol: 'price',
      label: 'On the road price',
      field_type: 'Number',
      attrs: { min: 0, max: 1_000_000_000 },
    },
    titleTag,
    titleSize,
    colorTheme,
  ],
  version: 1,
});
