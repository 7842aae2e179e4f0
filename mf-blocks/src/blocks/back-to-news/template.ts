import { template as define } from '@showroom/contracts/blocks/template';

export const template = define({
  key: 'back-to-news',
  name: 'Back to news',
  description:
    'Leads from an article back to the page of the news that its reader came from. Label and link are settings.',
  short_description: 'Button back to the news',
  group: 'News',
  list_priority: 54,
  hydrate: 'activity',
  fields: [],
  version: 1,
});
