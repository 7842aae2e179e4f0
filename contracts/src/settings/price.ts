import * as z from 'zod/mini';
import { setting } from './setting';

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
    default: '% ^',
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
] as const;
