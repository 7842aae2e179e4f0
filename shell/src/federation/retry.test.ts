import { pauseAfter, retryForever, retryWhileOpen } from './retry';

beforeEach(() => {
  jest.useFakeTimers();
  jest.spyOn(console, 'info').mockImplementation(() => undefined);
});

afterEach(() => {
  jest.useRealTimers();
  jest.restoreAllMocks();
});

test('tries until it works, and answers what it found', async () => {
  let tries = 0;
  const found = retryForever(async () => {
    tries += 1;
    if (tries < 4) throw new Error('away');
    return 'here';
  });
  await jest.advanceTimersByTimeAsync(pauseAfter(0) + pauseAfter(1));
  await expect(found).resolves.toBe('here');
  expect(tries).toBe(4);
});

test('the second try comes at once, and the third after a moment', async () => {
  let tries = 0;
  void retryForever(async () => {
    tries += 1;
    throw new Error('away');
  });
  await jest.advanceTimersByTimeAsync(0);
  expect(tries).toBe(2);
  await jest.advanceTimersByTimeAsync(pauseAfter(0));
  expect(tries).toBe(3);
});

test('once the visitor goes on, it tries one last time and then gives up', async () => {
  let tries = 0;
  const found = retryWhileOpen(async () => {
    tries += 1;
    throw new Error('away');
  });
  const outcome = expect(found).rejects.toThrow('away');
  await jest.advanceTimersByTimeAsync(0);
  window.dispatchEvent(new Event('showroom:navigate'));
  await outcome;
  expect(tries).toBe(3);
});

test.each([
  [0, 2000],
  [4, 30_000],
  [99, 30_000],
])('after %d failed tries it waits %d ms', (tries, pause) => expect(pauseAfter(tries)).toBe(pause));
