import { colorTheme, titleFields } from '@showroom/contracts/blocks/fields';
import { template as define } from '@showroom/contracts/blocks/template';

export const template = define({
  key: 'slider',
  name: 'Slider',
  description: 'Small square pictures side by side, each with a title and a link.',
  short_description: 'Small square pictures to swipe through',
  group: 'Carousels',
  list_priority: 68,
  hydrate: 'never',
  fields: [...titleFields, colorTheme],
  field_groups_template: [
    { symbol: 'image', label: 'Image', field_type: 'Image', attrs: { withAlt: true, sizes: ['300x300'] } },
    { symbol: 'title', label: 'Title', field_type: 'String', translatable: true },
    { symbol: 'text', label: 'Text', field_type: 'Text', translatable: true },
    { symbol: 'link', label: 'Link', field_type: 'Link', translatable: true },
  ],
  max_field_groups: 30,
  version: 1,
});
