import { template as define } from '@showroom/contracts/blocks/template';

export const template = define({
  key: 'stock-locator-carousel',
  name: 'Stock locator carousel',
  description: 'Chosen vehicles side by side, moved by hand, keys or buttons.',
  short_description: 'Chosen vehicles',
  group: 'Stock locator',
  list_priority: 60,
  hydrate: 'visible',
  query: [],
  fields: [{ symbol: 'vehicles', label: 'Vehicles', field_type: 'Json', attrs: { input: 'vehicles' } }],
  version: 1,
});
