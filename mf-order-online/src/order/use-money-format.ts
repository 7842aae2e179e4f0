import { moneyWriter } from '@showroom/contracts/price/money-writer';
import { usePlatform } from '@showroom/shared-ui/platform';
import { usePriceFormat } from '@showroom/shared-ui/price';

/** Formats money that is paid or refunded, as emails about it do. */
export function useMoneyFormat(): (amount: number) => string {
  const formatPrice = usePriceFormat();
  return moneyWriter(formatPrice, usePlatform().market.currency);
}
