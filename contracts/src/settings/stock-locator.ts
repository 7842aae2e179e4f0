import * as z from 'zod/mini';
import { FAMILIES } from '../entities/families';
import { origins } from './origins';
import { setting } from './setting';

/** Which stock a market's lists show, and where photos may come from. */
export const stockLocatorSettings = [
  setting({
    key: 'stock_locator.market',
    schema: z.enum(['', 'overseas', 'mobility']),
    default: '',
    summary: 'Kind of stock that the market sells; the overseas block shows its list under overseas alone.',
    audience: 'public',
    readers: ['mf-stock-locator'],
  }),
  setting({
    key: 'stock_locator.brandFilter',
    schema: z.string(),
    default: 'all',
    summary: 'all, or the one brand that every list shows; visitors then have no choice of brands.',
    audience: 'public',
    readers: ['mf-stock-locator'],
  }),
  setting({
    key: 'stock_locator.familyFilter',
    schema: z.enum(['all', ...FAMILIES]),
    default: 'all',
    summary: 'all, or the one family that every list shows; visitors then have no choice of families.',
    audience: 'public',
    readers: ['mf-stock-locator'],
  }),
  setting({
    key: 'stock_locator.photo_origins',
    schema: origins,
    default: [],
    summary: "Origins of vehicles' photos that are not the site's own: browsers load pictures from nowhere else.",
    audience: 'public',
    readers: ['shell'],
  }),
] as const;
