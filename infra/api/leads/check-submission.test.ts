import type { FormField } from '@showroom/contracts/entities/form';
import { checkSubmission } from './check-submission';

const field = (name: string, kind: FormField['kind'], rest: Partial<FormField> = {}): FormField => ({
  name,
  label: { 'en-AU': name },
  kind,
  is_required: false,
  max: 20,
  width: 'full',
  step: 0,
  ...rest,
});
const option = (value: string) => ({ value, label: { 'en-AU': value } });

const FIELDS = [
  field('name', 'text', { is_required: true }),
  field('email', 'email'),
  field('phone', 'phone'),
  field('time', 'choice', { options: [option('Morning'), option('Evening')] }),
  field('services', 'checkboxes', { options: [option('tyres'), option('oil')] }),
  field('campaign', 'hidden'),
  field('proof', 'file'),
  field('retailer', 'retailer', { max: 64 }),
  field('code', 'text', { pattern: '(a|a)*b', max: 400 }),
  field('consent', 'consent', { is_required: true }),
];

const AU = { market: 'au' as const, retailers: ['sydney'], file: () => true };

const whole = { name: ' Jane\0 ', email: 'jane@example.test', phone: '0412 345 678', time: 'Evening', consent: true };

test('what was filled in is kept as the platform writes it', () => {
  expect(checkSubmission(FIELDS, { values: { ...whole, services: ['oil', 'oil'] } }, AU)).toEqual({
    values: {
      name: 'Jane',
      email: 'jane@example.test',
      phone: '+61412345678',
      time: 'Evening',
      services: ['oil'],
      consent: true,
    },
    hidden_fields: {},
    issues: [],
  });
});

test('what was left empty is left out', () => {
  const values = { name: 'Jane', consent: true, phone: '  ' };
  expect(checkSubmission(FIELDS, { values }, AU).values).toEqual({ name: 'Jane', consent: true });
});

test('hidden fields are kept as such wherever they were sent, and follow the rules of the form', () => {
  const page = { vehicle: 'V1\0' };
  const one = checkSubmission(FIELDS, { values: { ...whole, campaign: 'spring' }, hidden_fields: page }, AU);
  const other = checkSubmission(FIELDS, { values: whole, hidden_fields: { ...page, campaign: 'spring' } }, AU);
  expect(one.hidden_fields).toEqual({ vehicle: 'V1', campaign: 'spring' });
  expect(other).toEqual(one);
  const long = { campaign: 'x'.repeat(21) };
  expect(checkSubmission(FIELDS, { values: whole, hidden_fields: long }, AU).issues).toEqual([
    { path: 'values.campaign', message: 'Character limit exceeded' },
  ]);
});

test('a file that was not brought with this form is refused', () => {
  const values = { ...whole, proof: 'another' };
  expect(checkSubmission(FIELDS, { values }, { ...AU, file: () => false }).issues).toEqual([
    { path: 'values.proof', message: 'is no file that was uploaded with this form' },
  ]);
});

test.each([
  [{ name: '  ' }, 'values.name', 'This field is required'],
  [{ name: 'x'.repeat(21) }, 'values.name', 'Character limit exceeded'],
  [{ email: 'jane' }, 'values.email', 'Please enter a valid e-mail address.'],
  [{ phone: 'none' }, 'values.phone', 'Please enter a valid phone number.'],
  [{ time: 'Never' }, 'values.time', 'is none of the choices'],
  [{ services: ['wash'] }, 'values.services', 'is none of the choices'],
  [{ retailer: 'nobody' }, 'values.retailer', 'is none of the choices'],
  [{ code: 'a'.repeat(40) }, 'values.code', 'Value has the wrong format'],
  [{ consent: false }, 'values.consent', 'This field is required'],
  [{ consent: 'yes' }, 'values.consent', 'This field is required'],
  [{ salary: 1 }, 'values.salary', 'is no field of this form'],
])('%j is refused at %s: %s', (change, path, message) => {
  expect(checkSubmission(FIELDS, { values: { ...whole, ...change } }, AU).issues).toEqual([{ path, message }]);
});

test('a score is computed here and stays among what visitors do not see', () => {
  const score = field('score', 'computed', { formula: 'if(services > 0, 5, 1)', is_internal: true });
  const { values, hidden_fields } = checkSubmission([...FIELDS, score], { values: { ...whole, score: 99 } }, AU);
  expect(values).not.toHaveProperty('score');
  expect(hidden_fields).toEqual({ score: 1 });
});
