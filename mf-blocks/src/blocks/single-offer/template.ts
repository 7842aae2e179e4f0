import { colorTheme, imageField, titleFields } from '@showroom/contracts/blocks/fields';
import { template as define } from '@showroom/contracts/blocks/template';

export const template = define({
  key: 'single-offer',
  name: 'Single Offer',
  description:
    'One offer with a picture, a text, a price and a link. It is shown from its first day to the end of its last one.',
  short_description: 'An offer, shown by its dates',
  group: 'Offers',
  list_priority: 60,
  hydrate: 'load',
  fields: [
    ...titleFields,
    imageField,
    { symbol: 'text', label: 'Text', field_type: 'Markdown', attrs: { language: 'html' }, translatable: true },
    { symbol: 'price_label', label: 'Before the price, such as From', field_type: 'String', translatable: true },
    { symbol: 'price', label: 'Price', field_type: 'Number', attrs: { min: 0 } },
    { symbol: 'link', label: 'Link', field_type: 'Link', translatable: true },
    { symbol: 'start_date', label: 'First day: 2026-12-01', field_type: 'String', attrs: { max_length: 10 } },
    { symbol: 'end_date', label: 'Last day: 2026-12-31', field_type: 'String', attrs: { max_length: 10 } },
    colorTheme,
  ],
  version: 1,
});
