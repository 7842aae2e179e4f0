import { checkField, formatExpiry, formatNumber } from './card-fields';

test.each([
  ['4242424242424242', '4242 4242 4242 4242'],
  ['4242-42', '4242 42'],
  ['378282246310005', '3782 822463 10005'],
  ['٤٢٤٢', '4242'],
  ['abc', ''],
])('the number %s is written "%s"', (typed, written) => {
  expect(formatNumber(typed)).toBe(written);
});

test.each([
  ['1', false, '1'],
  ['5', false, '05 / '],
  ['12', false, '12 / '],
  ['12', true, '12'],
  ['12 / 3', false, '12 / 3'],
  ['12/30', false, '12 / 30'],
])('the expiry "%s" (deleting: %s) is written "%s"', (typed, isDeleting, written) => {
  expect(formatExpiry(typed, isDeleting)).toBe(written);
});

const good = { number: '4242 4242 4242 4242', expiry: '11 / 26', cvc: '123' };
const now = new Date('2026-11-20T12:00:00Z');

test.each([
  ['number', good, undefined],
  ['expiry', good, undefined],
  ['cvc', good, undefined],
  ['number', { ...good, number: '4242 4242' }, 'incomplete_number'],
  ['number', { ...good, number: '4242 4242 4242 4241' }, 'invalid_number'],
  ['expiry', { ...good, expiry: '10 / 26' }, 'invalid_expiry_year_past'],
  ['expiry', { ...good, expiry: '13 / 30' }, 'incomplete_expiry'],
  ['cvc', { ...good, cvc: '12' }, 'incomplete_cvc'],
  ['cvc', { ...good, number: '3782 822463 10005' }, 'incomplete_cvc'],
] as const)('%s of %j is %s', (name, values, code) => {
  expect(checkField(name, values, now)).toBe(code);
});
