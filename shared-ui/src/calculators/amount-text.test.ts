import { parseAmount } from './amount-text';

test.each([
  ['5000', 5000],
  ['5,000', 5000],
  ['5.000', 5000],
  ['1 234 567', 1_234_567],
  ["1'234.50", 1234.5],
  ['1.234,5', 1234.5],
  ['€ 900', 900],
  ['900 €', 900],
  ['0', 0],
  ['\u0665\u0660\u0660\u0660', 5000],
  ['\u06f5\u06f0\u06f0\u06f0', 5000],
  ['\uff15\uff10\uff10\uff10', 5000],
  ['', undefined],
  ['abc', undefined],
  ['9999999999999', undefined],
])('"%s" is read as %p', (text, amount) => expect(parseAmount(text)).toBe(amount));
