import { ownTheme, PICTURE_SIZES, titleSize, titleTag } from '@showroom/contracts/blocks/fields';
import { template as define } from '@showroom/contracts/blocks/template';

export const template = define({
  key: 'parallax-image',
  name: 'Parallax image',
  description: 'Pictures over the whole width that move slower than the page, with words on them.',
  short_description: 'Pictures that move slower than the page',
  group: 'Media',
  list_priority: 60,
  hydrate: 'never',
  fields: [titleTag, titleSize, ownTheme],
  field_groups_template: [
    {
      symbol: 'image',
      label: 'Image',
      field_type: 'Image',
      attrs: { withAlt: true, sizes: PICTURE_SIZES },
      required: true,
    },
    { symbol: 'title', label: 'Title', field_type: 'String', translatable: true },
    { symbol: 'text', label: 'Text', field_type: 'Markdown', attrs: { language: 'html' }, translatable: true },
    { symbol: 'link', label: 'Link', field_type: 'Link', translatable: true },
  ],
  max_field_groups: 40,
  version: 1,
});
