import { template as define } from '@showroom/contracts/blocks/template';
import { listFields } from '../../listing/list-fields';

export const template = define({
  key: 'stock-locator',
  name: 'Stock locator (standard)',
  description:
    'The vehicles of a listing with filters, sorting and pages; the address of the page keeps what was chosen.',
  short_description: 'Vehicles with filters',
  group: 'Stock locator',
  list_priority: 110,
  hydrate: 'activity',
  // Off unless an editor asks: each says nearly the same as another filter.
  fields: listFields({ off: ['msrp_price', 'model_year', 'specific_colors'] }),
  version: 1,
});
