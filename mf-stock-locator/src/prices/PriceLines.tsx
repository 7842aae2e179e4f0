import type { PriceEntry } from '@showroom/contracts/entities/vehicle';
import { Price } from '@showroom/shared-ui/price';
import { VisuallyHidden } from '@showroom/shared-ui/visually-hidden';
import { oldAmount, shownPrice } from './shown-prices';
import './PriceLines.css';

interface PriceLinesProps {
  readonly prices: readonly PriceEntry[];
  readonly texts: { readonly onRequest: string; readonly oldPrice: string; readonly price: string };
  /** A reduction is announced beside it, against the only price that it may be told against: the feed's old one is not shown. */
  readonly isReduced?: boolean;
  /** What of taxes the price has in it. */
  readonly taxNotice?: string | null;
  readonly className?: string;
}

/** The purchase price with the one before it, then what a month costs. */
export function PriceLines({ prices, texts, isReduced = false, taxNotice, className }: PriceLinesProps) {
  const purchase = shownPrice(prices, 'purchase');
  const monthly = shownPrice(prices, 'lease') ?? shownPrice(prices, 'subscribe');
  if (!purchase && !monthly) return <p className={joined('prices', className)}>{texts.onRequest}</p>;
  const old = purchase && !isReduced ? oldAmount(purchase) : undefined;
  return (
    <div className={joined('prices', className)}>
      {purchase && (
        <p className="prices-purchase">
          <VisuallyHidden>{texts.price} </VisuallyHidden>
          <Price amount={purchase.value_raw} kind="purchase" className="prices-amount" />
          {old !== undefined && (
            <>
              <VisuallyHidden> {texts.oldPrice} </VisuallyHidden>
              <Price amount={old} old className="prices-old" />
            </>
          )}
          {taxNotice && (
            <span className="prices-tax">
              {' '}
              <bdi>{taxNotice}</bdi>
            </span>
          )}
        </p>
      )}
      {monthly && (
        <p className="prices-monthly">
          <Price amount={monthly.value_raw} kind={monthly.type} />
        </p>
      )}
    </div>
  );
}

function joined(...names: readonly (string | undefined)[]): string {
  return names.filter(Boolean).join(' ');
}
