import { colorTheme, imageField, titleFields } from '@showroom/contracts/blocks/fields';
import { template as define } from '@showroom/contracts/blocks/template';

export const template = define({
  key: 'color-picker-carousel',
  name: 'Color picker carousel',
  description: 'A vehicle in its colours: a swatch chooses the picture, its name and its price.',
  short_description: 'Swatches that choose a picture',
  group: 'Carousels',
  list_priority: 72,
  hydrate: 'never',
  fields: [...titleFields, colorTheme],
  field_groups_template: [
    { symbol: 'color_name', label: 'Name of the color', field_type: 'String', translatable: true, required: true },
    { symbol: 'swatch', label: 'Swatch: a color such as #4b5a4a', field_type: 'String' },
    { symbol: 'swatch_image', label: 'Swatch as an image', field_type: 'Image', attrs: { withAlt: false } },
    imageField,
    { symbol: 'price', label: 'Price', field_type: 'String', translatable: true },
  ],
  max_field_groups: 20,
  version: 1,
});
