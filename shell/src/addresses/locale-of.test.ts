import { MARKETS, type MarketCode } from '@showroom/contracts/markets';
import { localeOf } from './locale-of';

const rows: [MarketCode, string, string, string][] = [
  ['ae', '/', 'en-AE', '/'],
  ['ae', '/stock', 'en-AE', '/'],
  ['ae', '/ar', 'ar-AE', '/ar'],
  ['ae', '/ar/', 'ar-AE', '/ar'],
  ['ae', '/ar?page=2', 'ar-AE', '/ar'],
  ['ae', '/ar/stock', 'ar-AE', '/ar'],
  ['ae', '/article', 'en-AE', '/'],
  ['ae', '/AR', 'en-AE', '/'],
  ['ae', '/en/stock', 'en-AE', '/'],
  ['ae', '/stock/ar', 'en-AE', '/'],
  ['jp', '/ja/stock', 'ja-JP', '/'],
  ['international', '/ar', 'en-GB', '/'],
];

test.each(rows)('in the market %s the path %s is in %s under %s', (market, path, locale, basename) => {
  expect(localeOf(MARKETS[market], path)).toEqual({ locale, basename });
});
