import { sql } from 'drizzle-orm';
import { enqueue } from '../../../jobs/queue';
import { keepHold, setPaying } from '../hold/hold';
import { type Attempt, addTransition, isFinal } from '../ledger';
import type { Transaction } from '../services';
import { rowsOf } from '../sql';
import type { Step } from './next-step';

export interface Settled {
  readonly attempt: Attempt;
  readonly vehicleId: string;
  /** Whether the hold names this attempt as the one that is being paid. */
  readonly isPaying: boolean;
}

/** Writes a step down: ledger, order, hold and vehicle in one transaction. */
export async function applyStep(db: Transaction, { attempt, vehicleId, isPaying }: Settled, step: Step): Promise<void> {
  if (step.state && step.state !== attempt.state) {
    await addTransition(db, attempt.id, step.state, step.reason ?? '');
  }
  if (step.order === 'confirmed') return confirm(db, attempt, vehicleId);
  if (step.order) await close(db, attempt.order_number, step.order);
  if (isPaying && step.state && isFinal(step.state)) await setPaying(db, vehicleId, attempt.hold_token, null);
}

async function confirm(db: Transaction, { order_number, hold_token }: Attempt, vehicleId: string): Promise<void> {
  await rowsOf(db, sql`update orders set state = 'confirmed', confirmed_at = now() where number = ${order_number}`);
  await rowsOf(db, sql`update vehicles set status = 'reserved', updated_at = now() where id = ${vehicleId}`);
  await keepHold(db, vehicleId, hold_token, order_number);
  await enqueue(db, {
    kind: 'mail.order-confirmed',
    payload: { order: order_number },
    uniqueKey: `mail.order-confirmed:${order_number}`,
  });
}

/** Ends an order that is still open. */
export async function close(db: Transaction, number: string, state: 'cancelled' | 'expired'): Promise<void> {
  await rowsOf(
    db,
    sql`update orders set state = ${state}, closed_at = now() where number = ${number} and state = 'awaiting_payment'`,
  );
}
