import { businessFields } from '@showroom/contracts/blocks/fields';
import { template as define } from '@showroom/contracts/blocks/template';

export const template = define({
  key: 'retailer-schema',
  name: 'Retailer schema',
  description:
    'What search engines may know of a retailer: where it is, when it is open, what it offers. Visitors see nothing of it.',
  short_description: 'A retailer for search engines',
  group: 'Structured data',
  list_priority: 20,
  hydrate: 'never',
  fields: [{ symbol: 'name', label: 'Name of the retailer', field_type: 'String', required: true }, ...businessFields],
  version: 1,
});
