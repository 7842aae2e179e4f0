import { usePriceFormat } from '../price/Price';
import { amountWriter, type WriteAmount } from './amount-writer';

/** Writes amounts as calculators do; follows changes of the market's settings. */
export function useAmount(decimals: number): WriteAmount {
  return amountWriter(usePriceFormat(), decimals);
}
