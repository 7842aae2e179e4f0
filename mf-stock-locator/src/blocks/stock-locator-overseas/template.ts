import { template as define } from '@showroom/contracts/blocks/template';
import { listFields } from '../../listing/list-fields';

export const template = define({
  key: 'stock-locator-overseas',
  name: 'Stock locator (overseas)',
  description: 'The list for buyers from abroad; shown where the setting stock_locator.market says overseas.',
  short_description: 'Vehicles for overseas',
  group: 'Stock locator',
  list_priority: 55,
  hydrate: 'activity',
  fields: listFields({ on: ['models', 'statuses', 'production_year', 'engine_types', 'specific_colors'] }),
  version: 1,
});
