import { colorTheme, imageField, titleFields } from '@showroom/contracts/blocks/fields';
import { template as define } from '@showroom/contracts/blocks/template';

export const template = define({
  key: 'sign-post',
  name: 'Sign post',
  description: 'Large tiles that lead to other pages, each with a picture, a title and a text.',
  short_description: 'Tiles that lead to other pages',
  group: 'Content',
  list_priority: 90,
  hydrate: 'never',
  fields: [...titleFields, colorTheme],
  field_groups_template: [
    imageField,
    { symbol: 'title', label: 'Title', field_type: 'String', translatable: true, required: true },
    { symbol: 'text', label: 'Text', field_type: 'Text', translatable: true },
    { symbol: 'link', label: 'Link', field_type: 'Link', translatable: true },
  ],
  max_field_groups: 12,
  version: 1,
});
