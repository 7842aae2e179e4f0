import { isSecured } from '@showroom/contracts/entities/order-states';
import { sql } from 'drizzle-orm';
import type { OrderRow } from '../../database/schema/buy-online';

/**
 * Within the time for which every provider keeps money on hold for sure: PayPal's three days are
 * the shortest.
 */
const HOURS = 48;

/** The order of a statement waits for the link that its customer was sent. */
export const AWAITS_LINK = sql.raw('(confirmation_by_link and link_confirmed_at is null)');

/** Its link can no longer be opened. */
export const IS_LINK_OVER = sql.raw(`(confirmation_by_link and link_confirmed_at is null
  and reserved_at + interval '${HOURS} hours' <= now())`);

type LinkFacts = Pick<OrderRow, 'state' | 'confirmation_by_link' | 'link_confirmed_at' | 'reserved_at'>;

/**
 * Until when the customer has to open the link, ISO 8601; null for an order that waits for none.
 */
export function linkDeadline(order: LinkFacts): string | null {
  const { state, confirmation_by_link, link_confirmed_at, reserved_at } = order;
  const isAwaited = confirmation_by_link && link_confirmed_at === null && isSecured(state);
  if (!isAwaited || reserved_at === null) return null;
  return new Date(new Date(reserved_at).getTime() + HOURS * 3_600_000).toISOString();
}
