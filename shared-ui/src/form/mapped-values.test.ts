import { exampleField as field } from './form-examples';
import { mappedValues } from './mapped-values';

const fields = [
  field('email', { kind: 'email' }),
  field('campaign', { kind: 'hidden' }),
  field('model', { kind: 'choice', options: [{ value: 'Defender 110', label: 'Defender 110' }] }),
  field('consent', { kind: 'consent' }),
];
const mapping = { mail: 'email', utm_campaign: 'campaign', model: 'model', agreed: 'consent', other: 'nothing' };

test.each([
  ['mail=a%40b.example&utm_campaign=spring', { email: 'a@b.example', campaign: 'spring' }],
  ['model=Defender+110', { model: 'Defender 110' }],
  ['model=Tractor', {}],
  ['agreed=true', {}],
  ['other=1&email=a%40b.example', {}],
  [`mail=${'x'.repeat(201)}`, {}],
  ['mail=', {}],
])('a query of "%s" fills in %j', (query, filled) => {
  expect(mappedValues(fields, mapping, new URLSearchParams(query))).toEqual(filled);
});
