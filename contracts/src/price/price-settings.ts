import type { SettingKey, Settings } from '../settings/settings';

// Written out: a build is searched for the settings that it uses.
const KEYS = {
  symbol: ['prices.symbol', 'price.symbol'],
  delimiter: ['prices.delimiter', 'price.delimiter'],
  priceFormat: ['prices.priceFormat', 'price.priceFormat'],
  fullString: ['prices.fullString', 'price.fullString'],
  leaseFullString: ['prices.leaseFullString', 'price.leaseFullString'],
  leaseShortString: ['prices.leaseShortString', 'price.leaseShortString'],
  offerString: ['prices.offerString', 'price.offerString'],
  currencyIso: ['prices.currencyIso', 'price.currencyIso'],
  rentACarFormat: ['prices.rentACarFormat', 'price.rentACarFormat'],
  calculatorFormat: ['prices.calculatorFormat', 'price.calculatorFormat'],
  calculatorSymbol: ['prices.calculatorSymbol', 'price.calculatorSymbol'],
} as const;

/** A market's settings by their keys. */
export interface PriceSettings {
  readonly get: <K extends SettingKey>(key: K) => Settings[K];
}

/** A text of the price settings: `prices.{name}` where it has a value, else `price.{name}`. */
export function priceSetting(settings: PriceSettings, name: keyof typeof KEYS): string {
  const [first, second] = KEYS[name];
  return settings.get(first) ?? settings.get(second);
}

/** Digits after the decimal point, by the same rule. */
export function priceDecimals(settings: PriceSettings): number {
  return settings.get('prices.decimals') ?? settings.get('price.decimals');
}
