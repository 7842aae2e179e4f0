import { colorTheme, titleFields } from '@showroom/contracts/blocks/fields';
import { template as define } from '@showroom/contracts/blocks/template';

export const template = define({
  key: 'text-steps',
  name: 'Text steps',
  description: 'Numbered steps, each with a heading and a text.',
  short_description: 'Numbered steps',
  group: 'Content',
  list_priority: 80,
  hydrate: 'never',
  fields: [...titleFields, colorTheme],
  field_groups_template: [
    { symbol: 'title', label: 'Title', field_type: 'String', translatable: true, required: true },
    { symbol: 'text', label: 'Text', field_type: 'Markdown', attrs: { language: 'html' }, translatable: true },
    { symbol: 'icon', label: 'Icon in place of the number', field_type: 'Icon' },
  ],
  max_field_groups: 12,
  version: 1,
});
