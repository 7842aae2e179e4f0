import { formatChange, formatShare, formatVital } from './format';
import messages from './messages/en.json';

const ENGLISH = { texts: messages, locale: 'en-GB' };

test.each([
  ['lcp', 940, '940 ms'],
  ['lcp', 1540, '1.5 s'],
  ['inp', 64, '64 ms'],
  ['cls', 0.021, '0.02'],
] as const)('%s of %d is written %s', (vital, value, written) =>
  expect(formatVital(vital, value, ENGLISH)).toBe(written),
);

test.each([
  [150, 100, '+50 %'],
  [80, 100, '−20 %'],
  [100, 100, '±0 %'],
  [100, undefined, ''],
  [100, 0, ''],
])('%d after %p is written "%s"', (now, before, written) => expect(formatChange(now, before, ENGLISH)).toBe(written));

test.each([
  [0, 0, '–'],
  [0, 10, '0 %'],
  [1, 200, '0.5 %'],
  [2, 100, '2 %'],
  [30, 100, '30 %'],
])('%d of %d loads are written "%s"', (failed, loads, written) =>
  expect(formatShare(failed, loads, ENGLISH)).toBe(written),
);
