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

test('one that failed is made anew', async () => {
  const cache = createModuleCache();
  await expect(cache.get('key', () => Promise.reject(new Error('away')))).rejects.toThrow('away');
  expect(await cache.get('key', async () => 'back')).toBe('back');
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

test('a failure does not take away what came after it', async () => {
  const cache = createModuleCache();
  let fail: (reason: Error) => void = () => undefined;
  const failing = cache.get(
    'key',
    () =>
      new Promise((_, reject) => {
        fail = reject;
      }),
  );
  cache.put('key', 'later');
  fail(new Error('away'));
  await expect(failing).rejects.toThrow('away');
  expect(await cache.get('key', async () => 'asked again')).toBe('later');
});
