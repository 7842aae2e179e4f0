import { delayAfter, withRetries } from './retry';

const fast = { attempts: 3, firstPause: 1, longestPause: 2 };

test('work is tried again until it succeeds, and each failed attempt is reported', async () => {
  const attempts: number[] = [];
  let calls = 0;
  const work = async () => {
    calls += 1;
    if (calls < 3) throw new Error('busy');
    return 'done';
  };
  expect(await withRetries({ ...fast, onRetry: (attempt) => attempts.push(attempt) }, work)).toBe('done');
  expect(attempts).toEqual([1, 2]);
});

test.each([
  [3, 'busy', () => true],
  [1, 'refused', () => false],
])('after %d attempts what was thrown last is thrown: %s', async (most, message, isWorth) => {
  let calls = 0;
  const failing = withRetries({ ...fast, isWorth }, async () => {
    calls += 1;
    throw new Error(message);
  });
  await expect(failing).rejects.toThrow(message);
  expect(calls).toBe(most);
});

test.each([
  ['soon', 1, 2],
  ['soon', 2, 8],
  ['soon', 4, 128],
  ['soon', 7, 3600],
  ['soon', 8, undefined],
  ['longer', 1, 5],
  ['longer', 8, 12 * 3600],
  ['longer', 9, 24 * 3600],
  ['longer', 10, undefined],
] as const)('by the schedule "%s" after %d tries the next one comes in %s seconds', (schedule, tries, delay) => {
  expect(delayAfter(schedule, tries)).toBe(delay);
});
