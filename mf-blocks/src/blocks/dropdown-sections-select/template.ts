import { colorTheme, titleFields } from '@showroom/contracts/blocks/fields';
import { template as define } from '@showroom/contracts/blocks/template';

export const template = define({
  key: 'dropdown-sections-select',
  name: 'Dropdown sections select',
  description:
    'A list of options: the one that is chosen shows the blocks of the page that it names, all others hide theirs.',
  short_description: 'A choice that shows blocks',
  group: 'Tabs and sections',
  list_priority: 72,
  hydrate: 'activity',
  fields: [
    ...titleFields,
    { symbol: 'select_label', label: 'Label of the list', field_type: 'String', translatable: true, required: true },
    { symbol: 'clear_text', label: 'Text of the button that hides all', field_type: 'String', translatable: true },
    colorTheme,
  ],
  field_groups_template: [
    { symbol: 'option_label', label: 'Label', field_type: 'String', translatable: true, required: true },
    { symbol: 'option_id', label: 'Id for links to the option', field_type: 'String', attrs: { max_length: 64 } },
    { symbol: 'block_ids', label: 'Block Scroll IDs of its blocks', field_type: 'String', attrs: { max_length: 500 } },
  ],
  max_field_groups: 30,
  governs: { by: 'name', field: 'block_ids', label: 'option_label' },
  version: 1,
});
