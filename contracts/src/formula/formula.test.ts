import { compute } from './compute';
import { namesIn, parseFormula } from './formula';

const VALUES = { price: 30_000, deposit: 6000, months: 48, rate: 6, nothing: undefined };

test.each([
  ['1 + 2 * 3', 7],
  ['(1 + 2) * 3', 9],
  ['2 ^ 3 ^ 2', 512],
  ['-2 ^ 2', -4],
  ['10 - 4 - 3', 3],
  ['100 / 5 / 2', 10],
  ['2 * -3', -6],
  ['(price - deposit) / months', 500],
  ['round(1234.567, 2)', 1234.57],
  ['round(1234.567, -2)', 1200],
  ['floor(1.9) + ceil(1.1)', 3],
  ['min(price, 10000, deposit)', 6000],
  ['max(0, deposit - price)', 0],
  ['round(payment(price - deposit, rate, months), 2)', 563.64],
  ['payment(4800, 0, 48)', 100],
  ['1 / 0', undefined],
  ['0 / 0', undefined],
  ['payment(1, 0, 0)', undefined],
  ['price > deposit', 1],
  ['price <= 100', 0],
  ['if(months = 48, price, 1 / 0)', 30_000],
  ['if(months <> 48, 1, 2) + (1 >= 1)', 3],
  ['if(nothing, 1, 2)', undefined],
  ['price + nothing', undefined],
  ['price + toString', undefined],
  [' 7 ', 7],
])('%s is %p', (text, value) => expect(compute(parseFormula(text), VALUES)).toBe(value));

test.each([
  ['', 'It ends too early'],
  ['1 +', 'It ends too early'],
  ['1 2', '"2" is not expected'],
  ['(1', '")" is missing'],
  ['1)', '")" is not expected'],
  ['* 2', '"*" is not expected'],
  ['alert(1)', 'There is no function "alert"'],
  ['constructor(1)', 'There is no function "constructor"'],
  ['payment(1)', '"payment" takes other values'],
  ['price; fetch("/")', '"; fetch("/")" cannot be read'],
  ['window.price', '".price" cannot be read'],
  ['price == 0', '"=" is not expected'],
  ['1 < 2 < 3', '"<" is not expected'],
  ['if(1, 2)', '"if" takes other values'],
  [`1${' + 1'.repeat(200)}`, 'It has more than 500 characters'],
])('%s is no formula: %s', (text, fault) => expect(() => parseFormula(text)).toThrow(fault));

test('the values that a formula needs are known before it is computed', () => {
  expect(namesIn(parseFormula('max(price - deposit, 0) * rate / 100'))).toEqual(['price', 'deposit', 'rate']);
});
