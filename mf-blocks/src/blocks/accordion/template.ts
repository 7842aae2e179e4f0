import { colorTheme, titleFields } from '@showroom/contracts/blocks/fields';
import { template as define } from '@showroom/contracts/blocks/template';

export const template = define({
  key: 'accordion',
  name: 'Accordion',
  description: 'Questions that open to show their answers, one by one or all at once.',
  short_description: 'Items that open and close',
  group: 'Content',
  list_priority: 95,
  hydrate: 'visible',
  fields: [
    ...titleFields,
    {
      symbol: 'open_all_label',
      label: 'Open all label',
      field_type: 'String',
      default_value: 'Open all',
      translatable: true,
    },
    {
      symbol: 'close_all_label',
      label: 'Close all label',
      field_type: 'String',
      default_value: 'Close all',
      translatable: true,
    },
    { symbol: 'has_schema', label: 'Tell search engines that these are questions and answers', field_type: 'Bool' },
    colorTheme,
  ],
  field_groups_template: [
    { symbol: 'accordion_title', label: 'Title', field_type: 'String', translatable: true, required: true },
    {
      symbol: 'accordion_content',
      label: 'Content',
      field_type: 'Markdown',
      attrs: { language: 'html' },
      translatable: true,
    },
  ],
  max_field_groups: 30,
  version: 1,
});
