import { matchesPath } from './path-pattern';

test.each([
  ['/offers', '/offers', true],
  ['/offers', '/offers/', true],
  ['/offers/', '/offers', true],
  ['/offers', '/offers/finance', false],
  ['/offers*', '/offers/finance', true],
  ['/offers*', '/offers', true],
  ['/range-rover*', '/range-rover-sport', true],
  ['/*', '/', true],
  ['/', '/stock', false],
])('%s means %s: %s', (pattern, path, meant) => {
  expect(matchesPath(pattern, path)).toBe(meant);
});
