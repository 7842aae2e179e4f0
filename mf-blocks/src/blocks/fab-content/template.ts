import { template as define } from '@showroom/contracts/blocks/template';

export const template = define({
  key: 'fab-content',
  name: 'FAB content block',
  description:
    'Links of the floating button on this page, instead of those of the settings; without any the page has no such button. Four are in sight, on phones three; a button shows the others.',
  short_description: 'Links of the floating button',
  group: 'Navigation',
  list_priority: 20,
  hydrate: 'load',
  fields: [
    { symbol: 'is_quick_links', label: 'They are quick links', field_type: 'Bool', default_value: true },
    { symbol: 'are_quick_links_reversed', label: 'Quick links in reversed order', field_type: 'Bool' },
    { symbol: 'is_secondary', label: 'Secondary look', field_type: 'Bool' },
    { symbol: 'mobile_button_label', label: 'Label of the button on phones', field_type: 'String', translatable: true },
    {
      symbol: 'quick_links_expand_button_label',
      label: 'Label of the button that shows the others',
      field_type: 'String',
      translatable: true,
    },
  ],
  field_groups_template: [
    { symbol: 'icon', label: 'Icon', field_type: 'Icon' },
    { symbol: 'link', label: 'Link', field_type: 'Link', translatable: true },
    { symbol: 'dc_strategy', label: 'Dynamic content: key, value and fallback', field_type: 'Json' },
  ],
  max_field_groups: 20,
  version: 1,
});
