import { colorTheme, PICTURE_SIZES, tabId, titleFields } from '@showroom/contracts/blocks/fields';
import { template as define } from '@showroom/contracts/blocks/template';

export const template = define({
  key: 'section-tabs',
  name: 'Section tabs',
  description:
    'Tabs that show the blocks below it one group at a time: each tab has as many of them as it says, and a card over the page if it has more to tell.',
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
    { symbol: 'modal_title', label: 'Card over the page: title', field_type: 'String', translatable: true },
    {
      symbol: 'modal_text',
      label: 'Card over the page: text',
      field_type: 'Markdown',
      attrs: { language: 'html' },
      translatable: true,
    },
    {
      symbol: 'modal_image',
      label: 'Card over the page: image',
      field_type: 'Image',
      attrs: { withAlt: true, sizes: PICTURE_SIZES },
    },
    { symbol: 'modal_link', label: 'Card over the page: link', field_type: 'Link', translatable: true },
  ],
  max_field_groups: 10,
  governs: { by: 'count', field: 'blocks_count', label: 'tab_label' },
  version: 1,
});
