import type { OrderMail } from '@showroom/contracts/entities/order-record';
import { isEnded, isSecured, type OrderState } from '@showroom/contracts/entities/order-states';
import { eq } from 'drizzle-orm';
import type { Db } from '../../database/database';
import { type OrderRow, orders } from '../../database/schema/buy-online';
import { queueMail } from '../kernel/outbox';
import { linkDeadline } from './link-deadline';

/**
 * Writes down an e-mail about an order, to the address that the order has; without one there is
 * nobody to tell.
 */
export async function queueOrderMail(
  db: Db,
  number: string,
  kind: OrderMail,
  askedBy: string | null = null,
): Promise<void> {
  const [order] = await db.select({ customer: orders.customer }).from(orders).where(eq(orders.number, number));
  const address = order?.customer?.email;
  if (address !== undefined)
    await queueMail(db, { kind, order: number, recipients: [address], content: null, askedBy });
}

/**
 * What an order that came to a state tells by itself. What ends before anything was secured ended
 * in front of the visitor.
 */
export function mailAfter(
  before: { readonly state: OrderState; readonly awaits_link: boolean },
  to: OrderState,
): OrderMail | undefined {
  if (to === 'confirmed') return 'confirmed';
  if (isSecured(to)) return before.awaits_link && !isSecured(before.state) ? 'confirm-by-link' : undefined;
  return to === 'failed' || (isEnded(to) && isSecured(before.state)) ? 'cancelled' : undefined;
}

/** What can be sent once more of an order as it is now. */
export function mailsOf(
  order: Pick<OrderRow, 'state' | 'confirmation_by_link' | 'link_confirmed_at' | 'reserved_at' | 'customer'>,
  refunds: readonly unknown[],
): OrderMail[] {
  if (order.customer === null) return [];
  if (isEnded(order.state)) return ['cancelled'];
  const parts: OrderMail[] = refunds.length > 0 ? ['refunded'] : [];
  if (order.state === 'confirmed') return ['confirmed', ...parts];
  return linkDeadline(order) === null ? parts : ['confirm-by-link', ...parts];
}
