import * as z from 'zod/mini';
import type { MarketCode } from '../markets';
import { setting } from './setting';

/** Value-added or goods-and-services tax on vehicles, in percent of the net price. */
export const STANDARD_TAX_RATES = {
  international: 21,
  au: 10,
  ae: 5,
  jp: 10,
  ua: 20,
} as const satisfies Record<MarketCode, number>;

/** The rate of tax on a market's vehicles. */
export const taxSettings = [
  setting({
    key: 'price.tax_rate',
    schema: z.nullable(z.number().check(z.gte(0), z.lte(100))),
    default: null,
    summary:
      "Tax that prices contain, in percent of the net price; without it the standard rate of the market's country.",
    audience: 'server',
    readers: ['api'],
  }),
] as const;
