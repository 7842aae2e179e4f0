import type { Examples } from '../../kits/examples/examples';
import type { template } from './template';

export const examples = {
  'text and a table': {
    content: `
<h2>Dimensions</h2>
<p>Lengths are measured with the spare wheel, widths with the mirrors folded.</p>
<table>
  <thead><tr><th scope="col">Model</th><th scope="col">Length</th><th scope="col">Width</th><th scope="col">Height</th></tr></thead>
  <tbody>
    <tr><th scope="row">Defender 90</th><td>4,583 mm</td><td>2,008 mm</td><td>1,974 mm</td></tr>
    <tr><th scope="row">Defender 110</th><td>5,018 mm</td><td>2,008 mm</td><td>1,967 mm</td></tr>
    <tr><th scope="row">Defender 130</th><td>5,358 mm</td><td>2,008 mm</td><td>1,970 mm</td></tr>
  </tbody>
</table>`,
  },
  'a list': {
    content:
      '<h2>What to bring</h2><ul><li>Your driving licence</li><li>A proof of address</li><li>The papers of the car that you trade in</li></ul>',
  },
} satisfies Examples<typeof template>;
