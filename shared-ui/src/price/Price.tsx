import { isShownPrice } from './format-price';
import { type PriceKind, usePriceFormat } from './use-price-format';
import './Price.css';

// biome-ignore lint/performance/noBarrelFile: one address for the rule, the hook and the component
export { formatPrice, isShownPrice, type PriceFormat } from './format-price';
export { type PriceKind, usePriceFormat, type WritePrice } from './use-price-format';

export interface PriceProps {
  readonly amount: number | string | null | undefined;
  /** Which of the market's formats writes it. */
  readonly kind?: PriceKind | undefined;
  /** A former price, struck through. */
  readonly old?: boolean | undefined;
  readonly className?: string | undefined;
}

/** A price; nothing at all when it is at or below zero. */
export function Price({ amount, kind = 'plain', old = false, className }: PriceProps) {
  const write = usePriceFormat();
  if (!isShownPrice(amount)) return null;
  const Element = old ? 's' : 'span';
  return (
    <Element className={['ui-price', className].filter(Boolean).join(' ')}>
      <bdi>{write(amount, kind)}</bdi>
    </Element>
  );
}
