import { mayPrefetch } from './connection';

test.each([
  ['a connection that nothing is known of', { onLine: true }, true],
  ['a fast one', { onLine: true, connection: { effectiveType: '4g', saveData: false } }, true],
  ['one of the third generation', { onLine: true, connection: { effectiveType: '3g' } }, true],
  ['a slow one', { onLine: true, connection: { effectiveType: '2g' } }, false],
  ['the slowest', { onLine: true, connection: { effectiveType: 'slow-2g' } }, false],
  ['one that saves data', { onLine: true, connection: { effectiveType: '4g', saveData: true } }, false],
  ['none at all', { onLine: false }, false],
])('%s is asked for more than the page needs: %o', (_which, given, expected) => {
  expect(mayPrefetch(given)).toBe(expected);
});
