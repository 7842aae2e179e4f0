import { template as define } from '@showroom/contracts/blocks/template';

export const template = define({
  key: 'html-box',
  name: 'HTML box',
  description: 'Your own HTML, without scripts.',
  short_description: 'Your own HTML',
  group: 'Content',
  list_priority: 40,
  hydrate: 'never',
  fields: [
    { symbol: 'content', label: 'Content', field_type: 'Markdown', attrs: { language: 'html' }, translatable: true },
  ],
  // Raw HTML stands outside of all that the other blocks hold.
  restricted: true,
  version: 1,
});
