import type { FormField } from '@showroom/contracts/entities/lead';
import { checkValues } from './check-values';

const field = (name: string, kind: FormField['kind'], rest: Partial<FormField> = {}): FormField => ({
  name,
  label: name,
  kind,
  is_required: false,
  max: 20,
  ...rest,
});

const FIELDS = [
  field('name', 'text', { is_required: true }),
  field('email', 'email'),
  field('phone', 'phone'),
  field('time', 'choice', { options: ['Morning', 'Evening'] }),
  field('consent', 'consent', { is_required: true }),
];

const whole = { name: ' Jane\0 ', email: 'jane@example.test', phone: '0412 345 678', time: 'Evening', consent: true };

test('what was filled in is kept as the platform writes it', () => {
  expect(checkValues(FIELDS, whole, 'au')).toEqual({
    values: { name: 'Jane', email: 'jane@example.test', phone: '+61412345678', time: 'Evening', consent: true },
    issues: [],
  });
});

test('what was left empty is left out', () => {
  expect(checkValues(FIELDS, { name: 'Jane', consent: true, phone: '  ' }, 'au').values).toEqual({
    name: 'Jane',
    consent: true,
  });
});

test.each([
  [{ name: '  ' }, 'values.name', 'This field is required'],
  [{ name: 'x'.repeat(21) }, 'values.name', 'Character limit exceeded'],
  [{ email: 'jane' }, 'values.email', 'Please enter a valid e-mail address.'],
  [{ phone: 'none' }, 'values.phone', 'Please enter a valid phone number.'],
  [{ time: 'Never' }, 'values.time', 'is none of the choices'],
  [{ consent: false }, 'values.consent', 'This field is required'],
  [{ consent: 'yes' }, 'values.consent', 'must be true or false'],
  [{ salary: 1 }, 'values.salary', 'is no field of this form'],
])('%j is refused at %s: %s', (change, path, message) => {
  expect(checkValues(FIELDS, { ...whole, ...change }, 'au').issues).toEqual([{ path, message }]);
});
