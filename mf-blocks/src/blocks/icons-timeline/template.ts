import { colorTheme, titleFields } from '@showroom/contracts/blocks/fields';
import { template as define } from '@showroom/contracts/blocks/template';

export const template = define({
  key: 'icons-timeline',
  name: 'Icons Timeline',
  description: 'What happens one after the other: icons on a line, each with a heading and a text.',
  short_description: 'Icons on a line',
  group: 'Content',
  list_priority: 75,
  hydrate: 'never',
  fields: [...titleFields, colorTheme],
  field_groups_template: [
    { symbol: 'icon', label: 'Icon', field_type: 'Icon' },
    { symbol: 'title', label: 'Title', field_type: 'String', translatable: true, required: true },
    { symbol: 'text', label: 'Text', field_type: 'Markdown', attrs: { language: 'html' }, translatable: true },
  ],
  max_field_groups: 20,
  version: 1,
});
