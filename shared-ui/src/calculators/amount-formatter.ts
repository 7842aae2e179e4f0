import type { WritePrice } from '../price/Price';

/** An amount as text, in the market's currency. */
export type FormatAmount = (amount: number) => string;

/**
 * Writes amounts as calculators do: whole ones without decimals, others with all of the currency's.
 */
export function amountFormatter(write: WritePrice, decimals: number): FormatAmount {
  return (amount) => write(amount, 'calculator', Number.isInteger(amount) ? 0 : decimals);
}
