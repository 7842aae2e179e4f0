import type { createOrder as createOrderCall } from '@showroom/contracts/calls/buy-online';
import type { CallOutput, Output } from '@showroom/contracts/calls/call';
import { ShowroomError } from '@showroom/contracts/errors/showroom-error';
import { and, eq } from 'drizzle-orm';
import { type OrderRow, orders } from '../../../database/schema/buy-online';
import { Refusal } from '../../server/refusal';
import { lockHold } from '../hold/hold';
import { findByKey, type KeyUse, rememberKey } from '../idempotency';
import { attemptsOf, isFinal } from '../ledger';
import { reservationFor, vendorsFor } from '../reservation-fee';
import type { BuyOnline, Transaction } from '../services';
import { close } from '../settlement/apply-step';
import { settleSurely } from '../settlement/settle';
import { findVehicle, type ReservableVehicle, reservable } from '../vehicle';
import { withVehicle } from '../vehicle-lock';
import { findOrder, orderNotFound } from './find-order';
import { newOrderNumber } from './order-number';
import { presentOrder } from './present-order';

type Body = Output<(typeof createOrderCall)['body']>;

const METADATA_LIMIT = 20_000;

interface Created {
  readonly number: string;
  /** Attempts of an earlier order of the same hold: nobody shall pay them any more. */
  readonly abandoned: readonly string[];
}

/** The order of a held vehicle; repeating it with its key answers the same order. */
export async function createOrder(
  services: BuyOnline,
  owner: string,
  { idempotency_key, ...asked }: Body,
): Promise<CallOutput<typeof createOrderCall>> {
  const { db } = services.database;
  const use = { caller: owner, call: 'createOrder', key: idempotency_key, asked };
  const { number, abandoned } = await withVehicle(db, asked.vehicle_id, (transaction) =>
    createOnce(transaction, owner, asked, use),
  );
  for (const attempt of abandoned) await settleSurely(services, attempt);
  const row = await findOrder(db, number);
  if (!row) throw orderNotFound();
  return presentOrder(db, row);
}

async function createOnce(
  db: Transaction,
  owner: string,
  asked: Omit<Body, 'idempotency_key'>,
  use: KeyUse,
): Promise<Created> {
  const known = await findByKey(db, use);
  if (known !== undefined) return { number: known, abandoned: [] };
  await checkHold(db, asked.vehicle_id, asked.lock_id, owner);
  const stock = reservable(await findVehicle(db, asked.vehicle_id));
  checkChoices(stock, asked);
  const abandoned = await closeEarlier(db, asked.lock_id);
  const number = newOrderNumber();
  await db.insert(orders).values(newRow(number, owner, stock, asked));
  await rememberKey(db, use, number);
  return { number, abandoned };
}

/** The hold must be the caller's own, and still run or have its payment under way. */
export async function checkHold(db: Transaction, vehicleId: string, token: string, owner: string): Promise<void> {
  const hold = await lockHold(db, vehicleId);
  if (hold && hold.order_number !== null) throw new ShowroomError('vehicle.sold', { status: 409 });
  const isOwn = hold?.token === token && hold.owner === owner;
  if (!isOwn || (hold.is_over && hold.paying_attempt === null))
    throw new ShowroomError('hold.expired', { status: 409 });
}

function checkChoices({ vehicle, market, fee }: ReservableVehicle, asked: Omit<Body, 'idempotency_key'>): void {
  if (!vendorsFor(market, fee).includes(asked.payment_vendor)) {
    throw new Refusal(422, 'This way to pay is not available yet.', [
      { path: 'payment_vendor', message: 'is not available for this vehicle' },
    ]);
  }
  if (!reservationFor(vehicle)?.financing_options.includes(asked.finance_option)) {
    throw new Refusal(422, 'This vehicle is not offered that way.', [
      { path: 'finance_option', message: 'is not offered for this vehicle' },
    ]);
  }
  if (JSON.stringify(asked.metadata ?? {}).length > METADATA_LIMIT) {
    throw new Refusal(422, 'The metadata is too large.', [{ path: 'metadata', message: 'is too large' }]);
  }
}

/** One hold has one open order: details that were changed make a new one of it, unless money is on its way. */
async function closeEarlier(db: Transaction, token: string): Promise<string[]> {
  const open = await db
    .select()
    .from(orders)
    .where(and(eq(orders.hold_token, token), eq(orders.state, 'awaiting_payment')))
    .for('update');
  const abandoned: string[] = [];
  for (const { number } of open) {
    const live = (await attemptsOf(db, number)).filter(({ state }) => !isFinal(state));
    if (live.some(({ state }) => state === 'authorised')) {
      throw new Refusal(409, 'The payment of this reservation is being completed.');
    }
    await close(db, number, 'cancelled');
    abandoned.push(...live.map(({ id }) => id));
  }
  return abandoned;
}

function newRow(
  number: string,
  owner: string,
  { vehicle, retailer, fee }: ReservableVehicle,
  asked: Omit<Body, 'idempotency_key'>,
): typeof orders.$inferInsert & Pick<OrderRow, 'number'> {
  const { title, vin, slug } = vehicle;
  const { name, address, city, phone, email } = retailer;
  const price = vehicle.price_hidden ? null : vehicle[`${asked.finance_option}_price`];
  return {
    number,
    vehicle_id: vehicle.id,
    listing: vehicle.listing,
    owner,
    hold_token: asked.lock_id,
    payment_vendor: asked.payment_vendor,
    amount: fee,
    currency: vehicle.currency,
    finance_option: asked.finance_option,
    customer: asked.customer,
    subject: {
      vehicle: { title, vin, slug, photo: vehicle.photos[0]?.src ?? null, price },
      retailer: { name, address, city, phone, email },
    },
    metadata: asked.metadata ?? {},
    locale: asked.locale,
  };
}
