import { compactNumber } from './phone-number';

test.each([
  ['0049 (170) 123-45/67', '+491701234567'],
  ['\u200e+971 4 123 4567', '+97141234567'],
  ['٠٥٠ ١٢٣ ٤٥٦٧', '0501234567'],
  ['＋８１‐９０‐１２３４‐５６７８', '+819012345678'],
  ['（０３）１２３４ー５６７８', '0312345678'],
  ['0011 44 20 7946 0000', '+442079460000'],
  ['call me', 'callme'],
])('"%s" is compacted to "%s"', (typed, expected) => {
  expect(compactNumber(typed)).toBe(expected);
});
