import { MARKETS } from '@showroom/contracts/markets';
import { otherLocales } from './other-locales';

test.each([
  ['en-AE', '/', '', '/ar'],
  ['en-AE', '/stock', '?page=2', '/ar/stock?page=2'],
  ['ar-AE', '/stock', '?page=2', '/stock?page=2'],
  ['en-AE', '/stock', '?utm_source=a&utm_anything=b&fbclid=c&gclid=d&_ga=e&_gac=f&_gl=g', '/ar/stock'],
  ['en-AE', '/stock', '?model_str=a&config_url=b&formCode=c&model=d&model=e', '/ar/stock?model=d&model=e'],
])('from %s, %s%s leads to %s', (locale, pathname, search, href) => {
  expect(otherLocales(MARKETS.ae, locale, { pathname, search }).map((other) => other.href)).toEqual([href]);
});

test.each([
  ['ae', 'en-AE', ['العربية']],
  ['ae', 'ar-AE', ['English']],
] as const)('in %s, %s leads to languages by their own names', (market, locale, names) => {
  const others = otherLocales(MARKETS[market], locale, { pathname: '/', search: '' });
  expect(others.map(({ name }) => name)).toEqual(names);
});

test('a language that is written small is named as a title', () => {
  const market = { ...MARKETS.ua, locales: ['en-UA', 'uk-UA'] as const };
  expect(otherLocales(market, 'en-UA', { pathname: '/', search: '' }).map(({ name }) => name)).toEqual(['Українська']);
});
