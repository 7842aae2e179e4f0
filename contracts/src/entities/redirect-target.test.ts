import fc from 'fast-check';
import { isSafeRedirect, redirectPath, withQuery } from './redirect-target';

test.each([
  ['/', 'internal'],
  ['/range-rover?family=sport#top', 'internal'],
  ['/ar/العروض', 'internal'],
  ['/files/brochure.pdf', 'file'],
  ['https://files.test/brochure.pdf', 'file'],
  ['https://partner.test/offers', 'external'],
  ['http://partner.test', 'external'],
  ['/stock', 'external'],
] as const)('a redirect may lead to %s (%s)', (to, link_type) => {
  expect(isSafeRedirect({ to, link_type })).toBe(true);
});

test.each([
  ['javascript:alert(1)', 'external'],
  ['JAVASCRIPT:alert(1)', 'file'],
  ['data:text/html,x', 'file'],
  ['mailto:a@b.test', 'external'],
  ['//evil.test', 'internal'],
  ['//evil.test', 'external'],
  ['/\\evil.test', 'internal'],
  ['\\\\evil.test', 'external'],
  ['/.//evil.test', 'internal'],
  ['/a/..//evil.test', 'internal'],
  ['/\tevil', 'internal'],
  ['/\n/evil.test', 'internal'],
  ['https://evil.test\r\nset-cookie: a=b', 'external'],
  ['https://trusted.test@evil.test', 'external'],
  ['https:evil.test', 'external'],
  ['https://', 'external'],
  ['https://partner.test', 'internal'],
  ['stock', 'internal'],
  ['', 'internal'],
] as const)('a redirect does not lead to %j (%s)', (to, link_type) => {
  expect(isSafeRedirect({ to, link_type })).toBe(false);
});

test('whatever is let through stays on the site or on http, read as a browser reads it', () => {
  const parts = fc.constantFrom('/', '\\', '.', ':', '@', '?', '#', '\t', 'javascript', 'https', 'evil.test', ' ');
  const links = fc.constantFrom('internal', 'external', 'file');
  fc.assert(
    fc.property(fc.array(parts, { maxLength: 8 }), links, (written, link_type) => {
      const to = written.join('');
      fc.pre(isSafeRedirect({ to, link_type }));
      const { protocol, host } = new URL(to, 'http://site.test/page');
      expect(['http:', 'https:']).toContain(protocol);
      if (link_type === 'internal' || to.startsWith('/')) expect(host).toBe('site.test');
    }),
    { numRuns: 5000 },
  );
});

test.each([
  ['/', '/'],
  ['/offers/', '/offers'],
  ['/offers?page=2#top', '/offers'],
  ['/%D8%B9%D8%B1%D8%B6', '/عرض'],
  ['/100%', '/100%'],
  ['https://partner.test/offers', undefined],
])('the path of %s is %s', (to, path) => expect(redirectPath(to)).toBe(path));

test.each([
  ['/new', '', '/new'],
  ['/new', '?', '/new'],
  ['/new', '?utm_source=mail&a', '/new?utm_source=mail&a'],
  ['/new#top', '?a=1', '/new?a=1#top'],
  ['/new?a=2', '?a=1&b=3&b=4', '/new?a=2&b=3&b=4'],
  ['https://partner.test/x?y=1', '?z=2', 'https://partner.test/x?y=1&z=2'],
])('%s keeps the query "%s" as %s', (to, search, expected) => expect(withQuery(to, search)).toBe(expected));
