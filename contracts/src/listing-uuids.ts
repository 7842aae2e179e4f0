import { MARKETS } from './markets';

/** Listings by the UUIDs under which the dynamic content calls know them. */
export const LISTING_UUIDS: Readonly<Record<string, string>> = {
  '0c3f0a52-6f1e-4d0b-8a44-5e7b9d2c1f01': MARKETS.international.listing,
  '0c3f0a52-6f1e-4d0b-8a44-5e7b9d2c1f02': MARKETS.au.listing,
  '0c3f0a52-6f1e-4d0b-8a44-5e7b9d2c1f03': MARKETS.ae.listing,
  '0c3f0a52-6f1e-4d0b-8a44-5e7b9d2c1f04': MARKETS.jp.listing,
  '0c3f0a52-6f1e-4d0b-8a44-5e7b9d2c1f05': MARKETS.ua.listing,
};
