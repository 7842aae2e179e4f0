import { isEnded } from '@showroom/contracts/entities/order-states';
import type { Transaction } from '../../../database/database';
import { toMinor } from '../../../database/money';
import type { OrderRow } from '../../../database/schema/buy-online';
import { enqueue } from '../../../jobs/queue';
import { findByKey, type KeyUse, storeKey } from '../../kernel/idempotency';
import { Refusal } from '../../kernel/refusal';
import { checkWholeAmounts } from '../../kernel/whole-amounts';
import { noteAction, type PersonsAction } from '../../order-store/note-action';
import { queueOrderMail } from '../../order-store/order-mails';
import { withVehicle } from '../../order-store/vehicle-lock';
import { type Attempt, addTransition, attemptsOf } from '../../payments/ledger/attempts';
import { askForPart, refundableOf } from '../../payments/ledger/refunds';
import type { BuyOnline } from '../../payments/services';
import { endWithin } from '../../payments/settlement/end-order';
import { lockOrder } from '../../payments/settlement/lock-order';
import { SETTLE_JOB, settle } from '../../payments/settlement/settle';

interface RefundRequest extends PersonsAction {
  /** Major units; all that is left without it. */
  readonly amount?: number | undefined;
  readonly key?: string | undefined;
}

/** A payment whose money can be given back: ours, or asked for without having arrived. */
export function isRefundable({ state, amount, refunded }: Pick<Attempt, 'state' | 'amount' | 'refunded'>): boolean {
  return amount > refunded && (state === 'paid' || state === 'refunding' || state === 'given_up');
}

/**
 * Gives money of an order back: a part, and the reservation stays, or all that is left, which ends
 * it. That it is to be given back is written first, with the job that sees to it, so that neither a
 * crash nor an unreachable provider loses it.
 */
export async function refundOrder(
  services: BuyOnline,
  { number, held_id }: OrderRow,
  request: RefundRequest,
): Promise<void> {
  const ids = await withVehicle(services.database.db, held_id, (db) => askOnce(services, db, number, request));
  for (const id of ids) await settle(services, id);
}

async function askOnce(
  services: BuyOnline,
  db: Transaction,
  number: string,
  { key, ...request }: RefundRequest,
): Promise<string[]> {
  const { who, why, amount } = request;
  const use: KeyUse | undefined = key
    ? { caller: who, call: `refund ${number}`, key, asked: { why, amount } }
    : undefined;
  if (use && (await findByKey(db, use)) !== undefined) return [];
  const ids = await ask(services, db, number, request);
  for (const id of ids) await enqueue(db, { kind: SETTLE_JOB, payload: { attempt: id }, delay: 5 });
  if (use) await storeKey(db, use, number);
  return ids;
}

async function ask(services: BuyOnline, db: Transaction, number: string, request: RefundRequest): Promise<string[]> {
  const order = await lockOrder(db, number);
  const refundable = (await attemptsOf(db, number)).filter(isRefundable);
  const [kept] = refundable;
  if (!kept) throw new Refusal(409, 'There is no money of this order to give back.');
  await noteAction(db, number, 'refund', request);
  if (isEnded(order.state)) return askForTheRest(db, refundable, request);
  checkWholeAmounts({ amount: request.amount }, kept.currency);
  const left = await refundableOf(db, kept);
  const part = request.amount === undefined ? left : toMinor(request.amount, kept.currency);
  if (part <= 0 || part > left) throw tooMuch();
  if (part < left) return askForOnePart(services, db, kept, { ...request, amount: part });
  // Settling finds money of an order that has ended, and gives it back.
  await endWithin(db, order, 'cancelled', 'all of its money was given back');
  return refundable.map(({ id }) => id);
}

/** The order ended before: of its money there is no part, it is all to go back. */
async function askForTheRest(
  db: Transaction,
  refundable: readonly Attempt[],
  { amount }: RefundRequest,
): Promise<string[]> {
  if (amount !== undefined) throw tooMuch();
  for (const { id, state } of refundable) {
    if (state !== 'refunding') await addTransition(db, id, 'refunding', 'the retailer gives it back');
  }
  return refundable.map(({ id }) => id);
}

async function askForOnePart(
  { newId }: BuyOnline,
  db: Transaction,
  attempt: Attempt,
  { who, why, amount }: PersonsAction & { readonly amount: number },
): Promise<string[]> {
  await askForPart(db, attempt, { id: newId(), amount, who, why });
  await queueOrderMail(db, attempt.order_number, 'refunded', who);
  return [attempt.id];
}

function tooMuch(): Refusal {
  return new Refusal(422, 'This is more than can be given back.', [
    { path: 'amount', message: 'is more than what is left' },
  ]);
}
