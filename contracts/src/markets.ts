/**
 * A market is found by the first label of the host; its settings, pages and composition carry its
 * code.
 */
export interface Market {
  readonly code: MarketCode;
  readonly name: string;
  /** First label of the host: `au` of `au.localhost`. The default market has none. */
  readonly hostLabel: string | undefined;
  /**
   * BCP 47; the first one is the default, the others are reached by the path prefix `/{language}`.
   */
  readonly locales: readonly [string, ...string[]];
  readonly currency: 'EUR' | 'AUD' | 'AED' | 'JPY' | 'UAH';
  readonly listing: string;
  readonly companyUuid: string;
  readonly timeZone: string;
  readonly distanceUnit: 'km' | 'mi';
  /** How a telephone number is written; nobody's. */
  readonly phoneExample: string;
  readonly paymentVendors: readonly PaymentVendor[];
}

/**
 * Address of a market's site without a slash at its end: `http://au.localhost:3000` for Australia,
 * where the default market's is `http://localhost:3000`. It ends with the site's base path, if
 * `origin` has one.
 */
export function siteUrlOf(origin: string, { hostLabel }: Pick<Market, 'hostLabel'>): string {
  const { protocol, host, pathname } = new URL(origin);
  return `${protocol}//${hostLabel ? `${hostLabel}.` : ''}${host}${pathname.replace(/\/+$/, '')}`;
}

/** The inverse of `siteUrlOf` for an address of a market's site, without its base path. */
export function siteOriginOf({ protocol, host }: URL, { hostLabel }: Pick<Market, 'hostLabel'>): string {
  const prefix = `${hostLabel}.`;
  return `${protocol}//${hostLabel && host.startsWith(prefix) ? host.slice(prefix.length) : host}`;
}

/** Providers of payments; the last one stands for a reservation that costs nothing. */
export const PAYMENT_VENDORS = ['STRIPE', 'PAYPAL', 'LIQPAY', 'NO_PAYMENT_JAPAN'] as const;
/** A provider of payments. */
export type PaymentVendor = (typeof PAYMENT_VENDORS)[number];

/** Codes of all markets; the first one is the default. */
export const MARKET_CODES = ['international', 'au', 'ae', 'jp', 'ua'] as const;
/** The code of a market. */
export type MarketCode = (typeof MARKET_CODES)[number];

/** Every market by its code. */
export const MARKETS = {
  international: {
    code: 'international',
    name: 'International',
    hostLabel: undefined,
    locales: ['en-GB', 'fr-FR'],
    currency: 'EUR',
    listing: 'international',
    companyUuid: '6f2a1c5e-0b7d-4f6e-9a63-1d2f0c9b7a01',
    timeZone: 'Europe/Brussels',
    distanceUnit: 'km',
    phoneExample: '+32 2 123 45 67',
    paymentVendors: ['STRIPE', 'PAYPAL'],
  },
  au: {
    code: 'au',
    name: 'Australia',
    hostLabel: 'au',
    locales: ['en-AU'],
    currency: 'AUD',
    listing: 'au',
    companyUuid: '6f2a1c5e-0b7d-4f6e-9a63-1d2f0c9b7a02',
    timeZone: 'Australia/Sydney',
    distanceUnit: 'km',
    phoneExample: '+61 2 5550 1234',
    paymentVendors: ['STRIPE'],
  },
  ae: {
    code: 'ae',
    name: 'United Arab Emirates',
    hostLabel: 'ae',
    locales: ['en-AE', 'ar-AE'],
    currency: 'AED',
    listing: 'ae',
    companyUuid: '6f2a1c5e-0b7d-4f6e-9a63-1d2f0c9b7a03',
    timeZone: 'Asia/Dubai',
    distanceUnit: 'km',
    phoneExample: '+971 4 123 4567',
    paymentVendors: ['STRIPE'],
  },
  jp: {
    code: 'jp',
    name: 'Japan',
    hostLabel: 'jp',
    locales: ['ja-JP'],
    currency: 'JPY',
    listing: 'jp',
    companyUuid: '6f2a1c5e-0b7d-4f6e-9a63-1d2f0c9b7a04',
    timeZone: 'Asia/Tokyo',
    distanceUnit: 'km',
    phoneExample: '+81 3 1234 5678',
    paymentVendors: ['NO_PAYMENT_JAPAN'],
  },
  ua: {
    code: 'ua',
    name: 'Ukraine',
    hostLabel: 'ua',
    locales: ['uk-UA'],
    currency: 'UAH',
    listing: 'ua',
    companyUuid: '6f2a1c5e-0b7d-4f6e-9a63-1d2f0c9b7a05',
    timeZone: 'Europe/Kyiv',
    distanceUnit: 'km',
    phoneExample: '+380 44 123 45 67',
    paymentVendors: ['LIQPAY', 'STRIPE'],
  },
} as const satisfies Record<MarketCode, Market>;

/**
 * The market of a Host header such as `au.localhost:3000`; unknown hosts are the default market.
 */
export function marketOfHost(host: string): Market {
  const label = host.split(':')[0]?.split('.')[0]?.toLowerCase();
  return (
    Object.values<Market>(MARKETS).find(({ hostLabel }) => hostLabel !== undefined && hostLabel === label) ??
    MARKETS.international
  );
}

/** The market that sells a listing; none for a listing of the same API that no market shows. */
export function marketOfListing(listing: string): Market | undefined {
  return Object.values<Market>(MARKETS).find((market) => market.listing === listing);
}

/** Writing direction of a locale. */
export function directionOf(locale: string): 'ltr' | 'rtl' {
  return /^(ar|fa|he|ur)\b/.test(locale) ? 'rtl' : 'ltr';
}
