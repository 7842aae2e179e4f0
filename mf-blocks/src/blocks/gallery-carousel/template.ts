import { colorTheme, imageField, titleFields } from '@showroom/contracts/blocks/fields';
import { template as define } from '@showroom/contracts/blocks/template';

export const template = define({
  key: 'gallery-carousel',
  name: 'Gallery Carousel',
  description: 'Pictures and films side by side. A picture is enlarged over the whole window, a film opens in one.',
  short_description: 'Pictures and films to swipe through',
  group: 'Media',
  list_priority: 61,
  hydrate: 'activity',
  fields: [...titleFields, colorTheme],
  field_groups_template: [
    imageField,
    { symbol: 'caption', label: 'Caption', field_type: 'String', translatable: true },
    { symbol: 'video', label: 'Film', field_type: 'Film' },
  ],
  max_field_groups: 40,
  version: 1,
});
