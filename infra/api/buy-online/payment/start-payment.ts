import type { startPayment as startPaymentCall } from '@showroom/contracts/calls/buy-online';
import type { CallOutput, Output } from '@showroom/contracts/calls/call';
import { ShowroomError } from '@showroom/contracts/errors/showroom-error';
import { eq } from 'drizzle-orm';
import { toMinor } from '../../../database/money';
import { type AttemptState, type OrderRow, orders } from '../../../database/schema/buy-online';
import { Refusal } from '../../server/refusal';
import { setPaying } from '../hold/hold';
import { findByKey, type KeyUse, rememberKey } from '../idempotency';
import {
  type Attempt,
  addAttempt,
  addTransition,
  attemptsOf,
  findAttempt,
  isFinal,
  lockAttempt,
  setReference,
} from '../ledger';
import { checkHold } from '../order/create-order';
import { ownOrder } from '../order/find-order';
import { type BuyOnline, portOf, type Transaction } from '../services';
import { checkCompany, findVehicle, reservable } from '../vehicle';
import { withVehicle } from '../vehicle-lock';

type Body = Output<(typeof startPaymentCall)['body']>;
type Asked = Omit<Body, 'idempotency_key'>;
type Answer = CallOutput<typeof startPaymentCall>;

const STATUSES = {
  created: 'pending',
  pending: 'pending',
  // A declined card is tried again on the same payment.
  declined: 'pending',
  authorised: 'authorised',
  paid: 'paid',
  voiding: 'declined',
  voided: 'declined',
  refunding: 'declined',
  refunded: 'declined',
} as const satisfies Record<AttemptState, Answer['data']['attributes']['status']>;

/** One live payment per order: two tabs, two keys or a lost answer never charge twice. */
export async function startPayment(
  services: BuyOnline,
  owner: string,
  { idempotency_key, ...asked }: Body,
): Promise<Answer> {
  const { db } = services.database;
  const order = await ownOrder(db, asked.order_number, owner);
  const use = { caller: owner, call: 'startPayment', key: idempotency_key, asked };
  const attempt = await withVehicle(db, order.vehicle_id, (transaction) =>
    attemptOnce(services, transaction, owner, asked, use),
  );
  return openAtProvider(services, attempt);
}

async function attemptOnce(
  services: BuyOnline,
  db: Transaction,
  owner: string,
  asked: Asked,
  use: KeyUse,
): Promise<Attempt> {
  const known = await findByKey(db, use);
  const id = known ?? (await newOrLiveAttempt(services, db, owner, asked, use));
  const attempt = await findAttempt(db, id);
  if (!attempt) throw new Error(`The attempt ${id} is gone`);
  return attempt;
}

async function newOrLiveAttempt(
  services: BuyOnline,
  db: Transaction,
  owner: string,
  asked: Asked,
  use: KeyUse,
): Promise<string> {
  const order = await ownOrder(db, asked.order_number, owner, true);
  const earlier = await attemptsOf(db, order.number);
  const live = earlier.find(({ state }) => !isFinal(state)) ?? earlier.find(({ state }) => state === 'paid');
  const amount = await checkRequest(db, order, asked, live);
  const id = live?.id ?? services.newId();
  if (!live) await begin(db, order, { id, amount, key: `${owner}:${use.key}` });
  await rememberKey(db, use, id);
  return id;
}

/** What the visitor's page shows is compared with what the server knows; the answer is the server's amount. */
async function checkRequest(
  db: Transaction,
  order: OrderRow,
  asked: Asked,
  live: Attempt | undefined,
): Promise<number> {
  const stock = await findVehicle(db, order.vehicle_id);
  checkCompany(stock, asked.company_uuid);
  if (asked.vehicle_id !== order.vehicle_id) {
    throw new Refusal(422, 'The order is about another vehicle.', [
      { path: 'vehicle_id', message: 'is not the order’s' },
    ]);
  }
  const isPaid = order.state === 'confirmed';
  if (order.state !== 'awaiting_payment' && !isPaid) throw new ShowroomError('hold.expired', { status: 409 });
  const amount = isPaid ? order.amount : reservable(stock).fee;
  if (!isPaid) await checkHold(db, order.vehicle_id, order.hold_token, order.owner);
  const isSame = asked.currency === order.currency && toMinor(asked.amount, order.currency) === amount;
  if (!isSame || (live && live.amount !== amount)) throw new ShowroomError('payment.amount-changed', { status: 409 });
  return amount;
}

async function begin(
  db: Transaction,
  order: OrderRow,
  { id, amount, key }: { readonly id: string; readonly amount: number; readonly key: string },
): Promise<void> {
  const { number: orderNumber, payment_vendor: vendor, currency, hold_token: holdToken } = order;
  // The fee may have changed since the order was made; the visitor has just agreed to the present one.
  if (order.amount !== amount) await db.update(orders).set({ amount }).where(eq(orders.number, orderNumber));
  await addAttempt(db, { id, orderNumber, vendor, amount, currency, idempotencyKey: key, holdToken });
  await setPaying(db, order.vehicle_id, holdToken, id);
}

/** Asks the provider outside of any transaction; the attempt's id makes a repetition find the same payment. */
async function openAtProvider(services: BuyOnline, attempt: Attempt): Promise<Answer> {
  const port = portOf(services, attempt.vendor);
  const { id, state, provider_reference: reference } = attempt;
  if (reference !== null) {
    const { clientSecret } = await port.read(reference, state);
    return present(attempt, clientSecret);
  }
  const { order_number: orderNumber, amount, currency } = attempt;
  const started = await port.start({ attemptId: id, orderNumber, amount, currency });
  await services.database.db.transaction(async (db) => {
    const locked = await lockAttempt(db, id);
    await setReference(db, id, started.reference);
    if (locked?.state === 'created') await addTransition(db, id, 'pending', 'waits for the visitor');
  });
  return present(attempt, started.clientSecret);
}

function present({ id, vendor, state }: Attempt, clientSecret: string | null): Answer {
  const status = STATUSES[state];
  return {
    data: {
      id,
      type: 'payment_attempt',
      attributes: { vendor, client_secret: status === 'pending' ? clientSecret : null, status },
    },
  };
}
