import { colorTheme, imageField, titleFields } from '@showroom/contracts/blocks/fields';
import { template as define } from '@showroom/contracts/blocks/template';
import { contentTextFields } from '../../kits/content/content-fields';

export const template = define({
  key: 'same-size-carousel',
  name: 'Same-size carousel',
  description: 'Slides of one size side by side, each with a picture, a title, a text and a link.',
  short_description: 'Slides of one size to swipe through',
  group: 'Carousels',
  list_priority: 70,
  hydrate: 'never',
  fields: [...titleFields, colorTheme],
  field_groups_template: [imageField, ...contentTextFields],
  max_field_groups: 30,
  version: 1,
});
