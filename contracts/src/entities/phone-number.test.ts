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
] as const)('%s in the market %s is %s', (typed, market, expected) => {
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
] as const)('"%s" in the market %s is no number', (typed, market) => {
  expect(toE164(typed, market)).toBeUndefined();
});
