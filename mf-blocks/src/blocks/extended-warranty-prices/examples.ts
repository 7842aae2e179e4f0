import type { Examples } from '../../kits/examples/examples';
import type { template } from './template';

export const examples = {
  'prices and a form': {
    form_id: 'service-international',
    has_two_columns: false,
    form_hidden_field_mapping: { product: 'extended-warranty' },
  },
} satisfies Examples<typeof template>;
