import { MARKET_CODES, MARKETS, type MarketCode } from '@showroom/contracts/markets';
import { mergeSettings } from '@showroom/contracts/settings/settings';
import { SEED_DAY } from '../stock/dates';
import { settingsOf } from './settings';

const PAGES = MARKET_CODES.flatMap((market) =>
  MARKETS[market].locales.map((locale): [MarketCode, string] => [market, locale]),
);

function mergedOf(market: MarketCode) {
  return mergeSettings(
    Object.entries(settingsOf(market, 'http://sandbox.test')).map(([key, value]) => ({ key, value })),
  );
}

test.each(PAGES.filter(([, locale]) => !locale.startsWith('en')))(
  'in %s the prices of %s pages have no English word',
  (market, locale) => {
    const { settings, refused } = mergedOf(market);
    expect(refused).toEqual([]);
    const local = settings['price.by_language'][locale.split('-')[0] ?? ''] ?? {};
    const formats = {
      plain: settings['stock_locator.priceFormat'],
      site: settings['price.priceFormat'],
      purchase: settings['stock_locator.purchaseFormat'],
      lease: settings['stock_locator.leaseFormat'],
      subscribe: settings['stock_locator.subscribeFormat'],
      full: settings['price.fullString'],
      leaseFull: settings['price.leaseFullString'],
      leaseShort: settings['price.leaseShortString'],
      offer: settings['price.offerString'],
      rental: settings['price.rentACarFormat'],
      ...local,
    };
    for (const [name, format] of Object.entries(formats))
      expect([name, format]).toEqual([name, expect.not.stringMatching(/\b(from|or|month|day)\b/i)]);
  },
);

test('the Emirates write every price in dollars as well, and no other market has a second currency', () => {
  expect(MARKET_CODES.filter((market) => mergedOf(market).settings['double_price.enabled'])).toEqual(['ae']);
});

test("Ukraine makes an offer for a time, which has begun on the seed's day and ends after it", () => {
  const [offer] = mergedOf('ua').settings['stock_locator.offers'];
  expect((offer?.start_date ?? '') < SEED_DAY).toBe(true);
  expect((offer?.end_date ?? '') > SEED_DAY).toBe(true);
});
