import type { Histogram, Vital } from './release-health';

/** Each bucket ends a tenth above the one before: fine enough to compare, small enough to send. */
const GROWTH = Math.log(1.1);
const LAST = 150;
/** Layout shift is counted in thousandths, times in milliseconds. */
const UNITS = { lcp: 1, cls: 0.001, inp: 1 } as const satisfies Record<Vital, number>;

/** Number of the bucket that a value falls into. */
export function bucketOf(vital: Vital, value: number): number {
  const units = value / UNITS[vital];
  return units <= 1 ? 0 : Math.min(LAST, Math.ceil(Math.log(units) / GROWTH));
}

/** Adds the counts of one histogram to another. */
export function addHistogram(to: Histogram, counts: Histogram): void {
  for (const [bucket, count] of Object.entries(counts)) to[bucket] = (to[bucket] ?? 0) + count;
}

/** How many values a histogram has. */
export function samplesOf(histogram: Histogram): number {
  return Object.values(histogram).reduce((sum, count) => sum + count, 0);
}

/**
 * The value that three quarters of all stay at or below, to a bucket's width; undefined without
 * values.
 */
export function p75(vital: Vital, histogram: Histogram): number | undefined {
  const wanted = samplesOf(histogram) * 0.75;
  if (wanted === 0) return undefined;
  let seen = 0;
  for (let bucket = 0; bucket <= LAST; bucket += 1) {
    seen += histogram[bucket] ?? 0;
    if (seen >= wanted) {
      const value = bucket === 0 ? 0 : Math.exp(bucket * GROWTH) * UNITS[vital];
      return vital === 'cls' ? Math.round(value * 1000) / 1000 : Math.round(value);
    }
  }
  return undefined;
}
