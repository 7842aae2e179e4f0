import { formatPrice, isShownPrice } from './format-price';

const euro = { symbol: '€', delimiter: ',', decimals: 0, format: '^%' };

test.each([
  [45900, '€45,900'],
  ['45900', '€45,900'],
  [1234567, '€1,234,567'],
  [999, '€999'],
  [0, '€0'],
  [-1500, '€-1,500'],
  [-0.2, '€0'],
  [45900.5, '€45,901'],
  [Number.NaN, ''],
  [Number.POSITIVE_INFINITY, ''],
  ['', ''],
  ['  ', ''],
  ['on request', ''],
  [null, ''],
  [undefined, ''],
])('the site writes %p as "%s"', (amount, written) => {
  expect(formatPrice(amount, euro)).toBe(written);
});

test.each([
  ['% ^', '45,900 €'],
  ['From % ^', 'From 45,900 €'],
  ['or @ / Month', 'or 45,900 € / Month'],
  ['from % ^ / Month', 'from 45,900 € / Month'],
  ['^ %/day', '€ 45,900/day'],
  ['% ^ (%)', '45,900 € (45,900)'],
])('the format "%s" gives "%s"', (format, written) => {
  expect(formatPrice(45900, { ...euro, format, plain: '% ^' })).toBe(written);
});

test.each([
  [1234.5, 2, ',', '1,234.50'],
  [1.005, 2, ',', '1.01'],
  [1234567.891, 1, '.', '1.234.567,9'],
  [1234567, 0, ' ', '1 234 567'],
  [1234567, 0, '', '1234567'],
  [1234, 0, '$&', '1$&234'],
  [1e21, 2, ',', '1e+21'],
])('%p with %p decimals and delimiter "%s" is "%s"', (amount, decimals, delimiter, written) => {
  expect(formatPrice(amount, { symbol: '', delimiter, decimals, format: '%' })).toBe(written);
});

test.each([
  [',', ' ', '1 234,50'],
  ['.', ' ', '1 234.50'],
  [',', ',', '1,234.50'],
  ['.', '.', '1.234,50'],
])('with the decimal sign "%s" and the delimiter "%s" it is %s', (point, delimiter, written) => {
  expect(formatPrice(1234.5, { symbol: '', delimiter, decimals: 2, point, format: '%' })).toBe(written);
});

test('a symbol with placeholders in it is written as it is', () => {
  expect(formatPrice(5, { ...euro, symbol: '%^@' })).toBe('%^@5');
});

test.each([
  [1, true],
  ['45900', true],
  [0, false],
  [-1, false],
  [Number.NaN, false],
  ['', false],
  [null, false],
  [undefined, false],
])('a price of %p is shown: %p', (amount, shown) => {
  expect(isShownPrice(amount)).toBe(shown);
});
