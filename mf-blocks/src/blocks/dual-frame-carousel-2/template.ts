import { colorTheme, imageField, titleFields } from '@showroom/contracts/blocks/fields';
import { template as define } from '@showroom/contracts/blocks/template';
import { contentTextFields } from '../../kits/content/content-fields';

export const template = define({
  key: 'dual-frame-carousel-2',
  name: 'Dual Frame Carousel 2.0',
  description:
    'Two pictures side by side, a large and a small one, that move together; words stand below the small one.',
  short_description: 'Two pictures that move together',
  group: 'Carousels',
  list_priority: 66,
  hydrate: 'never',
  fields: [...titleFields, colorTheme],
  field_groups_template: [
    { ...imageField, symbol: 'image_1', label: 'Image of the large frame' },
    { ...imageField, symbol: 'image_2', label: 'Image of the small frame' },
    ...contentTextFields,
  ],
  max_field_groups: 30,
  version: 1,
});
