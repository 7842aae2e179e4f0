import type { MarketCode } from '@showroom/contracts/markets';
import type { SettingKey, Settings } from '@showroom/contracts/settings/settings';
import { showroomConfigOf } from './showroom-config';

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
  },
  jp: {
    'price.symbol': '¥',
    'price.delimiter': ',',
    'price.decimals': 0,
    ...formats('^%', '月々 @', '月々 ^% から'),
    'price.leaseShortString': '月々 @',
    'price.currencyIso': 'JPY',
  },
  ua: {
    'price.symbol': '₴',
    'price.delimiter': NO_BREAK_SPACE,
    ...formats('% ^', 'або @ / місяць', 'від % ^ / місяць'),
    'price.leaseShortString': '@ / місяць',
    'price.currencyIso': 'UAH',
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

/** The settings that the seed stores for a market; `sandboxUrl` is where the payment provider's stand-in answers. */
export function settingsOf(market: MarketCode, sandboxUrl: string): Stored {
  return {
    ...(market === 'ae' && { 'naas_navigation.configuration': navigationService(sandboxUrl) }),
    'app.name': 'Showroom',
    ...showroomConfigOf(market),
    ...BY_MARKET[market],
    'payment.stripe_script_url': `${sandboxUrl}/stripe/v3/stripe.js`,
    'payment.stripe_publishable_key': 'pk_test_showroom',
  };
}
