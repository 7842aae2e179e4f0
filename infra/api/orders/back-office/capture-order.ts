import { isSecured } from '@showroom/contracts/entities/order-states';
import type { Transaction } from '../../../database/database';
import type { OrderRow } from '../../../database/schema/buy-online';
import { enqueue } from '../../../jobs/queue';
import { Refusal } from '../../kernel/refusal';
import { noteAction, type PersonsAction } from '../../order-store/note-action';
import { withVehicle } from '../../order-store/vehicle-lock';
import { type Attempt, attemptsOf } from '../../payments/ledger/attempts';
import type { BuyOnline } from '../../payments/services';
import { lockOrder } from '../../payments/settlement/lock-order';
import { SETTLE_JOB, settle } from '../../payments/settlement/settle';

interface Reserved extends Pick<OrderRow, 'state'> {
  /** The customer was told that nothing is charged before they open it. */
  readonly awaitsLink: boolean;
}

/** Whether money is on hold and waits for somebody to take it. */
export function isCapturable({ state, awaitsLink }: Reserved, attempts: readonly Attempt[]): boolean {
  return state === 'reserved' && !awaitsLink && attempts[0]?.state === 'authorised';
}

/** Takes money that was put on hold; asked for again while it is on its way, it changes nothing. */
export async function captureOrder(
  services: BuyOnline,
  { number, held_id }: OrderRow,
  action: PersonsAction,
): Promise<void> {
  const id = await withVehicle(services.database.db, held_id, (db) => ask(db, number, action));
  await settle(services, id);
}

async function ask(db: Transaction, number: string, action: PersonsAction): Promise<string> {
  const order = await lockOrder(db, number);
  const attempts = await attemptsOf(db, number);
  const [attempt] = attempts;
  if (order.awaits_link && isSecured(order.state)) {
    throw new Refusal(409, 'The customer has not confirmed this order yet: nothing may be taken before.');
  }
  if (!attempt || !isCapturable({ ...order, awaitsLink: order.awaits_link }, attempts))
    throw new Refusal(409, 'There is no money of this order on hold.');
  if (!order.is_capture_asked) {
    await noteAction(db, number, 'capture', action);
    await enqueue(db, { kind: SETTLE_JOB, payload: { attempt: attempt.id }, delay: 5 });
  }
  return attempt.id;
}
