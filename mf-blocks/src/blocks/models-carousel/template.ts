import { colorTheme, PICTURE_SIZES, titleFields } from '@showroom/contracts/blocks/fields';
import { template as define } from '@showroom/contracts/blocks/template';

export const template = define({
  key: 'models-carousel',
  name: 'Models carousel',
  description: 'Models side by side, each with its picture and its specifications.',
  short_description: 'Models to swipe through',
  group: 'Models and specs',
  list_priority: 85,
  hydrate: 'never',
  fields: [...titleFields, colorTheme],
  field_groups_template: [
    { symbol: 'nameplate', label: 'Nameplate', field_type: 'String', translatable: true, required: true },
    { symbol: 'car_image', label: 'Car image', field_type: 'Image', attrs: { withAlt: true, sizes: PICTURE_SIZES } },
    {
      symbol: 'transparent_image',
      label: 'Transparent image, shown in place of the car image',
      field_type: 'Image',
      attrs: { withAlt: true, sizes: PICTURE_SIZES },
    },
    {
      symbol: 'specs',
      label:
        'Specifications: {"name", "rows": [{"name", "value"}]}; a number is a price, or what "as" says: lease, offer, rental, amount',
      field_type: 'Json',
    },
    { symbol: 'link', label: 'Link', field_type: 'Link', translatable: true },
  ],
  max_field_groups: 30,
  version: 1,
});
