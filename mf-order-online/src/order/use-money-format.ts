import { moneyFormatter } from '@showroom/contracts/price/money-formatter';
import { usePlatform } from '@showroom/shared-ui/platform';
import { usePriceFormat } from '@showroom/shared-ui/price';

/** Formats money that is paid or refunded, as emails about it do. */
export function useMoneyFormat(): (amount: number) => string {
  const formatPrice = usePriceFormat();
  return moneyFormatter(formatPrice, usePlatform().market.currency);
}
