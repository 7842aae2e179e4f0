import { addHistogram, bucketOf, p75, samplesOf } from './vital-histogram';

function histogramOf(vital: 'lcp' | 'cls' | 'inp', values: readonly number[]) {
  const histogram: Record<string, number> = {};
  for (const value of values) addHistogram(histogram, { [bucketOf(vital, value)]: 1 });
  return histogram;
}

test.each([
  ['lcp', [800, 900, 1000, 4000], 1000],
  ['inp', [0, 16, 40, 200], 40],
  ['cls', [0, 0.01, 0.05, 0.4], 0.05],
] as const)('the 75th percentile of %s is found to a tenth', (vital, values, expected) => {
  const found = p75(vital, histogramOf(vital, values)) ?? Number.NaN;
  expect(found).toBeGreaterThanOrEqual(expected * 0.999);
  expect(found).toBeLessThanOrEqual(expected * 1.101);
});

test('without values there is no percentile, and nothing is what stands still', () => {
  expect(p75('lcp', {})).toBeUndefined();
  expect(p75('cls', histogramOf('cls', [0, 0, 0]))).toBe(0);
});

test('histograms add up, and the largest value has a bucket', () => {
  const sum = histogramOf('lcp', [600_000, 600_000]);
  addHistogram(sum, histogramOf('lcp', [1]));
  expect(samplesOf(sum)).toBe(3);
});
