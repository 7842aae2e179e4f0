import { isForRetailer, type OrderMail } from '@showroom/contracts/entities/order-record';
import { isEnded, isSecured, type OrderState } from '@showroom/contracts/entities/order-states';
import { eq } from 'drizzle-orm';
import type { Db } from '../../database/database';
import { type OrderRow, orders } from '../../database/schema/buy-online';
import { queueMail } from '../kernel/outbox';
import { linkDeadline } from './link-deadline';

/**
 * Writes down an e-mail about an order, to the customer or to the retailer as the order names them;
 * without an address there is nobody to tell.
 */
export async function queueOrderMail(
  db: Db,
  number: string,
  kind: OrderMail,
  askedBy: string | null = null,
): Promise<void> {
  const [order] = await db
    .select({ customer: orders.customer, subject: orders.subject })
    .from(orders)
    .where(eq(orders.number, number));
  if (!order?.customer) return;
  const address = isForRetailer(kind) ? order.subject.retailer.email : order.customer.email;
  if (address !== '') await queueMail(db, { kind, order: number, recipients: [address], content: null, askedBy });
}

/**
 * What an order that came to a state tells by itself. What ends before anything was secured ended
 * in front of the visitor. Its retailer hears of it once the customer has nothing left to do.
 */
export function mailsAfter(
  before: { readonly state: OrderState; readonly awaits_link: boolean },
  to: OrderState,
): readonly OrderMail[] {
  const wasSecured = isSecured(before.state);
  if (to === 'confirmed') return ['confirmed', 'retailer-reserved'];
  if (isSecured(to)) {
    if (!before.awaits_link) return ['retailer-reserved'];
    return wasSecured ? [] : ['confirm-by-link'];
  }
  if (isEnded(to) && wasSecured) return before.awaits_link ? ['cancelled'] : ['cancelled', 'retailer-ended'];
  return to === 'failed' ? ['cancelled'] : [];
}

type Sending = Pick<
  OrderRow,
  'state' | 'confirmation_by_link' | 'link_confirmed_at' | 'reserved_at' | 'customer' | 'subject'
>;

/** What its retailer can be sent once more: nothing of what it never heard of. */
function retailerMailsOf({ state, confirmation_by_link, link_confirmed_at, ...order }: Sending): OrderMail[] {
  const isMade = order.reserved_at !== null && !(confirmation_by_link && link_confirmed_at === null);
  if (!isMade || order.subject.retailer.email === '') return [];
  return [isEnded(state) ? 'retailer-ended' : 'retailer-reserved'];
}

/** What can be sent once more of an order as it is now. */
export function mailsOf(order: Sending, refunds: readonly unknown[]): OrderMail[] {
  if (order.customer === null) return [];
  const own = retailerMailsOf(order);
  if (isEnded(order.state)) return ['cancelled', ...own];
  const parts: OrderMail[] = refunds.length > 0 ? ['refunded', ...own] : own;
  if (order.state === 'confirmed') return ['confirmed', ...parts];
  return linkDeadline(order) === null ? parts : ['confirm-by-link', ...parts];
}
