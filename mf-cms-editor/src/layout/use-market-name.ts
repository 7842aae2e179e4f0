import type { MarketCode } from '@showroom/contracts/markets';
import { marketName } from '@showroom/shared-ui/display-names';
import { usePlatform } from '@showroom/shared-ui/platform';

/** What the page's language calls a market. Default: the market that the page is of. */
export function useMarketName(): (code?: MarketCode) => string {
  const { locale, market } = usePlatform();
  return (code = market.code) => marketName(code, locale);
}
