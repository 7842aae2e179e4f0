import { colorTheme, imageField, tabId, titleFields } from '@showroom/contracts/blocks/fields';
import { template as define } from '@showroom/contracts/blocks/template';

export const template = define({
  key: 'tabbed-component',
  name: 'Tabbed component',
  description: 'Tabs with content of their own: a picture, a text and a link each.',
  short_description: 'Tabs with picture, text and link',
  group: 'Tabs and sections',
  list_priority: 76,
  hydrate: 'activity',
  fields: [...titleFields, colorTheme],
  field_groups_template: [
    { symbol: 'tab_label', label: 'Label', field_type: 'String', translatable: true, required: true },
    { symbol: 'tab_icon', label: 'Icon', field_type: 'Icon' },
    tabId,
    imageField,
    { symbol: 'text', label: 'Text', field_type: 'Markdown', attrs: { language: 'html' }, translatable: true },
    { symbol: 'link', label: 'Link', field_type: 'Link', translatable: true },
  ],
  max_field_groups: 10,
  version: 1,
});
