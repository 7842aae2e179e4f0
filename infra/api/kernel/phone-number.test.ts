import { toE164 } from './phone-number';

test.each([
  ['+49 170 1234567', 'international', '+491701234567'],
  ['0049 (170) 123-45-67', 'international', '+491701234567'],
  ['0412 345 678', 'au', '+61412345678'],
  ['+61 (0)412 345 678', 'au', '+61412345678'],
  ['+61 412 345 678', 'jp', '+61412345678'],
  ['050 123 4567', 'ae', '+971501234567'],
  ['٠٥٠ ١٢٣ ٤٥٦٧', 'ae', '+971501234567'],
  ['04 123 4567', 'ae', '+97141234567'],
  ['090-1234-5678', 'jp', '+819012345678'],
  ['０９０‐１２３４‐５６７８', 'jp', '+819012345678'],
  ['＋81 90 1234 5678', 'jp', '+819012345678'],
  ['067 123 45 67', 'ua', '+380671234567'],
  ['+380671234567', 'ua', '+380671234567'],
  ['\u200e+971 4 123 4567', 'ae', '+97141234567'],
  ['+380 (0)67 123 45 67', 'ua', '+380671234567'],
  ['+81 (0)90 1234 5678', 'au', '+819012345678'],
  ['02 9876 5432', 'au', '+61298765432'],
  ['03-1234-5678', 'jp', '+81312345678'],
  ['（０３）１２３４ー５６７８', 'jp', '+81312345678'],
  ['044 123 45 67', 'ua', '+380441234567'],
  ['0011 61 412 345 678', 'au', '+61412345678'],
] as const)('%s in the market %s is %s', (typed, market, expected) => {
  expect(toE164(typed, market)).toBe(expected);
});

test.each([
  ['the country without its plus', '61412345678', 'au', '+61412345678'],
  ['the country without its plus', '380671234567', 'ua', '+380671234567'],
  ['a number that a business is reached by', '1300 123 456', 'au', '+611300123456'],
  ['a zero that is dialled from abroad as well', '+39 06 1234 5678', 'au', '+390612345678'],
  ['a zero that is not dialled from abroad', '+49 (0)170 1234567', 'international', '+491701234567'],
  ['a number outside of the plan of a country that is no market', '+44 7700 900123', 'ae', '+447700900123'],
] as const)('%s is understood: %s in the market %s', (_, typed, market, expected) => {
  expect(toE164(typed, market)).toBe(expected);
});

test.each([
  ['', 'au'],
  ['0412 345 678', 'international'],
  ['0412 345 6789', 'au'],
  ['+61 12', 'international'],
  ['+0 123 456 789', 'au'],
  ['call me', 'ua'],
  ['067 123 45 67 ext. 5', 'ua'],
  ['+1234567890123456', 'international'],
  ['++491701234567', 'international'],
  ['61412345678', 'international'],
  ['067 123 45 67;ext=5', 'ua'],
  ['tel:+61412345678', 'au'],
  ['my number is 0412 345 678', 'au'],
  ['+61 5123 45678', 'international'],
  ['+81 90 1234 56', 'jp'],
  ['+971 1 234 5678', 'ae'],
  ['+999 1234 5678', 'international'],
  ['+44 7700 9001234', 'international'],
  ['000', 'au'],
  ['112', 'ua'],
  ['+', 'jp'],
] as const)('"%s" in the market %s is no number', (typed, market) => {
  expect(toE164(typed, market)).toBeUndefined();
});
