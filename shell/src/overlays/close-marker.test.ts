import { popup } from '@showroom/contracts/settings/overlays';
import { isMarkedClosed, markClosed } from './close-marker';

const of = (values: object = {}) => popup.parse({ is_enabled: true, header: 'Hello', ...values });

beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
});

test.each([
  ['localStorage', () => localStorage.getItem('basic-popup')],
  ['sessionStorage', () => sessionStorage.getItem('basic-popup')],
  ['cookie', () => /basic-popup=closed/.exec(document.cookie)?.[0] ?? null],
])('a popup that was closed is marked in %s, under basic-popup', (store_type, stored) => {
  expect(stored()).toBeNull();
  expect(isMarkedClosed(of({ store_type }))).toBe(false);
  markClosed(of({ store_type }));
  expect(stored()).not.toBeNull();
  expect(isMarkedClosed(of({ store_type }))).toBe(true);
  expect(isMarkedClosed(of({ store_type, namespace: 'summer' }))).toBe(false);
});

test.each([[{}], [{ cookie_expiry_days: 30 }]])('a cookie expires after its days, one by default: %j', (values) => {
  const set = jest.spyOn(document, 'cookie', 'set');
  markClosed(of({ store_type: 'cookie', namespace: 'days', ...values }));
  const days = of(values).cookie_expiry_days;
  expect(set).toHaveBeenCalledWith(expect.stringContaining(`max-age=${days * 86_400};`));
  expect([1, 30]).toContain(days);
  set.mockRestore();
});

test.each(['none', 'toString', 'indexedDB'])('store type %s stores nothing', (store_type) => {
  const cookies = document.cookie;
  markClosed(of({ store_type, namespace: 'nowhere' }));
  expect(isMarkedClosed(of({ store_type, namespace: 'nowhere' }))).toBe(false);
  expect([localStorage.length, sessionStorage.length, document.cookie]).toEqual([0, 0, cookies]);
});
