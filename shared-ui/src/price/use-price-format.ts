import { useSetting } from '@showroom/shared-ui/platform';
import { formatPrice } from './format-price';

/** `site` is the format outside of the stock locator. */
export type PriceKind = 'plain' | 'site' | 'purchase' | 'lease' | 'subscribe';

const FORMAT_KEYS = {
  plain: 'stock_locator.priceFormat',
  site: 'price.priceFormat',
  purchase: 'stock_locator.purchaseFormat',
  lease: 'stock_locator.leaseFormat',
  subscribe: 'stock_locator.subscribeFormat',
} as const;

export type WritePrice = (amount: number | string | null | undefined, kind?: PriceKind) => string;

/** Writes amounts by the market's settings; follows their changes. */
export function usePriceFormat(): WritePrice {
  const symbol = useSetting('price.symbol');
  const delimiter = useSetting('price.delimiter');
  const decimals = useSetting('price.decimals');
  const formats = {
    plain: useSetting(FORMAT_KEYS.plain),
    site: useSetting(FORMAT_KEYS.site),
    purchase: useSetting(FORMAT_KEYS.purchase),
    lease: useSetting(FORMAT_KEYS.lease),
    subscribe: useSetting(FORMAT_KEYS.subscribe),
  };
  return (amount, kind = 'plain') =>
    formatPrice(amount, { symbol, delimiter, decimals, format: formats[kind], plain: formats.plain });
}
