import { colorTheme, PICTURE_SIZES, tabId, titleFields } from '@showroom/contracts/blocks/fields';
import { template as define } from '@showroom/contracts/blocks/template';

export const template = define({
  key: 'section-image-tabs',
  name: 'Section image tabs',
  description: 'Pictures as tabs that show the blocks below one group at a time: each has as many of them as it says.',
  short_description: 'Picture tabs for the blocks below',
  group: 'Tabs and sections',
  list_priority: 78,
  hydrate: 'activity',
  fields: [...titleFields, colorTheme],
  field_groups_template: [
    // The label says what the picture shows.
    { symbol: 'image', label: 'Image', field_type: 'Image', attrs: { withAlt: false, sizes: PICTURE_SIZES } },
    { symbol: 'tab_label', label: 'Label', field_type: 'String', translatable: true, required: true },
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
