import { colorTheme, titleFields } from '@showroom/contracts/blocks/fields';
import { template as define } from '@showroom/contracts/blocks/template';
import { PAGE_PARAMETER } from './load-items';

const square = { withAlt: true, sizes: ['300x300'] } as const;

export const template = define({
  key: 'collection-slider',
  name: 'Collection slider',
  description:
    'Things of a collection side by side, each with a second picture under the pointer: those of its items or, without any, those that the market’s feed has.',
  short_description: 'A collection from its items or a feed',
  group: 'Carousels',
  list_priority: 67,
  hydrate: 'never',
  query: [PAGE_PARAMETER],
  fields: [
    ...titleFields,
    colorTheme,
    {
      symbol: 'lang',
      label: 'Feed: language',
      field_type: 'Select',
      default_value: 'en',
      translatable: true,
      attrs: {
        options: [
          { label: 'English', value: 'en' },
          { label: 'Arabic', value: 'ar' },
        ],
      },
    },
    { symbol: 'market', label: 'Feed: market', field_type: 'String', attrs: { max_length: 40 } },
    { symbol: 'collection', label: 'Feed: collection', field_type: 'String', attrs: { max_length: 80 } },
    {
      symbol: 'limit',
      label: 'Feed: things on a page',
      field_type: 'Number',
      default_value: 10,
      attrs: { min: 1, max: 60, step: 1 },
    },
    { symbol: 'grouped', label: 'Feed: one of all colours', field_type: 'Bool', default_value: true },
    { symbol: 'show_pagination', label: 'Feed: with its further pages', field_type: 'Bool', default_value: true },
  ],
  field_groups_template: [
    { symbol: 'image', label: 'Image', field_type: 'Image', attrs: square },
    { symbol: 'image_hover', label: 'Image under the pointer', field_type: 'Image', attrs: square },
    { symbol: 'item_name', label: 'Name', field_type: 'String', translatable: true },
    { symbol: 'item_label', label: 'Label, such as a price', field_type: 'String', translatable: true },
    { symbol: 'button', label: 'Button', field_type: 'Link', translatable: true },
  ],
  max_field_groups: 30,
  version: 1,
});
