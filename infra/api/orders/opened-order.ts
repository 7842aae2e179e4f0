import { ShowroomError } from '@showroom/contracts/errors/showroom-error';
import type { OrderRow } from '../../database/schema/buy-online';
import { findOrder, orderNotFound } from '../order-store/find-order';
import { whyLost } from '../order-store/hold-status';
import { isOrderToken } from '../order-store/order-link';
import type { BuyOnline } from '../payments/services';

/**
 * With what somebody asks for an order: their own session, the link that they were sent, or both.
 */
export interface OrderKey {
  readonly visitorId: string | undefined;
  readonly token?: string | undefined;
}

/**
 * The order for the visitor who placed it and for the holder of its link; for everybody else there
 * is none.
 */
export async function openedOrder(
  { database, orderLinkSecret }: Pick<BuyOnline, 'database' | 'orderLinkSecret'>,
  number: string,
  { visitorId, token }: OrderKey,
): Promise<OrderRow> {
  const order = await findOrder(database.db, number);
  if (order && token !== undefined && isOrderToken(token, order.number, orderLinkSecret)) return order;
  if (order && visitorId !== undefined && order.owner === visitorId) return order;
  // Who had it on another device may know where it is; for everybody else it does not exist.
  if (
    order &&
    visitorId !== undefined &&
    (await whyLost(database.db, visitorId, order.hold_token)) === 'hold.elsewhere'
  )
    throw new ShowroomError('hold.elsewhere', { status: 409 });
  throw orderNotFound();
}
