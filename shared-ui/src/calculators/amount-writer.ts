import type { WritePrice } from '../price/Price';

export type WriteAmount = (amount: number) => string;

/**
 * Writes amounts as calculators do: whole ones without decimals, others with all of the currency's.
 */
export function amountWriter(write: WritePrice, decimals: number): WriteAmount {
  return (amount) => write(amount, 'calculator', Number.isInteger(amount) ? 0 : decimals);
}
