import { decimal, rounded } from '@showroom/contracts/finance/decimal';
import type { FinanceProductRule } from '@showroom/contracts/finance/product-rules';
import { minorDigits } from '@showroom/contracts/price/money-formatter';
import { usePlatform } from '@showroom/shared-ui/platform';
import { useAmount } from '@showroom/shared-ui/use-amount';

/** How a product's amounts are rounded and written in the market. */
export function useProductAmount({ decimals: own }: FinanceProductRule) {
  const { market } = usePlatform();
  const decimals = own ?? minorDigits(market.currency) ?? 2;
  return {
    decimals,
    amount: useAmount(decimals),
    share: (price: number, percent: number) => rounded(decimal(price).times(percent).div(100), decimals),
  };
}
