import type { FormatPrice, PriceFormatter } from '@showroom/contracts/price/price-formatter';
import { usePlatform } from '@showroom/shared-ui/platform';
import { useSyncExternalStore } from 'react';
import { priceFormatterOf } from './price-formatter';

/** Writes amounts by the market's settings, in one currency or in two; follows their changes. */
export function usePriceFormatter(): PriceFormatter {
  const platform = usePlatform();
  const read = () => priceFormatterOf(platform);
  return useSyncExternalStore(platform.settings.subscribe, read, read);
}

/**
 * Writes amounts within texts, in the market's second currency too where it has one; follows
 * changes of the settings.
 */
export function usePriceFormat(): FormatPrice {
  return usePriceFormatter().writeBoth;
}
