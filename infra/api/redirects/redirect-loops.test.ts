import { type Leading, patternsOver, targetFrom } from '@showroom/contracts/entities/redirect-pattern';
import fc from 'fast-check';
import type { RedirectRow } from '../../database/schema/content';
import { leadingOf, loopsOf } from './redirect-loops';

const leading = (...pairs: readonly (readonly [string, string])[]): Leading[] =>
  pairs.map(([path, to]) => ({ path, to }));

const row = (path: string, to: string, link_type: RedirectRow['link_type'] = 'internal'): RedirectRow => ({
  ...{ id: path, market: 'ae', path, to, link_type, http_code: 301 },
  ...{ revision: 1, author: '', saved_at: '2026-11-25T12:00:00Z' },
});

test.each([
  ['itself', leading(['/a', '/a']), ['/a', '/a']],
  ['another and back', leading(['/a', '/b'], ['/b', '/a']), ['/a', '/b', '/a']],
  ['several and back', leading(['/a', '/b'], ['/b', '/c'], ['/c', '/a']), ['/a', '/b', '/c', '/a']],
  ['what is below itself', leading(['/a/*', '/a/b']), ['/a/*', '/a/b', '/a/b']],
  ['a pattern and back', leading(['/a', '/b/c'], ['/b/*', '/a']), ['/a', '/b/c', '/a']],
  ['a pattern of patterns', leading(['/a/*', '/b/*'], ['/b/*', '/a/*']), ['/a/*', '/b/*', '/a/*']],
])('a redirect to %s is shown as the chain that it is', (_, redirects, chain) => {
  expect([...loopsOf(redirects).values()][0]).toEqual(chain);
});

test('a path that grows with every step never ends', () => {
  const [chain = []] = loopsOf(leading(['/a/*', '/a/b/*'])).values();
  expect(chain.slice(0, 3)).toEqual(['/a/*', '/a/b/*', '/a/b/b/*']);
});

test.each([
  ['what is below one path moves to another', leading(['/a/*', '/b/*'], ['/b/x', '/c'])],
  ['a level is taken out', leading(['/shop/*', '/*'])],
  ['a longer pattern takes what would go round', leading(['/a/*', '/a/b/*'], ['/a/b/*', '/end'])],
  ['one path below goes elsewhere and back below', leading(['/a/*', '/b/*'], ['/b/x', '/a/y'])],
])('%s: that ends', (_, redirects) => expect([...loopsOf(redirects)]).toEqual([]));

test('what leads to a file or elsewhere leads to no other redirect; every language has the same paths', () => {
  const rows = [row('/a', '/b', 'file'), row('/b', '/a'), row('/c', 'https://partner.test/c', 'external')];
  expect(loopsOf(leadingOf('ae', rows)).size).toBe(0);
  expect([...loopsOf(leadingOf('ae', [row('/a', '/ar/b?x=1#y'), row('/b', '/a/')])).keys()]).toEqual(['/a', '/b']);
});

/** As visitors go: one path after the other. */
function pathsFrom(start: string, redirects: readonly Leading[], most: number): string[] {
  const paths = [start];
  for (let path = start; paths.length <= most; paths.push(path)) {
    const over = [path, ...patternsOver(path)];
    const found = over.flatMap((one) => redirects.find((redirect) => redirect.path === one) ?? [])[0];
    if (!found) return paths;
    path = targetFrom(found, path);
  }
  return paths;
}

describe('of any redirects', () => {
  const path = fc
    .array(fc.constantFrom('a', 'b', 'c'), { minLength: 1, maxLength: 3 })
    .map((parts) => `/${parts.join('/')}`);
  const pattern = fc.oneof(
    path.map((one) => `${one}/*`),
    fc.constant('/*'),
  );
  const one = fc.oneof(fc.record({ path, to: path }), fc.record({ path: pattern, to: fc.oneof(path, pattern) }));
  const some = fc.uniqueArray(one, { maxLength: 6, selector: (redirect) => redirect.path });

  test('where none is shown to be endless, no visitor goes in a circle', () => {
    fc.assert(
      fc.property(some, path, (redirects, start) => {
        fc.pre(loopsOf(redirects).size === 0);
        // Whatever takes levels out of a path ends with its last level.
        const paths = pathsFrom(start, redirects, 60);
        expect(paths.length).toBeLessThan(60);
        expect(new Set(paths).size).toBe(paths.length);
      }),
      { numRuns: 3000 },
    );
  });

  test('one that is shown to be endless has a visitor who never arrives', () => {
    fc.assert(
      fc.property(some, (redirects) => {
        for (const start of loopsOf(redirects).keys()) {
          expect(pathsFrom(start.replace('*', 'z'), redirects, 10)).toHaveLength(11);
        }
      }),
      { numRuns: 3000 },
    );
  });
});
