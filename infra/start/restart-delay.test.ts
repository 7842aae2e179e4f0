import { recentEnds, restartDelay } from './restart-delay';

test.each([
  [1, 250],
  [2, 500],
  [3, 1000],
  [8, 32_000],
  [9, 60_000],
  [1000, 60_000],
])('after %d recent ends the next start waits %d ms', (recent, delay) => {
  expect(restartDelay(recent)).toBe(delay);
});

test('a process that dies at once is started at most sixteen times in ten minutes, and goes on being started', () => {
  const starts: number[] = [];
  let ends: readonly number[] = [];
  for (let now = 0; now < 3_600_000; ) {
    ends = recentEnds([...ends, now], now);
    now += restartDelay(ends.length);
    starts.push(now);
  }
  for (const start of starts) {
    expect(starts.filter((other) => other >= start && other < start + 600_000).length).toBeLessThanOrEqual(16);
  }
  expect(starts.at(-1)).toBeGreaterThan(3_500_000);
});

test('ends of more than ten minutes ago are forgotten', () => {
  expect(recentEnds([0, 1, 300_000], 600_000)).toEqual([1, 300_000]);
});
