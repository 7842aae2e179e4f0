import { colorTheme, PICTURE_SIZES, titleFields } from '@showroom/contracts/blocks/fields';
import { template as define } from '@showroom/contracts/blocks/template';

export const template = define({
  key: 'same-size-carousel',
  name: 'Same-size carousel',
  description: 'Slides of one size side by side, each with a picture, a title, a text and a link.',
  short_description: 'Slides of one size to swipe through',
  group: 'Carousels',
  list_priority: 70,
  hydrate: 'never',
  fields: [...titleFields, colorTheme],
  field_groups_template: [
    { symbol: 'image', label: 'Image', field_type: 'Image', attrs: { withAlt: true, sizes: PICTURE_SIZES } },
    { symbol: 'title', label: 'Title', field_type: 'String', translatable: true },
    { symbol: 'text', label: 'Text', field_type: 'Markdown', attrs: { language: 'html' }, translatable: true },
    { symbol: 'link', label: 'Link', field_type: 'Link', translatable: true },
  ],
  max_field_groups: 30,
  version: 1,
});
