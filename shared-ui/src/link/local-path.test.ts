import { MARKETS } from '@showroom/contracts/markets';
import { localPath } from './local-path';

test.each([
  ['/', '/ar'],
  ['/stock?page=2#top', '/ar/stock?page=2#top'],
  ['/ar', '/ar'],
  ['/ar/stock', '/ar/stock'],
  ['/ar?page=2', '/ar?page=2'],
  ['/art-cars', '/ar/art-cars'],
  ['#content', '#content'],
  ['?page=2', '?page=2'],
  ['https://example.com/', 'https://example.com/'],
  ['//example.com/', '//example.com/'],
  ['/media/heroes/a-640x360.webp', '/media/heroes/a-640x360.webp'],
  ['/platform/listing', '/platform/listing'],
])('on an Arabic page %s leads to %s', (href, written) => {
  expect(localPath(href, 'ar-AE', MARKETS.ae)).toBe(written);
});

test("the market's first language has no prefix", () => {
  expect(localPath('/stock', 'en-AE', MARKETS.ae)).toBe('/stock');
  expect(localPath('/stock', 'ja-JP', MARKETS.jp)).toBe('/stock');
  expect(localPath('/stock', 'en', undefined)).toBe('/stock');
});
