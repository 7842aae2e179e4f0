import { colorTheme, titleFields } from '@showroom/contracts/blocks/fields';
import { template as define } from '@showroom/contracts/blocks/template';

export const template = define({
  key: 'accolade-image-box',
  name: 'Accolade image box',
  description: 'Awards side by side: the picture of each, what it was given for, and a link to read more.',
  short_description: 'Awards with their pictures',
  group: 'Content',
  list_priority: 60,
  hydrate: 'never',
  fields: [...titleFields, colorTheme],
  field_groups_template: [
    {
      symbol: 'image',
      label: 'Picture of the award',
      field_type: 'Image',
      attrs: { withAlt: true, sizes: ['640x360'] },
    },
    { symbol: 'title', label: 'Award', field_type: 'String', translatable: true },
    { symbol: 'text', label: 'Text', field_type: 'Markdown', attrs: { language: 'html' }, translatable: true },
    { symbol: 'link', label: 'Link', field_type: 'Link', translatable: true },
  ],
  max_field_groups: 12,
  version: 1,
});
