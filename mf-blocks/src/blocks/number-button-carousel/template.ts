import { colorTheme, imageField, titleFields } from '@showroom/contracts/blocks/fields';
import { template as define } from '@showroom/contracts/blocks/template';
import { contentTextFields } from '../../kits/content/content-fields';

export const template = define({
  key: 'number-button-carousel',
  name: 'Number Button Carousel',
  description: 'Slides with a picture, a title, a text and a link. Numbered buttons lead to each.',
  short_description: 'Slides chosen by numbers',
  group: 'Carousels',
  list_priority: 67,
  hydrate: 'activity',
  fields: [...titleFields, colorTheme],
  field_groups_template: [imageField, ...contentTextFields],
  max_field_groups: 30,
  version: 1,
});
