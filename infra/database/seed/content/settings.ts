import { LISTING_UUIDS } from '@showroom/contracts/listing-uuids';
import { MARKETS, type MarketCode } from '@showroom/contracts/markets';
import type { SettingKey, Settings } from '@showroom/contracts/settings/settings';
import { orderOnlineConfigOf } from './order-online-config';
import { orderOnlineSettingsOf } from './order-online-settings';
import { showroomConfigOf } from './showroom-config';
import { EMIRATES_OFFERS, UKRAINE_OFFERS } from './stock-offers';

/** What a market stores; everything else has its built-in default. */
type Stored = Readonly<Partial<Record<SettingKey, unknown>>>;

/** `%` is the amount, `^` the currency's symbol, `@` the price in the first format. */
function formats(price: string, lease: string, subscribe: string): Stored {
  return {
    'price.priceFormat': price,
    'stock_locator.priceFormat': price,
    'stock_locator.purchaseFormat': price,
    'stock_locator.leaseFormat': lease,
    'stock_locator.subscribeFormat': subscribe,
  };
}

const NO_BREAK_SPACE = '\u00a0';

/** Prices on the market's Arabic pages. */
const ARABIC_PRICES: Settings['price.by_language'][string] = {
  symbol: 'د.إ.',
  plain: '% ^',
  site: '% ^',
  purchase: '% ^',
  lease: 'أو @ شهريًا',
  subscribe: 'من @ شهريًا',
  full: 'من @',
  leaseFull: 'أو @ شهريًا',
  leaseShort: '@ شهريًا',
  offer: '% ^',
  rental: '% ^ في اليوم',
};

const BY_MARKET: Record<MarketCode, Stored> = {
  // One vehicle has one price: the built-in "From" would promise less than is asked.
  international: { 'price.symbol': '€', 'price.delimiter': ',', 'stock_locator.purchaseFormat': '% ^' },
  au: {
    'price.symbol': '$',
    'price.delimiter': ',',
    ...formats('^%', 'or @ / Month', 'from ^% / Month'),
    'additional_features.postcode_search': true,
    'price.currencyIso': 'AUD',
  },
  ae: {
    'price.symbol': 'AED',
    'price.delimiter': ',',
    ...formats('^ %', 'or @ / Month', 'from ^ % / Month'),
    'price.currencyIso': 'AED',
    'price.by_language': { ar: ARABIC_PRICES },
    // The dirham has stood at 3.6725 to the dollar since 1997.
    'double_price.enabled': true,
    'double_price.symbol': 'USD',
    'double_price.rate': 0.272294,
  },
  jp: {
    'price.symbol': '¥',
    'price.delimiter': ',',
    'price.decimals': 0,
    ...formats('^%', '月々 @', '月々 ^% から'),
    'price.fullString': '^% から',
    'price.leaseFullString': '月々 @',
    'price.leaseShortString': '月々 @',
    'price.offerString': '^%',
    'price.rentACarFormat': '1日 ^%',
    'price.currencyIso': 'JPY',
  },
  ua: {
    'price.symbol': '₴',
    'price.delimiter': NO_BREAK_SPACE,
    ...formats('% ^', 'або @ / місяць', 'від % ^ / місяць'),
    'price.fullString': 'Від % ^',
    'price.leaseFullString': 'або @ / місяць',
    'price.leaseShortString': '@ / місяць',
    'price.rentACarFormat': '% ^/день',
    'price.currencyIso': 'UAH',
    'stock_locator.offers': UKRAINE_OFFERS,
  },
};

/** The navigation service's stand-in, with the origins of its files. */
function navigationService(sandboxUrl: string): Settings['naas_navigation.configuration'] {
  return {
    url: `${sandboxUrl}/naas/nav.locale={locale}`,
    origins: [new URL(sandboxUrl).origin],
    retailer_name: 'Showroom Emirates',
    retailer_url: '/',
  };
}

/**
 * What the Emirates' content strategies stand on: the region's offers, its external stock and the
 * market's own listing; and who tells the dollar's rate.
 */
function emirates(sandboxUrl: string): Stored {
  const own = Object.entries(LISTING_UUIDS).flatMap(([uuid, listing]) =>
    listing === MARKETS.ae.listing ? [['emirates', uuid] as const] : [],
  );
  return {
    'naas_navigation.configuration': navigationService(sandboxUrl),
    'mena.offers_api_url': `${sandboxUrl}/mena/offers`,
    'mena.external_sl_url': `${sandboxUrl}/mena/stock`,
    'currency_exchange.host': `${sandboxUrl}/mena`,
    'reffine.lists': Object.fromEntries(own),
    'stock_locator.offers': EMIRATES_OFFERS,
  };
}

/**
 * The settings that the seed stores for a market; `sandboxUrl` is where the payment providers'
 * stand-ins answer.
 */
export function settingsOf(market: MarketCode, sandboxUrl: string): Stored {
  return {
    ...(market === 'ae' && emirates(sandboxUrl)),
    'app.name': 'Showroom',
    ...showroomConfigOf(market),
    ...orderOnlineConfigOf(market),
    ...orderOnlineSettingsOf(market),
    ...BY_MARKET[market],
    'payment.stripe_script_url': `${sandboxUrl}/stripe/v3/stripe.js`,
    'payment.stripe_publishable_key': 'pk_test_showroom',
    'payment.paypal_script_url': `${sandboxUrl}/paypal/sdk/js`,
    'payment.paypal_client_id': 'paypal-client-showroom',
    'payment.liqpay_checkout_url': `${sandboxUrl}/liqpay/api/3/checkout`,
  };
}
