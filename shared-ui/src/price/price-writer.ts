import type { Settings as SettingValues } from '@showroom/contracts/settings/settings';
import type { Platform, SettingsStore } from '@showroom/shared-ui/platform';
import { formatPrice, type PriceFormat } from './format-price';
import { priceDecimals, priceSetting } from './price-settings';

/**
 * Which of the market's texts writes a price. `site` is the format outside of the stock locator; `full`, `leaseFull` and
 * `leaseShort` are texts for prices of vehicles; `calculator` is for amounts inside calculators.
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

/** `decimals` stands instead of the market's: a payment by the month has cents where prices have none. */
export type WritePrice = (amount: number | string | null | undefined, kind?: PriceKind, decimals?: number) => string;

export interface PriceWriter {
  readonly write: WritePrice;
  /** The amount in the market's second currency; nothing where it has none. */
  readonly writeDouble: (amount: number | string | null | undefined) => string;
}

type Settings = Pick<SettingsStore, 'get'>;
type Common = Omit<PriceFormat, 'format'>;

type Local = SettingValues['price.by_language'][string];

/** What the market writes in its own way in a locale or its language. */
function localOf(settings: Settings, locale: string): Local {
  const byLanguage = settings.get('price.by_language');
  const tag = locale.toLowerCase();
  return byLanguage[tag] ?? byLanguage[tag.split('-')[0] ?? ''] ?? {};
}

function commonOf(settings: Settings, local: Local): Common {
  return {
    symbol: local.symbol ?? priceSetting(settings, 'symbol'),
    delimiter: local.delimiter ?? priceSetting(settings, 'delimiter'),
    decimals: priceDecimals(settings),
    plain: local.plain ?? settings.get('stock_locator.priceFormat'),
  };
}

/** Inside calculators an amount has its own format and symbol, where the market gives them. */
function calculatorFormat(settings: Settings, local: Local, { symbol, plain = '' }: Common) {
  return {
    symbol: local.symbol ?? (priceSetting(settings, 'calculatorSymbol') || symbol),
    format: local.calculator ?? local.plain ?? (priceSetting(settings, 'calculatorFormat') || plain),
  };
}

function formatsOf(settings: Settings, local: Local, common: Common): Record<PriceKind, PriceFormat> {
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

/** Writes prices in a language by what the settings say at this moment. */
function priceWriter(settings: Settings, locale: string): PriceWriter {
  const local = localOf(settings, locale);
  const common = commonOf(settings, local);
  const formats = formatsOf(settings, local, common);
  const isDouble = settings.get('double_price.enabled');
  const rate = settings.get('double_price.rate');
  const double = {
    ...common,
    symbol: settings.get('double_price.symbol'),
    decimals: settings.get('double_price.decimals'),
    format: common.plain ?? '^%',
  };
  return {
    write: (amount, kind = 'plain', decimals = common.decimals) => formatPrice(amount, { ...formats[kind], decimals }),
    writeDouble: (amount) => (isDouble && amount ? formatPrice(Number(amount) * rate, double) : ''),
  };
}

/** By settings and locale: a server keeps the settings of a market for pages of all its languages. */
const writers = new WeakMap<SettingsStore, Map<string, PriceWriter>>();
const watched = new WeakSet<SettingsStore>();

/** The writer of a page, made once and again after each change of the settings: a list asks for it at every price. */
export function priceWriterOf({ settings, locale }: Pick<Platform, 'settings' | 'locale'>): PriceWriter {
  const ofSettings = writers.get(settings) ?? new Map<string, PriceWriter>();
  const known = ofSettings.get(locale);
  if (known) return known;
  const made = priceWriter(settings, locale);
  writers.set(settings, ofSettings.set(locale, made));
  if (!watched.has(settings)) {
    watched.add(settings);
    settings.subscribe(() => void writers.delete(settings));
  }
  return made;
}
