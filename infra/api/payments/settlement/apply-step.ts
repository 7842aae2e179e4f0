import { isEnded, isSecured, type OrderState } from '@showroom/contracts/entities/order-states';
import { sql } from 'drizzle-orm';
import type { Transaction } from '../../../database/database';
import { run } from '../../../database/sql';
import { bindHold, dropHold, releasePaying } from '../../order-store/hold';
import { moveOrder } from '../../order-store/move-order';
import { mailsAfter, queueOrderMail } from '../../order-store/order-mails';
import { type Attempt, addTransition, isFinal } from '../ledger/attempts';
import type { Step } from './next-step';

/** An order as it stands under the lock of what it holds. */
export interface LockedOrder {
  readonly number: string;
  readonly state: OrderState;
  readonly owner: string;
  readonly vehicle_id: string;
  readonly held_id: string;
  readonly hold_token: string;
  /** Of a vehicle that is still to be built: nothing of the stock changes with its order. */
  readonly config_url: string | null;
  /** The customer was sent a link, or will be, and has not opened it. */
  readonly awaits_link: boolean;
}

export interface Settled {
  readonly attempt: Attempt;
  readonly order: LockedOrder;
}

/** Writes a step down: ledger, order, hold and vehicle in one transaction. */
export async function applyStep(db: Transaction, { attempt, order }: Settled, step: Step): Promise<void> {
  const { state, reason = '' } = step;
  if (state && state !== attempt.state) await addTransition(db, attempt.id, state, reason);
  if (step.order && isSecured(step.order)) await notePayer(db, attempt);
  if (step.order) await changeOrder(db, order, step.order, reason);
  if (state && isFinal(state)) await releasePaying(db, order.held_id, attempt.id);
}

/** The visitor may have chosen another vendor after the one that was paid at last. */
async function notePayer(db: Transaction, { order_number, vendor }: Attempt): Promise<void> {
  await run(db, sql`update orders set payment_vendor = ${vendor} where number = ${order_number}`);
}

/** Brings an order to a state with everything that belongs to it; false when no way leads there. */
export async function changeOrder(
  db: Transaction,
  order: LockedOrder,
  to: OrderState,
  reason: string,
): Promise<boolean> {
  if (!(await moveOrder(db, order.number, to, reason))) return false;
  if (isSecured(to) && !isSecured(order.state)) await secureVehicle(db, order);
  if (isEnded(to) && isSecured(order.state)) await freeVehicle(db, order);
  for (const mail of mailsAfter(order, to)) await queueOrderMail(db, order.number, mail);
  return true;
}

async function secureVehicle(db: Transaction, order: LockedOrder): Promise<void> {
  const { number, vehicle_id, held_id, hold_token, config_url } = order;
  await bindHold(db, held_id, hold_token, number);
  if (config_url !== null) return;
  await run(
    db,
    sql`update orders set status_before = (select status from vehicles where id = ${vehicle_id}) where number = ${number}`,
  );
  await run(db, sql`update vehicles set status = 'reserved', updated_at = now() where id = ${vehicle_id}`);
}

/**
 * The hold goes first: while it is there, what was reserved stays reserved. What was sold meanwhile
 * stays sold.
 */
async function freeVehicle(db: Transaction, { number, vehicle_id, config_url }: LockedOrder): Promise<void> {
  await dropHold(db, number);
  if (config_url !== null) return;
  await run(
    db,
    sql`update vehicles set updated_at = now(),
        status = (select coalesce(status_before, 'stock') from orders where number = ${number})
      where id = ${vehicle_id} and status = 'reserved'`,
  );
}
