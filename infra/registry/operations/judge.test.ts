import { DEFAULT_BUDGET } from '@showroom/contracts/entities/release-budget';
import type { ReleaseSums } from '@showroom/contracts/entities/release-health';
import { bucketOf } from '@showroom/contracts/entities/vital-histogram';
import { burntReason, errorShare } from './judge';

function sums(loads: number, failed: number, lcp?: readonly [value: number, samples: number]): ReleaseSums {
  return { loads, failed, troubles: {}, vitals: lcp ? { lcp: { [bucketOf('lcp', lcp[0])]: lcp[1] } } : {} };
}

test.each([
  [49, 49, false, 'too few loads say nothing'],
  [50, 1, false, 'within the budget'],
  [50, 2, true, 'beyond the budget'],
  [0, 50, true, 'nothing but failures'],
  [1000, 0, false, 'no failure'],
])('%d loads, %d failed: burnt %s (%s)', (loads, failed, burnt) => {
  expect(burntReason(DEFAULT_BUDGET, sums(loads, failed), undefined) !== undefined).toBe(burnt);
});

test.each([
  [1000, 2000, 100, true, 'twice as slow'],
  [1000, 1150, 100, false, 'within the tolerance'],
  [100, 220, 100, false, 'many times slower, and nobody notices'],
  [1000, 2000, 99, false, 'too few to compare'],
])('LCP %d became %d with %d samples: burnt %s (%s)', (before, now, samples, burnt) => {
  const reason = burntReason(DEFAULT_BUDGET, sums(0, 0, [now, samples]), sums(0, 0, [before, samples]));
  expect(reason !== undefined).toBe(burnt);
});

test('without a version before, vitals are not judged', () => {
  expect(burntReason(DEFAULT_BUDGET, sums(0, 0, [60_000, 1000]), undefined)).toBeUndefined();
});

test('a share is never more than the whole', () => {
  expect(errorShare({ loads: 0, failed: 3 })).toBe(1);
  expect(errorShare({ loads: 0, failed: 0 })).toBe(0);
});
