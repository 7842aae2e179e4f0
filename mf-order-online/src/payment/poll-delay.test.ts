import { pollDelay } from './poll-delay';

test.each([
  [0, 2000],
  [1, 3000],
  [6, 22_781.25],
  [7, 30_000],
  [65, 30_000],
  [66, undefined],
  [67, undefined],
])('after %d questions an open payment is asked for in %p ms', (asked, pause) => {
  expect(pollDelay(asked)).toBe(pause);
});

test('an open payment is asked for during half an hour', () => {
  let total = 0;
  for (let asked = 0; ; asked += 1) {
    const pause = pollDelay(asked);
    if (pause === undefined) break;
    total += pause;
  }
  expect(total / 60_000).toBeGreaterThan(29);
  expect(total / 60_000).toBeLessThan(31);
});
