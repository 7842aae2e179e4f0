import { askedFields, type CheckedField, checkAnswers, computedAnswers } from './check-answers';

const field = (name: string, rest: Partial<CheckedField> = {}): CheckedField => ({
  name,
  kind: 'text',
  is_required: false,
  ...rest,
});
const problemsOf = (fields: readonly CheckedField[], filled: Parameters<typeof checkAnswers>[1]) =>
  checkAnswers(fields, filled).problems;

test('what is taken has no space around it, and what is empty is left out', () => {
  const fields = [field('name'), field('city'), field('age', { kind: 'number' })];
  expect(checkAnswers(fields, { name: ' Jane ', city: ' ', age: '٤٢' })).toEqual({
    values: { name: 'Jane', age: 42 },
    problems: {},
  });
});

test.each([
  ['nothing in a field that must be filled in', field('a', { is_required: true }), ' ', 'required'],
  ['a box that must be ticked', field('a', { kind: 'consent', is_required: true }), false, 'required'],
  ['too few characters', field('a', { min: 3 }), 'ab', 'min'],
  ['too many characters', field('a', { max: 3 }), 'abcd', 'max'],
  ['a number below the least', field('a', { kind: 'number', min: 3 }), '2', 'min'],
  ['a number above the greatest', field('a', { kind: 'number', max: 3 }), '3,5', 'max'],
  ['a word for a number', field('a', { kind: 'number' }), 'many', 'number'],
  ['an address without a host', field('a', { kind: 'email' }), 'jane@', 'email'],
  ['a day that is none', field('a', { kind: 'date' }), '2026-02-30', 'date'],
  ['another pattern', field('a', { pattern: '\\d{4}' }), '123', 'pattern'],
  ['a choice that is not offered', field('a', { kind: 'radio', options: [{ value: 'x' }] }), 'y', 'option'],
  ['a tick that is not offered', field('a', { kind: 'checkboxes', options: [{ value: 'x' }] }), ['x', 'y'], 'option'],
  ['too few ticks', field('a', { kind: 'checkboxes', min: 2, options: [{ value: 'x' }] }), ['x'], 'min'],
] as const)('%s is refused', (_what, own, value, problem) => {
  expect(problemsOf([own], { a: value })).toEqual({ a: problem });
});

test('what no field is called is refused', () => {
  expect(problemsOf([field('a')], { a: 'x', order_number: 'SR-1' })).toEqual({ order_number: 'unknown' });
});

test('a field that is not asked is neither required nor taken, nor is one that depends on it', () => {
  const fields = [
    field('kind', { kind: 'radio', options: [{ value: 'new' }, { value: 'used' }] }),
    field('mileage', { is_required: true, shown_if: { field: 'kind', is: 'used' } }),
    field('proof', { is_required: true, shown_if: { field: 'mileage', is: '1' } }),
  ];
  expect(checkAnswers(fields, { kind: 'new', mileage: '1', proof: 'x' })).toEqual({
    values: { kind: 'new' },
    problems: {},
  });
  expect(askedFields(fields, { kind: 'used', mileage: '1' })).toHaveLength(3);
});

test('of checkboxes a condition asks whether one is ticked', () => {
  const fields = [
    field('services', { kind: 'checkboxes', options: [{ value: 'tyres' }, { value: 'oil' }] }),
    field('size', { shown_if: { field: 'services', is: 'tyres' } }),
  ];
  expect(askedFields(fields, { services: ['oil', 'tyres'] })).toHaveLength(2);
  expect(askedFields(fields, { services: ['oil'] })).toHaveLength(1);
});

test('phones are brought to one form by whoever knows how, and refused by them', () => {
  const fields = [field('phone', { kind: 'phone' })];
  const phone = (typed: string) => (typed === '1' ? undefined : '+491701234567');
  expect(checkAnswers(fields, { phone: '0170 1234567' }, { phone }).values).toEqual({ phone: '+491701234567' });
  expect(checkAnswers(fields, { phone: '1' }, { phone }).problems).toEqual({ phone: 'phone' });
  expect(checkAnswers(fields, { phone: '1' }).problems).toEqual({});
});

const QUOTE = [
  field('seats', { kind: 'number' }),
  field('extras', { kind: 'checkboxes', options: [{ value: '40' }, { value: '60' }] }),
  field('insured', { kind: 'consent' }),
  field('delivery', { kind: 'computed', formula: 'if(seats > 4, 0, 25)', shown_if: { field: 'insured', is: 'true' } }),
  field('total', { kind: 'computed', formula: 'seats * 100 + extras + insured * 10 + delivery' }),
];

test('a computed field is what its formula makes of the answers, whatever was sent for it', () => {
  const filled = { seats: '٢', extras: ['40', '60'], insured: true, total: '1' };
  expect(checkAnswers(QUOTE, filled).values).toEqual({
    seats: 2,
    extras: ['40', '60'],
    insured: true,
    delivery: 25,
    total: 335,
  });
  expect(computedAnswers(QUOTE, filled)).toEqual({ delivery: 25, total: 335 });
});

test('what is not filled in or not asked counts nothing, and what has no value is left out', () => {
  expect(computedAnswers(QUOTE, { seats: '', extras: ['40'] })).toEqual({ total: 40 });
  const fields = [field('a', { kind: 'number' }), field('b', { kind: 'computed', formula: '1 / a' })];
  expect(checkAnswers(fields, { a: '0' }).values).toEqual({ a: 0 });
});
