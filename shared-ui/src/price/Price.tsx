import { isShownPrice } from '@showroom/contracts/price/format-price';
import type { PriceKind } from '@showroom/contracts/price/price-formatter';
import { usePriceFormatter } from './use-price-format';
import './Price.css';

// biome-ignore lint/performance/noBarrelFile: one address for the rule, the hooks and the component
export { formatPrice, isShownPrice, type PriceFormat } from '@showroom/contracts/price/format-price';
export type { FormatPrice as WritePrice, PriceKind } from '@showroom/contracts/price/price-formatter';
export { priceSetting } from '@showroom/contracts/price/price-settings';
export { priceFormatterOf as priceWriterOf } from './price-formatter';
export { usePriceFormat } from './use-price-format';

/** An amount, and which price of the market it is. */
export interface PriceProps {
  readonly amount: number | string | null | undefined;
  /** Which of the market's formats writes it. */
  readonly kind?: PriceKind | undefined;
  readonly className?: string | undefined;
}

/**
 * A price, in a second currency too where the market has one; nothing at all when it is at or below
 * zero.
 */
export function Price({ amount, kind = 'plain', className }: PriceProps) {
  const { write, writeDouble } = usePriceFormatter();
  if (!isShownPrice(amount)) return null;
  const second = writeDouble(amount);
  return (
    <span className={['ui-price', className].filter(Boolean).join(' ')}>
      <bdi>{write(amount, kind)}</bdi>
      {second && (
        <>
          {' '}
          <bdi className="ui-price-double">({second})</bdi>
        </>
      )}
    </span>
  );
}
