import { ownTheme } from '@showroom/contracts/blocks/fields';
import { template as define } from '@showroom/contracts/blocks/template';

export const template = define({
  key: 'ready-to-go-bar',
  name: 'Ready To Go Bar',
  description:
    'The next things a visitor may want to do. Of five entries the first four are shown, of the buttons the first two.',
  short_description: 'Next things to do',
  group: 'Content',
  list_priority: 75,
  hydrate: 'never',
  fields: [
    { symbol: 'title', label: 'Title', field_type: 'String', default_value: 'Ready to go?', translatable: true },
    { symbol: 'links', label: 'Buttons', field_type: 'LinksCollection', translatable: true },
    ownTheme,
  ],
  field_groups_template: [
    { symbol: 'icon', label: 'Icon', field_type: 'Icon' },
    { symbol: 'label', label: 'Label', field_type: 'String', translatable: true, required: true },
    { symbol: 'link', label: 'Link', field_type: 'Link', translatable: true },
  ],
  max_field_groups: 5,
  version: 1,
});
