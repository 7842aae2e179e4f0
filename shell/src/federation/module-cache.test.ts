import { createModuleCache } from './module-cache';

test('a module is made once, however often it is rendered', async () => {
  const cache = createModuleCache();
  const make = jest.fn(async () => 'module');
  const [first, second] = [cache.get('key', make), cache.get('key', make)];
  expect(first).toBe(second);
  expect(await first).toBe('module');
  expect(make).toHaveBeenCalledTimes(1);
  expect(await cache.get('other', async () => 'another')).toBe('another');
});

describe('one that failed', () => {
  beforeEach(() => void jest.useFakeTimers());
  afterEach(() => jest.useRealTimers());

  test('stays for a moment, so that a failure is not loaded again while it is rendered, and is then made anew', async () => {
    const cache = createModuleCache();
    const fail = jest.fn(() => Promise.reject(new Error('away')));
    await expect(cache.get('key', fail)).rejects.toThrow('away');
    await expect(cache.get('key', fail)).rejects.toThrow('away');
    expect(fail).toHaveBeenCalledTimes(1);
    await jest.runAllTimersAsync();
    expect(await cache.get('key', async () => 'back')).toBe('back');
  });

  test('does not take away what came after it', async () => {
    const cache = createModuleCache();
    await expect(cache.get('key', () => Promise.reject(new Error('away')))).rejects.toThrow('away');
    cache.put('key', 'later');
    await jest.runAllTimersAsync();
    expect(await cache.get('key', async () => 'asked again')).toBe('later');
  });
});

test('what a loader has put there is read without waiting', () => {
  const cache = createModuleCache();
  const module = { kind: 'react' };
  cache.put('key', module);
  expect(cache.get('key', () => Promise.reject(new Error('not asked for')))).toMatchObject({
    status: 'fulfilled',
    value: module,
  });
});
