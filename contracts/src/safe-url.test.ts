import { safeUrl } from './safe-url';

test.each([
  '/stock',
  'stock?model=defender',
  '#design',
  '?page=2',
  'https://example.com/a b',
  'http://example.com',
  'mailto:retailer@example.com',
  'tel:+32 2 000 00 00',
])('%s may be linked to', (address) => {
  expect(safeUrl(address)).toBe(address);
});

test.each([
  '',
  '   ',
  'javascript:alert(1)',
  ' JavaScript:alert(1)',
  'java\nscript:alert(1)',
  '\u0001javascript:alert(1)',
  'data:text/html,<script>alert(1)</script>',
  'vbscript:msgbox(1)',
  'file:///etc/passwd',
  'blob:https://example.com/1',
  'https://',
])('%j may not', (address) => {
  expect(safeUrl(address)).toBeUndefined();
});
