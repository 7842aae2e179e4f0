import { colorTheme, titleFields } from '@showroom/contracts/blocks/fields';
import { template as define } from '@showroom/contracts/blocks/template';

export const template = define({
  key: 'expanded-entry-form',
  name: 'Expanded entry form',
  description:
    'Several forms in tabs. A link to the anchor id of a tab opens it; on phones more tabs wait behind a button.',
  short_description: 'Forms in tabs',
  group: 'Forms',
  list_priority: 74,
  hydrate: 'activity',
  query: [],
  fields: [
    ...titleFields,
    {
      symbol: 'disclaimer',
      label: 'Disclaimer below the forms',
      field_type: 'Markdown',
      attrs: { language: 'html' },
      translatable: true,
    },
    {
      symbol: 'mobile_top_tabs_limit',
      label: 'Tabs in sight on phones',
      field_type: 'Number',
      default_value: 3,
      attrs: { min: 1, max: 6, step: 1 },
    },
    colorTheme,
  ],
  field_groups_template: [
    { symbol: 'icon', label: 'Icon', field_type: 'Icon' },
    { symbol: 'label', label: 'Label', field_type: 'String', translatable: true, required: true },
    { symbol: 'anchor_id', label: 'Anchor id', field_type: 'String' },
    { symbol: 'form_id', label: 'Id of the form', field_type: 'String', required: true },
  ],
  max_field_groups: 8,
  version: 1,
});
