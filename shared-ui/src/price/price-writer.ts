import type { SettingsStore } from '@showroom/shared-ui/platform';
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

function commonOf(settings: Settings): Common {
  return {
    symbol: priceSetting(settings, 'symbol'),
    delimiter: priceSetting(settings, 'delimiter'),
    decimals: priceDecimals(settings),
    plain: settings.get('stock_locator.priceFormat'),
  };
}

/** Inside calculators an amount has its own format and symbol, where the market gives them. */
function calculatorFormat(settings: Settings, { symbol, plain = '' }: Common) {
  return {
    symbol: priceSetting(settings, 'calculatorSymbol') || symbol,
    format: priceSetting(settings, 'calculatorFormat') || plain,
  };
}

function formatsOf(settings: Settings, common: Common): Record<PriceKind, PriceFormat> {
  const site = priceSetting(settings, 'priceFormat');
  const inStock = (format: string): PriceFormat => ({ ...common, format });
  const onSite = (format: string): PriceFormat => ({ ...common, format, plain: site });
  return {
    plain: inStock(settings.get('stock_locator.priceFormat')),
    purchase: inStock(settings.get('stock_locator.purchaseFormat')),
    lease: inStock(settings.get('stock_locator.leaseFormat')),
    subscribe: inStock(settings.get('stock_locator.subscribeFormat')),
    site: onSite(site),
    full: inStock(priceSetting(settings, 'fullString')),
    leaseFull: inStock(priceSetting(settings, 'leaseFullString')),
    leaseShort: inStock(priceSetting(settings, 'leaseShortString')),
    offer: onSite(priceSetting(settings, 'offerString')),
    rental: onSite(priceSetting(settings, 'rentACarFormat')),
    calculator: { ...common, ...calculatorFormat(settings, common) },
  };
}

/** Writes prices by what the settings say at this moment. */
function priceWriter(settings: Settings): PriceWriter {
  const common = commonOf(settings);
  const formats = formatsOf(settings, common);
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

const writers = new WeakMap<SettingsStore, PriceWriter>();
const watched = new WeakSet<SettingsStore>();

/** The writer of a page's settings, made once and again after each change: a list asks for it at every price. */
export function priceWriterOf(settings: SettingsStore): PriceWriter {
  const known = writers.get(settings);
  if (known) return known;
  const made = priceWriter(settings);
  writers.set(settings, made);
  if (!watched.has(settings)) {
    watched.add(settings);
    settings.subscribe(() => void writers.delete(settings));
  }
  return made;
}
