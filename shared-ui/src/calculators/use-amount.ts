import { usePriceFormat } from '../price/Price';
import { amountFormatter, type FormatAmount } from './amount-formatter';

/** Writes amounts as calculators do; follows changes of the market's settings. */
export function useAmount(decimals: number): FormatAmount {
  return amountFormatter(usePriceFormat(), decimals);
}
