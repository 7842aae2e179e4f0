import { colorTheme, PICTURE_SIZES, titleFields } from '@showroom/contracts/blocks/fields';
import { template as define } from '@showroom/contracts/blocks/template';

const image = { field_type: 'Image', attrs: { withAlt: true, sizes: PICTURE_SIZES } } as const;

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
    { symbol: 'image_1', label: 'Image of the large frame', ...image },
    { symbol: 'image_2', label: 'Image of the small frame', ...image },
    { symbol: 'title', label: 'Title', field_type: 'String', translatable: true },
    { symbol: 'text', label: 'Text', field_type: 'Markdown', attrs: { language: 'html' }, translatable: true },
    { symbol: 'link', label: 'Link', field_type: 'Link', translatable: true },
  ],
  max_field_groups: 30,
  version: 1,
});
