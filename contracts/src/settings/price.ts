import * as z from 'zod/mini';
import { setting } from './setting';

const READERS = ['mf-stock-locator', 'mf-order-online', 'mf-blocks'] as const;

// Keys stand written out: builds are searched for them.

/**
 * A text of prices that pages ask for by name: % is the amount, ^ the symbol, @ both in the plain
 * format.
 */
const TEXT = { schema: z.string(), audience: 'public', readers: READERS } as const;

/** `prices.{name}` wins over `price.{name}`; null leaves it to that one. */
const OVER = {
  schema: z.nullable(z.string()),
  default: null,
  summary: 'Instead of the setting of this name under price; without a value that one counts.',
  audience: 'public',
  readers: READERS,
} as const;

/**
 * What a language of the market may write in its own way: currency symbol, delimiter, and each
 * format by the name that pages ask for it.
 */
const LOCAL_TEXTS = z.enum([
  'symbol',
  'delimiter',
  'plain',
  'site',
  'purchase',
  'lease',
  'subscribe',
  'full',
  'leaseFull',
  'leaseShort',
  'offer',
  'rental',
  'calculator',
]);

/** How a market formats prices, and which it shows. */
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
  setting({ ...TEXT, key: 'price.fullString', default: 'From % ^', summary: 'Text of a full purchase price.' }),
  setting({ ...TEXT, key: 'price.leaseFullString', default: 'or @ / Month', summary: 'Text of a full lease price.' }),
  setting({ ...TEXT, key: 'price.leaseShortString', default: '@ / Month', summary: 'Text of a short lease price.' }),
  setting({ ...TEXT, key: 'price.offerString', default: '% ^', summary: 'Text of the price of an offer.' }),
  setting({
    ...TEXT,
    key: 'price.currencyIso',
    default: 'EUR',
    summary: 'ISO 4217 code of the currency that prices are written in; amounts of another one are not.',
  }),
  setting({ ...TEXT, key: 'price.rentACarFormat', default: '% ^/day', summary: 'How Rent a Car writes a price.' }),
  setting({
    ...TEXT,
    key: 'price.calculatorFormat',
    default: '',
    summary: 'How calculators write an amount; empty is as prices are written.',
  }),
  setting({
    ...TEXT,
    key: 'price.calculatorSymbol',
    default: '',
    summary: 'Currency symbol inside calculators; empty is the one of prices.',
  }),
  setting({ ...OVER, key: 'prices.symbol' }),
  setting({ ...OVER, key: 'prices.delimiter' }),
  setting({
    key: 'prices.decimals',
    schema: z.nullable(z.int().check(z.gte(0), z.lte(3))),
    default: null,
    summary: 'Instead of price.decimals; without a value that one counts.',
    audience: 'public',
    readers: READERS,
  }),
  setting({ ...OVER, key: 'prices.priceFormat' }),
  setting({ ...OVER, key: 'prices.fullString' }),
  setting({ ...OVER, key: 'prices.leaseFullString' }),
  setting({ ...OVER, key: 'prices.leaseShortString' }),
  setting({ ...OVER, key: 'prices.offerString' }),
  setting({ ...OVER, key: 'prices.currencyIso' }),
  setting({ ...OVER, key: 'prices.rentACarFormat' }),
  setting({ ...OVER, key: 'prices.calculatorFormat' }),
  setting({ ...OVER, key: 'prices.calculatorSymbol' }),
  setting({
    key: 'price.by_language',
    schema: z.record(z.string(), z.partialRecord(LOCAL_TEXTS, z.string())),
    default: {},
    summary:
      'Per lower-cased language (ar, ar-ae) what stands instead of the symbol, the delimiter and the formats of prices.',
    audience: 'public',
    readers: READERS,
  }),
  setting({
    key: 'double_price.enabled',
    schema: z.boolean(),
    default: false,
    summary: 'Whether every price is written in a second currency as well.',
    audience: 'public',
    readers: [...READERS, 'infra'],
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
    readers: [...READERS, 'infra'],
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
