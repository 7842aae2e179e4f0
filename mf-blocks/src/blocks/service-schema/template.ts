import { businessFields } from '@showroom/contracts/blocks/fields';
import { template as define } from '@showroom/contracts/blocks/template';

export const template = define({
  key: 'service-schema',
  name: 'Service schema',
  description:
    'What search engines may know of a service and of the workshop that provides it. Visitors see nothing of it.',
  short_description: 'A service for search engines',
  group: 'Structured data',
  list_priority: 15,
  hydrate: 'never',
  fields: [
    { symbol: 'name', label: 'Name of the service', field_type: 'String', translatable: true, required: true },
    { symbol: 'provider', label: 'Who provides it', field_type: 'String' },
    ...businessFields,
  ],
  version: 1,
});
