import { usePlatform } from '@showroom/shared-ui/platform';
import { useSyncExternalStore } from 'react';
import { type PriceWriter, priceWriterOf, type WritePrice } from './price-writer';

/** Writes amounts by the market's settings, in one currency or in two; follows their changes. */
export function usePriceWriter(): PriceWriter {
  const platform = usePlatform();
  const read = () => priceWriterOf(platform);
  return useSyncExternalStore(platform.settings.subscribe, read, read);
}

/** Writes amounts by the market's settings; follows their changes. */
export function usePriceFormat(): WritePrice {
  return usePriceWriter().write;
}
