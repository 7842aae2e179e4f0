import { type PricedRow, priceDropOf } from './price-drop';

const NOW = new Date('2026-11-20T12:00:00Z');
const daysAgo = (days: number) => new Date(NOW.getTime() - days * 86_400_000);

const reduced: PricedRow = {
  purchase_price: 4_500_000,
  price_hidden: false,
  hidden_prices: [],
  price_since: daysAgo(3),
  prior_price: 5_000_000,
  prior_since: daysAgo(60),
  currency: 'EUR',
};

test('a reduction is told against the lowest price of the thirty days before, and until when it is news', () => {
  expect(priceDropOf(reduced, NOW)).toEqual({
    before_raw: 50_000,
    percent: 10,
    since: '2026-11-17T12:00:00.000Z',
    until: '2026-12-17T12:00:00.000Z',
  });
});

test.each<[string, Partial<PricedRow>]>([
  ['the price was raised', { purchase_price: 5_000_001 }],
  ['the price came back to what it was', { purchase_price: 5_000_000 }],
  ['the price fell by less than a percent', { purchase_price: 4_950_001 }],
  ['there is no price', { purchase_price: null }],
  ['the price is zero', { purchase_price: 0 }],
  ['the purchase price is hidden', { price_hidden: true, hidden_prices: ['purchase'] }],
  ['nothing is known of the time before', { prior_price: null, prior_since: null }],
  ['less than thirty days are known of the time before', { prior_since: daysAgo(32) }],
  ['the reduction is thirty days old', { price_since: daysAgo(30) }],
])('nothing is told when %s', (_, values) => {
  expect(priceDropOf({ ...reduced, ...values }, NOW)).toBeNull();
});

test.each([
  [99, 100, 1],
  [71, 100, 29],
  [6667, 10_000, 33],
  [3333, 10_000, 66],
  [1, 100, 99],
])('from %d of %d is %d percent, never rounded up', (purchase_price, prior_price, percent) => {
  expect(priceDropOf({ ...reduced, purchase_price, prior_price }, NOW)).toMatchObject({ percent });
});

test('amounts are major units of the currency, with or without a hundredth', () => {
  const yen = { ...reduced, currency: 'JPY', purchase_price: 4_500_000, prior_price: 5_000_000 };
  expect(priceDropOf(yen, NOW)).toMatchObject({ before_raw: 5_000_000 });
});
