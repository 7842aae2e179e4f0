import { safeHref } from './safe-href';

test.each(['/stock', 'stock', '#top', '?page=2', '', 'https://a.test', 'mailto:a@b.test', 'tel:+3221234', '/a:b'])(
  '%s is kept',
  (href) => expect(safeHref(href)).toBe(href),
);

test.each([
  'javascript:alert(1)',
  'JavaScript:alert(1)',
  ' javascript:alert(1)',
  'java\nscript:alert(1)',
  '\u0001javascript:alert(1)',
  'vbscript:x',
  'data:text/html,<script>alert(1)</script>',
  'blob:https://a.test/1',
])('%j is no address', (href) => expect(safeHref(href)).toBeUndefined());
