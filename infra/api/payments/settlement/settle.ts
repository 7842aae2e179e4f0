import { isSecured } from '@showroom/contracts/entities/order-states';
import { VEHICLE_STATUSES } from '@showroom/contracts/entities/vehicle';
import { sql } from 'drizzle-orm';
import * as z from 'zod';
import type { Transaction } from '../../../database/database';
import { query, queryOne } from '../../../database/sql';
import { enqueue } from '../../../jobs/queue';
import { isReservable } from '../../market/reservation-fee';
import { type LockedHold, lockHold } from '../../order-store/hold';
import { withVehicle } from '../../order-store/vehicle-lock';
import { type Attempt, attemptsOf, findAttempt, lockAttempt } from '../ledger/attempts';
import { recordedOf, recordMovements } from '../ledger/record-movements';
import { goalOf, noteGiven, takeLease } from '../ledger/refunds';
import type { Observed, PaymentPort } from '../providers/port';
import { type BuyOnline, portOf } from '../services';
import { applyStep, type LockedOrder } from './apply-step';
import { lockOrder } from './lock-order';
import { nextStep, type Step } from './next-step';

export const SETTLE_JOB = 'payments.settle';
/**
 * Authorised, captured, read again; or refused, let go, read again; or a few parts given back. More
 * means that the provider contradicts itself.
 */
const ROUNDS = 6;

const lockedVehicle = z.object({ status: z.enum(VEHICLE_STATUSES), is_removed: z.boolean() });

/**
 * Brings an attempt to where the provider says it is; the browser's return, the webhook and the
 * sweeper all call it, in any order and at once. The provider is read outside of transactions and
 * read again after everything it was asked to do. With `isOver`, what is not paid yet is let go.
 */
export async function settle(services: BuyOnline, attemptId: string, isOver = false): Promise<void> {
  const attempt = await findAttempt(services.database.db, attemptId);
  if (attempt?.provider_reference) await settleStarted(services, attempt, attempt.provider_reference, isOver);
}

/**
 * As settle, for a caller who goes away: whoever asked hears of a failure, and the payment is
 * settled all the same, soon.
 */
export async function settleSurely(services: BuyOnline, attemptId: string, isOver = false): Promise<void> {
  try {
    await settle(services, attemptId, isOver);
  } catch (error) {
    await enqueue(services.database.db, { kind: SETTLE_JOB, payload: { attempt: attemptId }, delay: 5 });
    throw error;
  }
}

async function settleStarted(services: BuyOnline, started: Attempt, reference: string, isOver: boolean): Promise<void> {
  const port = portOf(services, started.vendor);
  const heldId = await heldOf(services, started.order_number);
  let attempt: Attempt | undefined = started;
  for (let round = 0; attempt && round < ROUNDS; round += 1) {
    const { id, order_number, state } = attempt;
    const observed = await port.read(reference, state);
    const act = await withVehicle(services.database.db, heldId, (db) =>
      advance(db, { id, order_number }, observed, isOver),
    );
    if (!act) return;
    await act(port, reference);
    attempt = await findAttempt(services.database.db, id);
  }
  throw new Error(`The payment ${started.id} does not come to rest`);
}

async function heldOf({ database }: BuyOnline, orderNumber: string): Promise<string> {
  const { held_id } = await queryOne(
    database.db,
    z.object({ held_id: z.string() }),
    sql`select held_id from orders where number = ${orderNumber}`,
  );
  return held_id;
}

/** What a provider is asked for, outside of the transaction that decided it. */
type Act = (port: PaymentPort, reference: string) => Promise<void>;

/** One step of the state machine, with everything that it looks at locked. */
async function advance(
  db: Transaction,
  { id, order_number }: Pick<Attempt, 'id' | 'order_number'>,
  observed: Observed,
  isOver: boolean,
): Promise<Act | undefined> {
  const order = await lockOrder(db, order_number);
  const attempt = await lockAttempt(db, id);
  if (!attempt) throw new Error(`The attempt ${id} is gone`);
  await recordMovements(db, attempt, observed);
  const { refunded = 0 } = await recordedOf(db, id);
  await noteGiven(db, id, refunded);
  const hold = await lockHold(db, order.held_id);
  const isOurs = isSecured(order.state) || (isOwnHold(hold, attempt, order.owner) && (await isFree(db, order)));
  const [newest] = await attemptsOf(db, order_number);
  const { state, amount, currency } = attempt;
  const capture = order.is_capture_asked ? 'automatic' : attempt.capture_method;
  const step = nextStep({
    attempt: { state, amount, currency, capture, isSuperseded: newest?.id !== id },
    observed,
    order: order.state,
    awaitsLink: order.awaits_link,
    claim: isOurs ? 'ours' : 'lost',
    isOver,
    isPartOwed: (await goalOf(db, id)) > Math.max(refunded, observed.refunded + observed.returning),
  });
  await applyStep(db, { attempt, order }, step);
  return actOf(db, id, step);
}

async function actOf(db: Transaction, id: string, { act }: Step): Promise<Act | undefined> {
  if (act !== 'refundPart') return act && ((port, reference) => port[act](reference));
  const part = await takeLease(db, id);
  return part && ((port, reference) => port.refundPart(reference, part));
}

function isOwnHold(hold: LockedHold | undefined, attempt: Attempt, owner: string): boolean {
  return hold?.token === attempt.hold_token && hold.owner === owner && hold.order_number === null;
}

/** What is still to be built can be built for everybody. */
async function isFree(db: Transaction, { vehicle_id, config_url }: LockedOrder): Promise<boolean> {
  if (config_url !== null) return true;
  const [vehicle] = await query(
    db,
    lockedVehicle,
    sql`select status, removed_at is not null as is_removed from vehicles where id = ${vehicle_id} for update`,
  );
  return vehicle !== undefined && !vehicle.is_removed && isReservable(vehicle.status);
}
