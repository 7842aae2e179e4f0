import type { FormatPrice } from './price-formatter';

/**
 * Writes money that is taken or given back: to the last cent, also where a market rounds the prices
 * that it shows.
 */
export function moneyFormatter(write: FormatPrice, currency: string): (amount: number) => string {
  return (amount) => write(amount, 'plain', Number.isInteger(amount) ? undefined : minorDigits(currency));
}

/** Digits after the point of a currency’s smallest unit; undefined where that is unknown. */
export function minorDigits(currency: string): number | undefined {
  return new Intl.NumberFormat('en', { style: 'currency', currency }).resolvedOptions().maximumFractionDigits;
}
