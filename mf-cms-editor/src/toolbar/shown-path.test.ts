import { previewOf, shownPath } from './shown-path';

test.each([
  ['/', '/', false],
  ['/offers', '/offers', false],
  ['/offers/', '/offers', false],
  ['/disabled-preview/', '/', true],
  ['/disabled-preview/defender/110', '/defender/110', true],
  ['/cms-news', '/cms-news', false],
  ['/disabled-previews', '/disabled-previews', false],
])('%s shows the page %s; as a draft: %s', (pathname, path, isPreview) => {
  expect(shownPath(pathname)).toEqual({ path, isPreview });
  if (isPreview) expect(previewOf(path)).toBe(pathname);
});

test.each(['/cms', '/cms/pages/7', '/admin', '/admin/orders'])('%s is a page of the editor itself', (pathname) => {
  expect(shownPath(pathname)).toBeUndefined();
});
