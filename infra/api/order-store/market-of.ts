import { type Market, marketOfListing } from '@showroom/contracts/markets';
import type { OrderRow } from '../../database/schema/buy-online';

/** The market whose company sells what was ordered. */
export function marketOf({ number, listing }: Pick<OrderRow, 'number' | 'listing'>): Market {
  const market = marketOfListing(listing);
  if (!market) throw new Error(`The order ${number} is of a listing that no market has`);
  return market;
}
