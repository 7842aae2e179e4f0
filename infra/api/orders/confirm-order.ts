import type { confirmOrder as confirmOrderCall } from '@showroom/contracts/calls/buy-online';
import type { CallOutput } from '@showroom/contracts/calls/call';
import { toMajor } from '../../database/money';
import type { OrderRow } from '../../database/schema/buy-online';
import { marketOf } from '../order-store/market-of';
import { isOrderToken } from '../order-store/order-link';
import { attemptsOf } from '../payments/ledger/attempts';
import { openPayment } from '../payments/open-payment';
import type { BuyOnline } from '../payments/services';
import { settleSurely } from '../payments/settlement/settle';
import { confirmByLink } from './confirm-by-link';
import { type OrderKey, openedOrder } from './opened-order';
import { presentOrder } from './present-order';

/**
 * The browser's return: the provider is asked how the payment ended. Whatever the outcome, the
 * order tells it. With the token of the link it is the customer's confirmation as well.
 */
export async function confirmOrder(
  services: BuyOnline,
  key: OrderKey,
  number: string,
): Promise<CallOutput<typeof confirmOrderCall>> {
  const { db } = services.database;
  const order = await openedOrder(services, number, key);
  if (order.state === 'awaiting_payment' && order.payment_vendor === 'NO_PAYMENT_JAPAN')
    await openFree(services, order);
  const [last] = await attemptsOf(db, order.number);
  if (last) await settleSurely(services, last.id);
  const isByLink = key.token !== undefined && isOrderToken(key.token, order.number, services.orderLinkSecret);
  if (isByLink) await confirmByLink(services, order);
  return presentOrder(db, await openedOrder(services, number, key));
}

/** Nothing is to be paid, so that a page goes straight to the confirmation. */
async function openFree(services: BuyOnline, order: OrderRow): Promise<void> {
  await openPayment(services, order.owner, {
    vendor: 'NO_PAYMENT_JAPAN',
    orderNumber: order.number,
    companyUuid: marketOf(order).companyUuid,
    amount: toMajor(order.amount, order.currency),
    currency: order.currency,
  });
}
