import { colorTheme, PICTURE_SIZES, titleFields } from '@showroom/contracts/blocks/fields';
import { template as define } from '@showroom/contracts/blocks/template';

export const template = define({
  key: 'number-button-carousel',
  name: 'Number Button Carousel',
  description: 'Slides with a picture, a title, a text and a link. Numbered buttons lead to each.',
  short_description: 'Slides chosen by numbers',
  group: 'Carousels',
  list_priority: 67,
  hydrate: 'activity',
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
