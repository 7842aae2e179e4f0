import { directionOf } from '../markets';
import { decimalSign } from '../number-text';
import type { Settings as SettingValues } from '../settings/settings';
import { formatPrice, type PriceFormat } from './format-price';
import { type PriceSettings, priceDecimals, priceSetting } from './price-settings';

/**
 * Which of the market's texts writes a price. `site` is the format outside of the stock locator;
 * `full`, `leaseFull` and `leaseShort` are texts for prices of vehicles; `calculator` is for
 * amounts inside calculators.
 */
export type PriceKind =
  | 'plain'
  | 'site'
  | 'purchase'
  | 'lease'
  | 'subscribe'
  | 'full'
  | 'leaseFull'
  | 'leaseShort'
  | 'offer'
  | 'rental'
  | 'calculator';

/**
 * `decimals` stands instead of the market's: a payment by the month has cents where prices have
 * none.
 */
export type FormatPrice = (amount: number | string | null | undefined, kind?: PriceKind, decimals?: number) => string;

/** Formats the prices of a market in one locale. */
export interface PriceFormatter {
  /** In the market's own currency alone. */
  readonly write: FormatPrice;
  /** The amount in the market's second currency; nothing where it has none. */
  readonly writeDouble: (amount: number | string | null | undefined) => string;
  /** In the market's currency, and behind it in its second one where it has two. */
  readonly writeBoth: FormatPrice;
}

type Common = Omit<PriceFormat, 'format'>;

type Local = SettingValues['price.by_language'][string];

/** What the market writes in its own way in a locale or its language. */
function localOf(settings: PriceSettings, locale: string): Local {
  const byLanguage = settings.get('price.by_language');
  const tag = locale.toLowerCase();
  return byLanguage[tag] ?? byLanguage[tag.split('-')[0] ?? ''] ?? {};
}

function commonOf(settings: PriceSettings, local: Local, locale: string): Common {
  return {
    symbol: local.symbol ?? priceSetting(settings, 'symbol'),
    delimiter: local.delimiter ?? priceSetting(settings, 'delimiter'),
    decimals: priceDecimals(settings),
    point: decimalSign(locale),
    plain: local.plain ?? settings.get('stock_locator.priceFormat'),
  };
}

/** Inside calculators an amount has its own format and symbol, where the market gives them. */
function calculatorFormat(settings: PriceSettings, local: Local, { symbol, plain = '' }: Common) {
  return {
    symbol: local.symbol ?? (priceSetting(settings, 'calculatorSymbol') || symbol),
    format: local.calculator ?? local.plain ?? (priceSetting(settings, 'calculatorFormat') || plain),
  };
}

function formatsOf(settings: PriceSettings, local: Local, common: Common): Record<PriceKind, PriceFormat> {
  const site = local.site ?? priceSetting(settings, 'priceFormat');
  const inStock = (format: string): PriceFormat => ({ ...common, format });
  const onSite = (format: string): PriceFormat => ({ ...common, format, plain: site });
  return {
    plain: { ...common, format: common.plain ?? '^%' },
    purchase: inStock(local.purchase ?? settings.get('stock_locator.purchaseFormat')),
    lease: inStock(local.lease ?? settings.get('stock_locator.leaseFormat')),
    subscribe: inStock(local.subscribe ?? settings.get('stock_locator.subscribeFormat')),
    site: onSite(site),
    full: inStock(local.full ?? priceSetting(settings, 'fullString')),
    leaseFull: inStock(local.leaseFull ?? priceSetting(settings, 'leaseFullString')),
    leaseShort: inStock(local.leaseShort ?? priceSetting(settings, 'leaseShortString')),
    offer: onSite(local.offer ?? priceSetting(settings, 'offerString')),
    rental: onSite(local.rental ?? priceSetting(settings, 'rentACarFormat')),
    calculator: { ...common, ...calculatorFormat(settings, local, common) },
  };
}

/** Keeps the second price in its own direction within a text from right to left. */
const ISOLATED = ['\u2068', '\u2069'] as const;

/** Writes prices in a language by what the settings say at this moment. */
export function priceFormatter(settings: PriceSettings, locale: string): PriceFormatter {
  const local = localOf(settings, locale);
  const common = commonOf(settings, local, locale);
  const formats = formatsOf(settings, local, common);
  const isDouble = settings.get('double_price.enabled');
  const rate = settings.get('double_price.rate');
  const double = {
    ...common,
    symbol: settings.get('double_price.symbol'),
    decimals: settings.get('double_price.decimals'),
    format: common.plain ?? '^%',
  };
  const write: FormatPrice = (amount, kind = 'plain', decimals = common.decimals) =>
    formatPrice(amount, { ...formats[kind], decimals });
  const writeDouble: PriceFormatter['writeDouble'] = (amount) =>
    isDouble && amount ? formatPrice(Number(amount) * rate, double) : '';
  const [open, close] = directionOf(locale) === 'rtl' ? ISOLATED : ['', ''];
  const writeBoth: FormatPrice = (amount, ...how) => {
    const second = writeDouble(amount);
    return second === '' ? write(amount, ...how) : `${write(amount, ...how)} (${open}${second}${close})`;
  };
  return { write, writeDouble, writeBoth };
}
