import { usePriceFormat } from '@showroom/shared-ui/price';

/** Writes amounts as calculators do: whole ones without decimals, others with all of the currency's. */
export function useAmount(decimals: number): (amount: number) => string {
  const write = usePriceFormat();
  return (amount) => write(amount, 'calculator', Number.isInteger(amount) ? 0 : decimals);
}
