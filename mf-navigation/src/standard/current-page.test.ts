import { isCurrent } from './current-page';

test.each([
  ['/stock', '/stock', '', true],
  ['/stock/', '/stock', '?page=2', true],
  ['/stock#list', '/stock', '', true],
  ['/', '/', '', true],
  ['/', '/stock', '', false],
  ['', '/', '', false],
  ['/stock?states=new', '/stock', '', false],
  ['/stock?states=new', '/stock', '?page=2&states=used&states=new', true],
  ['/stock?models=Range%20Rover', '/stock', '?models=Range+Rover', true],
  ['https://example.com/', '/', '', false],
])('%s on %s%s: %s', (url, pathname, search, current) => {
  expect(isCurrent(url, { pathname, search })).toBe(current);
});
