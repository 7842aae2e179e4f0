import { usePlatform } from '@showroom/shared-ui/platform';
import { usePriceFormat } from '@showroom/shared-ui/price';

/** Writes money that is taken or given back: to the last cent, also where a market rounds the prices that it shows. */
export function useMoneyFormat(): (amount: number) => string {
  const write = usePriceFormat();
  const { currency } = usePlatform().market;
  return (amount) => write(amount, 'plain', Number.isInteger(amount) ? undefined : minorDigits(currency));
}

function minorDigits(currency: string): number | undefined {
  return new Intl.NumberFormat('en', { style: 'currency', currency }).resolvedOptions().maximumFractionDigits;
}
