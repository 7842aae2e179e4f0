/** @jest-environment node */
import fc from 'fast-check';
import { ownPath } from './own-path';

const SITE = 'https://showroom.test';

test.each([
  ['/cms/pages?market=au', '/cms/pages?market=au'],
  ['/', '/'],
  ['/ar/cms', '/ar/cms'],
  ['/cms/../admin', '/admin'],
  ['/cms?to=//evil.test', '/cms?to=//evil.test'],
])('%s is a path of the site', (to, expected) => expect(ownPath(to)).toBe(expected));

test.each([
  undefined,
  '',
  'cms',
  'https://evil.test/',
  'javascript:alert(1)',
  '//evil.test',
  '///evil.test',
  '/\\evil.test',
  '\\/evil.test',
  '/\t/evil.test',
  '/\n//evil.test',
  '/.//evil.test',
  '/x/..//evil.test',
  '/%2e//evil.test',
  '/./\\evil.test',
  'http://[',
])('%j stays within the site', (to) => {
  expect(new URL(ownPath(to), SITE).origin).toBe(SITE);
  expect(ownPath(to)).toMatch(/^\/(?![/\\])/);
});

test('no text leads out of the site', () => {
  const piece = fc.constantFrom(
    '/',
    '\\',
    '.',
    '..',
    '%2e',
    '%2f',
    '%5c',
    '\t',
    '\n',
    ' ',
    '@',
    ':',
    '?',
    '#',
    'evil.test',
  );
  fc.assert(
    fc.property(
      fc.oneof(
        fc.webUrl(),
        fc.array(piece, { maxLength: 8 }).map((parts) => parts.join('')),
      ),
      (to) => {
        expect(new URL(ownPath(to), SITE).origin).toBe(SITE);
      },
    ),
    { numRuns: 300 },
  );
});
