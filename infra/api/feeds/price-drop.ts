import type { PriceDrop } from '@showroom/contracts/entities/price-drop';
import { toMajor } from '../../database/money';
import { PRIOR_DAYS } from '../../database/price-days';
import { isPriceHidden } from '../../database/price-rules';
import type { VehicleRow } from '../../database/schema/vehicles';

const PERIOD = PRIOR_DAYS * 86_400_000;

export type PricedRow = Pick<
  VehicleRow,
  'purchase_price' | 'price_hidden' | 'hidden_prices' | 'price_since' | 'prior_price' | 'prior_since' | 'currency'
>;

/**
 * The reduction of a vehicle that may be announced: against the lowest price of the thirty days
 * before it, for vehicles whose prices are known for all of them, and for thirty days; less than a
 * percent is no news (Directive 98/6/EC, Article 6a). Whatever a retailer calls the old price has
 * no part in it.
 */
export function priceDropOf(row: PricedRow, now: Date): PriceDrop | null {
  const { purchase_price, prior_price, prior_since, price_since, currency } = row;
  if (purchase_price === null || purchase_price <= 0 || prior_price === null || prior_since === null) return null;
  if (isPriceHidden(row, 'purchase')) return null;
  if (prior_price <= purchase_price) return null;
  if (price_since.getTime() - prior_since.getTime() < PERIOD) return null;
  const until = new Date(price_since.getTime() + PERIOD);
  if (now >= until) return null;
  const percent = Math.floor(((prior_price - purchase_price) * 100) / prior_price);
  if (percent === 0) return null;
  return {
    before_raw: toMajor(prior_price, currency),
    percent,
    since: price_since.toISOString(),
    until: until.toISOString(),
  };
}
