import { MARKET_CODES, type MarketCode } from '@showroom/contracts/markets';
import { MarketScope, NO_MARKETS } from './market-scope';

const FORBIDDEN = expect.objectContaining({ code: 'access.forbidden', status: 403 });
const manager = (...markets: MarketCode[]) => new MarketScope({ roles: ['market_manager'], markets });
const admin = () => new MarketScope({ roles: ['admin'], markets: [] });

test('a person has the markets of the token, an administrator every one', () => {
  expect(manager('au', 'jp').own()).toEqual(['au', 'jp']);
  expect(manager('au').has('au')).toBe(true);
  expect(manager('au').has('jp')).toBe(false);
  expect(manager('au', 'jp').has('jp')).toBe(true);
  expect(admin().own()).toEqual(MARKET_CODES);
  expect(new MarketScope(NO_MARKETS).own()).toEqual([]);
});

test('a listing belongs to the market that shows it, and one of no market to whoever has them all', () => {
  expect(manager('au').hasListing('au')).toBe(true);
  expect(manager('au').hasListing('jp')).toBe(false);
  expect(manager('au', 'jp').hasListing('jp')).toBe(true);
  expect(manager('au').hasListing('overseas')).toBe(false);
  expect(admin().hasListing('overseas')).toBe(true);
  expect(manager(...MARKET_CODES).hasListing('overseas')).toBe(true);
});

test.each<[string, () => void, boolean]>([
  ['an own market', () => manager('au').require('au'), true],
  ['another market', () => manager('au').require('jp'), false],
  ['a market that there is not', () => admin().require('atlantis'), false],
  ['an own listing', () => manager('au').requireListing('au'), true],
  ['another listing', () => manager('au').requireListing('jp'), false],
  ['what every market shares, for some', () => manager('au', 'jp').requireEvery(), false],
  ['what every market shares, for all', () => manager(...MARKET_CODES).requireEvery(), true],
  ['what every market shares, for an administrator', () => admin().requireEvery(), true],
])('%s', (_, ask, isAllowed) => {
  if (isAllowed) expect(ask).not.toThrow();
  else expect(ask).toThrow(FORBIDDEN);
});

test.each<[string, (scope: MarketScope) => unknown]>([
  ['the own ones are listed', (scope) => scope.own()],
  ['one is looked for', (scope) => scope.has('jp')],
  ['a listing is looked for', (scope) => scope.hasListing('jp')],
  ['one is required', (scope) => scope.require('au')],
  ['a listing is required', (scope) => scope.requireListing('au')],
  ['markets do not matter', (scope) => scope.doNotMatter()],
])('markets are checked once %s', (_, ask) => {
  const scope = manager('au');
  expect(scope.isChecked).toBe(false);
  ask(scope);
  expect(scope.isChecked).toBe(true);
});
