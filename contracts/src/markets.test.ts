import { MARKETS, siteOriginOf, siteUrlOf } from './markets';

test.each([
  ['http://localhost:3000', MARKETS.international, 'http://localhost:3000'],
  ['http://localhost:3000/', MARKETS.au, 'http://au.localhost:3000'],
  ['https://showroom.test', MARKETS.ae, 'https://ae.showroom.test'],
])('of the site at %s the market %# stands at %s', (origin, market, url) => {
  expect(siteUrlOf(origin, market)).toBe(url);
  expect(siteOriginOf(new URL(url), market)).toBe(new URL(origin).origin);
});
