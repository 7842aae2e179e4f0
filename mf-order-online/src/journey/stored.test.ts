import { clearJourney, memoryStorage, readStored, STORED_KEYS, writeStored } from './stored';

test.each([
  ['broken JSON', '{"a":'],
  ['a list', '[1]'],
  ['null', 'null'],
  ['text', '"x"'],
])('%s in the storage reads as nothing', (_, stored) => {
  const storage = memoryStorage();
  storage.setItem('key', stored);
  expect(readStored(storage, 'key')).toBeUndefined();
});

test('a full storage does not stop the journey', () => {
  const warn = jest.spyOn(console, 'warn').mockImplementation(() => undefined);
  const full = {
    ...memoryStorage(),
    setItem: () => {
      throw new Error('QuotaExceededError');
    },
  };
  expect(() => writeStored(full, 'key', { a: 1 })).not.toThrow();
  expect(warn).toHaveBeenCalledWith('There is no localStorage', expect.any(Error));
  warn.mockRestore();
});

test('a completed order clears steps, data and hold, and keeps the reservation', () => {
  const [local, session] = [memoryStorage(), memoryStorage()];
  for (const key of Object.values(STORED_KEYS)) writeStored(local, key, { kept: true });
  clearJourney(local, session);
  expect(readStored(local, STORED_KEYS.data)).toBeUndefined();
  expect(readStored(local, STORED_KEYS.softLock)).toBeUndefined();
  expect(readStored(local, STORED_KEYS.reservation)).toEqual({ kept: true });
});
