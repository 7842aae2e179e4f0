import * as z from 'zod/mini';
import { setting } from './setting';

const READERS = ['mf-stock-locator', 'mf-order-online', 'mf-blocks'] as const;

/** Texts of prices that a page may ask for by name: % is the amount, ^ the symbol, @ both in the plain format. */
function priceText<const N extends string>(name: N, fallback: string, summary: string) {
  const key = `price.${name}` as const;
  return setting({ key, schema: z.string(), default: fallback, summary, audience: 'public', readers: READERS });
}

/** `prices.{name}` wins over `price.{name}`; null leaves it to that one. */
function overPrice<const N extends string>(name: N) {
  const key = `prices.${name}` as const;
  const summary = `Instead of price.${name}; without a value that one counts.`;
  return setting({ key, schema: z.nullable(z.string()), default: null, summary, audience: 'public', readers: READERS });
}

export const priceSettings = [
  setting({
    key: 'price.symbol',
    schema: z.string(),
    default: '€',
    summary: 'Currency symbol, the ^ of the price formats.',
    audience: 'public',
    readers: ['mf-stock-locator', 'mf-order-online', 'mf-blocks'],
  }),
  setting({
    key: 'price.delimiter',
    schema: z.string(),
    default: ',',
    summary: 'Stands between groups of three digits.',
    audience: 'public',
    readers: ['mf-stock-locator', 'mf-order-online', 'mf-blocks'],
  }),
  setting({
    key: 'price.decimals',
    schema: z.int(),
    default: 0,
    summary: 'Digits after the decimal point.',
    audience: 'public',
    readers: ['mf-stock-locator', 'mf-order-online', 'mf-blocks'],
  }),
  setting({
    key: 'price.priceFormat',
    schema: z.string(),
    default: '^%',
    summary: 'How a price is written outside of the stock locator: % is the amount, ^ the symbol.',
    audience: 'public',
    readers: ['mf-blocks'],
  }),
  setting({
    key: 'stock_locator.priceFormat',
    schema: z.string(),
    default: '% ^',
    summary: 'How the stock locator writes a price: % is the amount, ^ the symbol.',
    audience: 'public',
    readers: ['mf-stock-locator'],
  }),
  setting({
    key: 'stock_locator.purchaseFormat',
    schema: z.string(),
    default: 'From % ^',
    summary: 'How a purchase price is written.',
    audience: 'public',
    readers: ['mf-stock-locator'],
  }),
  setting({
    key: 'stock_locator.leaseFormat',
    schema: z.string(),
    default: 'or @ / Month',
    summary: 'How a lease price is written: @ is the price in stock_locator.priceFormat.',
    audience: 'public',
    readers: ['mf-stock-locator'],
  }),
  setting({
    key: 'stock_locator.subscribeFormat',
    schema: z.string(),
    default: 'from % ^ / Month',
    summary: 'How a subscription price is written.',
    audience: 'public',
    readers: ['mf-stock-locator'],
  }),
  priceText('fullString', 'From % ^', 'Text of a full purchase price.'),
  priceText('leaseFullString', 'or @ / Month', 'Text of a full lease price.'),
  priceText('leaseShortString', '@ / Month', 'Text of a short lease price.'),
  priceText('offerString', '% ^', 'Text of the price of an offer.'),
  priceText('currencyIso', 'EUR', 'ISO 4217 code of the currency.'),
  priceText('rentACarFormat', '% ^/day', 'How Rent a Car writes a price.'),
  priceText('calculatorFormat', '', 'How calculators write an amount; empty is as prices are written.'),
  priceText('calculatorSymbol', '', 'Currency symbol inside calculators; empty is the one of prices.'),
  overPrice('symbol'),
  overPrice('delimiter'),
  setting({
    key: 'prices.decimals',
    schema: z.nullable(z.int().check(z.gte(0), z.lte(3))),
    default: null,
    summary: 'Instead of price.decimals; without a value that one counts.',
    audience: 'public',
    readers: READERS,
  }),
  overPrice('priceFormat'),
  overPrice('fullString'),
  overPrice('leaseFullString'),
  overPrice('leaseShortString'),
  overPrice('offerString'),
  overPrice('currencyIso'),
  overPrice('rentACarFormat'),
  overPrice('calculatorFormat'),
  overPrice('calculatorSymbol'),
  setting({
    key: 'double_price.enabled',
    schema: z.boolean(),
    default: false,
    summary: 'Whether every price is written in a second currency as well.',
    audience: 'public',
    readers: READERS,
  }),
  setting({
    key: 'double_price.symbol',
    schema: z.string(),
    default: 'EUR',
    summary: 'Symbol of the second currency.',
    audience: 'public',
    readers: READERS,
  }),
  setting({
    key: 'double_price.rate',
    schema: z.number().check(z.gt(0)),
    default: 1,
    summary: 'What one unit of the first currency is in the second.',
    audience: 'public',
    readers: READERS,
  }),
  setting({
    key: 'double_price.decimals',
    schema: z.int().check(z.gte(0), z.lte(3)),
    default: 0,
    summary: 'Digits after the decimal point of the second price.',
    audience: 'public',
    readers: READERS,
  }),
] as const;
