import { browserStorage, clearJourney, findStored, memoryStorage, STORED_KEYS, storeJson } from './storage';

test.each([
  ['broken JSON', '{"a":'],
  ['a list', '[1]'],
  ['null', 'null'],
  ['text', '"x"'],
])('%s in the storage is parsed as nothing', (_, stored) => {
  const storage = memoryStorage();
  storage.setItem('key', stored);
  expect(findStored(storage, 'key')).toBeUndefined();
});

function refuseStorage(): void {
  for (const kind of ['localStorage', 'sessionStorage'] as const) {
    jest.spyOn(window, kind, 'get').mockImplementation(() => {
      throw new Error('SecurityError');
    });
  }
}

test('a full or forbidden storage does not stop the journey, and is reported once on a page', () => {
  const warn = jest.spyOn(console, 'warn').mockImplementation(() => undefined);
  const full = {
    ...memoryStorage(),
    setItem: () => {
      throw new Error('QuotaExceededError');
    },
  };
  for (const key of ['one', 'another']) expect(() => storeJson(full, key, { a: 1 })).not.toThrow();
  refuseStorage();
  browserStorage('localStorage');
  browserStorage('sessionStorage');
  expect(warn.mock.calls).toEqual([['There is no localStorage', expect.any(Error)]]);
  jest.restoreAllMocks();
});

test('a completed order clears steps, data and hold, not the reservation', () => {
  const [local, session] = [memoryStorage(), memoryStorage()];
  for (const key of Object.values(STORED_KEYS)) storeJson(local, key, { stored: true });
  clearJourney(local, session);
  expect(findStored(local, STORED_KEYS.data)).toBeUndefined();
  expect(findStored(local, STORED_KEYS.softLock)).toBeUndefined();
  expect(findStored(local, STORED_KEYS.reservation)).toEqual({ stored: true });
});
