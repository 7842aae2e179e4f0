import { MARKETS } from '@showroom/contracts/markets';
import { alternatesOf } from './alternates';

const inAe = (canonical: string | undefined, locale: string) =>
  alternatesOf(canonical, { locale, market: MARKETS.ae }).map((one) => [one.locale, one.path]);

test.each([
  ['/offers', 'en-AE', '/offers', '/ar/offers'],
  ['/ar/offers', 'ar-AE', '/offers', '/ar/offers'],
  ['/offers', 'ar-AE', '/offers', '/ar/offers'],
  ['/', 'en-AE', '/', '/ar'],
  ['/ar', 'ar-AE', '/', '/ar'],
  ['/art', 'en-AE', '/art', '/ar/art'],
])('the page at %s in %s is %s in English and %s in Arabic', (canonical, locale, english, arabic) => {
  expect(inAe(canonical, locale)).toEqual([
    ['en-AE', english],
    ['ar-AE', arabic],
  ]);
});

test.each([undefined, 'https://elsewhere.test/offers'])('a page at %s has no versions here', (canonical) => {
  expect(inAe(canonical, 'en-AE')).toEqual([]);
});

test('a market of one language names none', () => {
  expect(alternatesOf('/offers', { locale: 'ja-JP', market: MARKETS.jp })).toEqual([]);
});
