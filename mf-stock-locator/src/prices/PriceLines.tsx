import type { PriceEntry } from '@showroom/contracts/entities/vehicle';
import { Price } from '@showroom/shared-ui/price';
import { VisuallyHidden } from '@showroom/shared-ui/visually-hidden';
import { shownPrice } from './shown-prices';
import './PriceLines.css';

interface PriceLinesProps {
  readonly prices: readonly PriceEntry[];
  readonly texts: { readonly onRequest: string; readonly price: string };
  /** What of taxes the price has in it. */
  readonly taxNotice?: string | null;
  /** In the visitor's state a new vehicle has one price that counts: the one to drive away with. */
  readonly driveAway?: { readonly amount: number; readonly label: string } | undefined;
  readonly className?: string;
}

/** The purchase price, then what a month costs. */
export function PriceLines({ prices, texts, taxNotice, driveAway, className }: PriceLinesProps) {
  const purchase = shownPrice(prices, 'purchase');
  const monthly = shownPrice(prices, 'lease') ?? shownPrice(prices, 'subscribe');
  const note = driveAway?.label ?? taxNotice;
  if (!purchase && !monthly) return <p className={joined('prices', className)}>{texts.onRequest}</p>;
  return (
    <div className={joined('prices', className)}>
      {purchase && (
        <p className="prices-purchase">
          <VisuallyHidden>{`${texts.price} `}</VisuallyHidden>
          <Price
            amount={driveAway?.amount ?? purchase.value_raw}
            kind={driveAway ? 'plain' : 'purchase'}
            className="prices-amount"
          />
          {note && (
            <span className="prices-tax">
              {' '}
              <bdi>{note}</bdi>
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
