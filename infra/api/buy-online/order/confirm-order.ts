import type { confirmOrder as confirmOrderCall } from '@showroom/contracts/calls/buy-online';
import type { CallOutput } from '@showroom/contracts/calls/call';
import { vehicleId } from '@showroom/contracts/entities/vehicle';
import { toMajor } from '../../../database/money';
import { attemptsOf } from '../ledger';
import { startPayment } from '../payment/start-payment';
import { marketOfListing } from '../reservation-fee';
import type { BuyOnline } from '../services';
import { settleSurely } from '../settlement/settle';
import { ownOrder } from './find-order';
import { presentOrder } from './present-order';

/** The browser's return: the provider is asked how the payment ended. Whatever the outcome, the order tells it. */
export async function confirmOrder(
  services: BuyOnline,
  owner: string,
  number: string,
): Promise<CallOutput<typeof confirmOrderCall>> {
  const { db } = services.database;
  const order = await ownOrder(db, number, owner);
  if (order.state === 'awaiting_payment' && order.payment_vendor === 'NO_PAYMENT_JAPAN') {
    await startFree(services, owner, order);
  }
  const [last] = await attemptsOf(db, order.number);
  if (last) await settleSurely(services, last.id);
  return presentOrder(db, await ownOrder(db, number, owner));
}

/** Nothing is to be paid, so that a page may go straight to the confirmation. */
async function startFree(
  services: BuyOnline,
  owner: string,
  order: Awaited<ReturnType<typeof ownOrder>>,
): Promise<void> {
  if ((await attemptsOf(services.database.db, order.number)).length > 0) return;
  await startPayment(services, owner, {
    idempotency_key: `confirm-${order.number}`,
    order_number: order.number,
    vehicle_id: vehicleId.parse(order.vehicle_id),
    amount: toMajor(order.amount, order.currency),
    currency: order.currency,
    company_uuid: marketOfListing(order.listing)?.companyUuid ?? '',
  });
}
