import type { SettingsStore } from '@showroom/shared-ui/platform';

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

type Settings = Pick<SettingsStore, 'get'>;

/** A text of the price settings: `prices.{name}` where it has a value, else `price.{name}`. */
export function priceSetting(settings: Settings, name: keyof typeof KEYS): string {
  const [first, second] = KEYS[name];
  return settings.get(first) ?? settings.get(second);
}

/** Digits after the decimal point, by the same rule. */
export function priceDecimals(settings: Settings): number {
  return settings.get('prices.decimals') ?? settings.get('price.decimals');
}
