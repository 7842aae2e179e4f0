import type { Examples } from '../../kits/examples/examples';
import type { template } from './template';

const common = {
  category: 'finance',
  new_cars: true,
  approved: false,
  owners: false,
  branded_goods: false,
  defender: true,
  discovery: false,
  range_rover: true,
  jaguar: false,
  form_title: 'Ask for an offer',
  form_subtile: 'Choose what you are interested in, and a retailer near you calls.',
  form_id: 'offers-international',
  has_two_columns: true,
  button_position: 'right',
  error_text: 'Offers request error',
  error_button_text: 'Try again',
} as const;

export const examples = {
  'two columns': common,
  'one column': { ...common, form_title: '', form_subtile: '', has_two_columns: false, button_position: 'left' },
} satisfies Examples<typeof template>;
