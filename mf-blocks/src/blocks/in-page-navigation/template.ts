import { template as define } from '@showroom/contracts/blocks/template';

export const template = define({
  key: 'in-page-navigation',
  name: 'In-page navigation',
  description: 'A bar that stays below the header, leads to blocks of the page and marks the one in view.',
  short_description: 'Bar that leads to blocks of the page',
  group: 'Navigation',
  list_priority: 50,
  hydrate: 'activity',
  fields: [
    {
      symbol: 'goTopShort',
      label: 'Label of the way to the top',
      field_type: 'String',
      default_value: 'Top',
      translatable: true,
    },
  ],
  field_groups_template: [
    { symbol: 'label', label: 'Label', field_type: 'String', translatable: true, required: true },
    { symbol: 'blockId', label: 'Block Scroll ID of the block', field_type: 'String', required: true },
  ],
  max_field_groups: 10,
  version: 1,
});
