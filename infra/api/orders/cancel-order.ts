import { isEnded } from '@showroom/contracts/entities/order-states';
import { ShowroomError } from '@showroom/contracts/errors/showroom-error';
import type { OrderRow } from '../../database/schema/buy-online';
import { findOrder, orderNotFound } from '../order-store/find-order';
import { noteAction, type PersonsAction } from '../order-store/note-action';
import type { BuyOnline } from '../payments/services';
import { endOrder } from '../payments/settlement/end-order';

/** Who cancels, and so what the order's history says. */
type Canceller =
  | { readonly kind: 'visitor' }
  | { readonly kind: 'lead' }
  | ({ readonly kind: 'person' } & PersonsAction);

const REASONS = {
  visitor: 'the visitor cancelled it',
  lead: 'its lead was cancelled',
  person: 'the retailer cancelled it',
} as const satisfies Record<Canceller['kind'], string>;

/**
 * Cancels an order: its vehicle is free at once, the customer is told, and money is let go or given
 * back. Repeating it changes nothing, also where another one was quicker. A provider that cannot be
 * reached keeps nobody from cancelling: the money follows as a job.
 */
export async function cancelOrder(services: BuyOnline, number: string, by: Canceller): Promise<OrderRow> {
  const { db } = services.database;
  try {
    await endOrder(services, number, 'cancelled', REASONS[by.kind], async (transaction) => {
      if (by.kind === 'person') await noteAction(transaction, number, 'cancel', by);
    });
  } catch (error) {
    const isMoney = error instanceof ShowroomError && error.code === 'payment.failed';
    const order = await findOrder(db, number);
    if (!isMoney || !order || !isEnded(order.state)) throw error;
  }
  const order = await findOrder(db, number);
  if (!order) throw orderNotFound();
  return order;
}
