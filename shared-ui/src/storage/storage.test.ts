import * as z from 'zod/mini';
import { loadStored, loadStoredText, removeStored, store } from './storage';

const steps = z.object({ current: z.int() });
let warn: jest.SpyInstance;

beforeEach(() => {
  Reflect.deleteProperty(globalThis, Symbol.for('showroom.storage-reported'));
  localStorage.clear();
  sessionStorage.clear();
  warn = jest.spyOn(console, 'warn').mockImplementation(() => undefined);
});

afterEach(() => jest.restoreAllMocks());

test('what was written is read back, each area by itself', () => {
  expect(store('steps', { current: 2 })).toBe(true);
  expect(loadStored('steps', steps)).toEqual({ current: 2 });
  expect(loadStored('steps', steps, 'session')).toBeUndefined();
  expect(loadStoredText('steps')).toBe('{"current":2}');
  removeStored('steps');
  expect(loadStored('steps', steps)).toBeUndefined();
});

test.each(['{"current":"two"}', 'not json', 'null', ''])('stored %j is taken for nothing', (text) => {
  localStorage.setItem('steps', text);
  expect(loadStored('steps', steps)).toBeUndefined();
});

test.each([
  ['is absent', { configurable: true, value: undefined }],
  [
    'is forbidden',
    {
      configurable: true,
      get() {
        throw new DOMException('denied', 'SecurityError');
      },
    },
  ],
])('where storage %s, nothing breaks and the reason is logged once', (_, descriptor) => {
  const original = Object.getOwnPropertyDescriptor(globalThis, 'localStorage');
  Object.defineProperty(globalThis, 'localStorage', descriptor);
  try {
    expect(loadStored('steps', steps)).toBeUndefined();
    expect(store('steps', { current: 1 })).toBe(false);
    removeStored('steps');
    expect(warn).toHaveBeenCalledTimes(1);
    expect(warn.mock.calls[0]?.[0]).toBe('There is no localStorage');
  } finally {
    if (original) Object.defineProperty(globalThis, 'localStorage', original);
  }
});

test('a full storage keeps the page going', () => {
  jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('full', 'QuotaExceededError');
  });
  expect(store('steps', { current: 1 })).toBe(false);
});
