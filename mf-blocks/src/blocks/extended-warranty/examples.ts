import type { Examples } from '../../kits/examples/examples';
import type { template } from './template';

const table = `<table>
<thead><tr><th scope="col">What is covered</th><th scope="col">One year</th><th scope="col">Two years</th></tr></thead>
<tbody>
<tr><th scope="row">Engine and gearbox</th><td>Yes</td><td>Yes</td></tr>
<tr><th scope="row">Electrics</th><td>Yes</td><td>Yes</td></tr>
<tr><th scope="row">Air suspension</th><td>No</td><td>Yes</td></tr>
</tbody></table>`;

export const examples = {
  'a table and a form': {
    form_id: 'service-international',
    has_two_columns: false,
    form_hidden_field_mapping: { product: 'extended-warranty' },
    table_content: table,
  },
  'a form in two columns': {
    form_id: 'contact-international',
    has_two_columns: true,
    form_hidden_field_mapping: undefined,
    table_content: '',
  },
} satisfies Examples<typeof template>;
