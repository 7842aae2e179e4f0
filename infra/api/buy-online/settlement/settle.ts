import { VEHICLE_STATUSES } from '@showroom/contracts/entities/vehicle';
import { sql } from 'drizzle-orm';
import * as z from 'zod';
import { enqueue } from '../../../jobs/queue';
import { lockHold, type StandingHold } from '../hold/hold';
import { type Attempt, findAttempt, lockAttempt } from '../ledger';
import type { Observed } from '../payment/port';
import { isReservable } from '../reservation-fee';
import { type BuyOnline, portOf, type Transaction } from '../services';
import { rowsOf } from '../sql';
import { withVehicle } from '../vehicle-lock';
import { applyStep } from './apply-step';
import { nextStep, type Step } from './next-step';

export const SETTLE_JOB = 'payments.settle';
/** Authorised, captured, read again; or refused, let go, read again. More means that the provider contradicts itself. */
const ROUNDS = 4;

const lockedOrder = z.object({
  vehicle_id: z.string(),
  owner: z.string(),
  state: z.enum(['awaiting_payment', 'confirmed', 'cancelled', 'expired']),
});

const lockedVehicle = z.object({ status: z.enum(VEHICLE_STATUSES), is_removed: z.boolean() });

/**
 * Brings an attempt to where the provider says it is; the browser's return, the webhook and the sweeper all call it, in any order
 * and at once. The provider is read outside of transactions and read again after everything it was asked to do. With `isOver`,
 * what is not paid yet is let go.
 */
export async function settle(services: BuyOnline, attemptId: string, isOver = false): Promise<void> {
  const attempt = await findAttempt(services.database.db, attemptId);
  if (attempt?.provider_reference) await settleStarted(services, attempt, attempt.provider_reference, isOver);
}

/** As settle, for a caller who goes away: whoever asked hears of a failure, and the payment is settled all the same, soon. */
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
  const vehicleId = await vehicleOf(services, started.order_number);
  let attempt: Attempt | undefined = started;
  for (let round = 0; attempt && round < ROUNDS; round += 1) {
    const { id, order_number, state } = attempt;
    const observed = await port.read(reference, state);
    const { act } = await withVehicle(services.database.db, vehicleId, (db) =>
      advance(db, { id, order_number }, observed, isOver),
    );
    if (!act) return;
    await port[act](reference);
    attempt = await findAttempt(services.database.db, id);
  }
  throw new Error(`The payment ${started.id} does not come to rest`);
}

async function vehicleOf({ database }: BuyOnline, orderNumber: string): Promise<string> {
  const [row] = await database.rows(sql`select vehicle_id from orders where number = ${orderNumber}`);
  return z.object({ vehicle_id: z.string() }).parse(row).vehicle_id;
}

/** One step of the state machine, with everything that it looks at locked. */
async function advance(
  db: Transaction,
  { id, order_number }: Pick<Attempt, 'id' | 'order_number'>,
  observed: Observed,
  isOver: boolean,
): Promise<Step> {
  const [orderRow] = await rowsOf(
    db,
    sql`select vehicle_id, owner, state from orders where number = ${order_number} for update`,
  );
  const order = lockedOrder.parse(orderRow);
  const attempt = await lockAttempt(db, id);
  if (!attempt) throw new Error(`The attempt ${id} is gone`);
  const hold = await lockHold(db, order.vehicle_id);
  const isOurs = isOwnHold(hold, attempt, order.owner) && (await isFree(db, order.vehicle_id));
  const claim = order.state === 'confirmed' || isOurs ? 'ours' : 'lost';
  const step = nextStep({ attempt, observed, order: order.state, claim, isOver });
  await applyStep(db, { attempt, vehicleId: order.vehicle_id, isPaying: hold?.paying_attempt === id }, step);
  return step;
}

function isOwnHold(hold: StandingHold | undefined, attempt: Attempt, owner: string): boolean {
  return hold?.token === attempt.hold_token && hold.owner === owner && hold.order_number === null;
}

async function isFree(db: Transaction, vehicleId: string): Promise<boolean> {
  const [row] = await rowsOf(
    db,
    sql`select status, removed_at is not null as is_removed from vehicles where id = ${vehicleId} for update`,
  );
  const vehicle = row === undefined ? undefined : lockedVehicle.parse(row);
  return vehicle !== undefined && !vehicle.is_removed && isReservable(vehicle.status);
}
