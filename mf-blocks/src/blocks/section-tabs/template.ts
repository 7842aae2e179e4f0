import { colorTheme, tabId, titleFields } from '@showroom/contracts/blocks/fields';
import { template as define } from '@showroom/contracts/blocks/template';

export const template = define({
  key: 'section-tabs',
  name: 'Section tabs',
  description: 'Tabs that show the blocks below it one group at a time: each tab has as many of them as it says.',
  short_description: 'Tabs for the blocks below',
  group: 'Tabs and sections',
  list_priority: 80,
  hydrate: 'activity',
  fields: [...titleFields, colorTheme],
  field_groups_template: [
    { symbol: 'tab_label', label: 'Label', field_type: 'String', translatable: true, required: true },
    { symbol: 'tab_icon', label: 'Icon', field_type: 'Icon' },
    tabId,
    {
      symbol: 'blocks_count',
      label: 'How many of the blocks that follow',
      field_type: 'Number',
      default_value: 1,
      attrs: { min: 0, max: 20, step: 1 },
    },
  ],
  max_field_groups: 10,
  governs: { by: 'count', field: 'blocks_count', label: 'tab_label' },
  version: 1,
});
