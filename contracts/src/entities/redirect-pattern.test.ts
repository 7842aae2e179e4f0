import fc from 'fast-check';
import { isPattern, patternsOver, targetFrom } from './redirect-pattern';

test.each([
  ['/', []],
  ['/a', ['/*']],
  ['/a/b/c', ['/a/b/*', '/a/*', '/*']],
])('%s is below %j', (path, patterns) => expect(patternsOver(path)).toEqual(patterns));

test('a path is below exactly the patterns that it begins with, the longest first', () => {
  const part = fc.constantFrom('a', 'b', 'ab', 'عرض');
  const path = fc.array(part, { minLength: 1, maxLength: 4 }).map((parts) => `/${parts.join('/')}`);
  fc.assert(
    fc.property(path, path, (below, above) => {
      const over = patternsOver(below);
      expect(over.every(isPattern)).toBe(true);
      expect(over.includes(`${above}/*`)).toBe(below.startsWith(`${above}/`));
      expect(over.toSorted((one, other) => other.length - one.length)).toEqual(over);
    }),
  );
});

test.each([
  ['/old', '/new', '/old', '/new'],
  ['/old/*', '/new', '/old/a', '/new'],
  ['/old/*', '/new/*', '/old/a/b', '/new/a/b'],
  ['/*', '/all/*', '/a', '/all/a'],
  ['/old/*', '/*', '/old/a', '/a'],
  ['/old/*', 'https://partner.test/*', '/old/a b?c', 'https://partner.test/a%20b%3Fc'],
])('%s to %s leads from %s to %s', (path, to, asked, expected) => {
  expect(targetFrom({ path, to }, asked)).toBe(expected);
});
