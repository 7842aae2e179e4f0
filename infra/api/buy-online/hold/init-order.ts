import type { initOrder as initOrderCall } from '@showroom/contracts/calls/buy-online';
import type { CallOutput, Output } from '@showroom/contracts/calls/call';
import { OPEN_STATES } from '@showroom/contracts/entities/order-states';
import type { ErrorCode } from '@showroom/contracts/errors/catalogue';
import { ShowroomError } from '@showroom/contracts/errors/showroom-error';
import { and, eq, inArray, sql } from 'drizzle-orm';
import * as z from 'zod';
import type { Db } from '../../../database/database';
import { toMajor } from '../../../database/money';
import { orders } from '../../../database/schema/buy-online';
import { checkoutTerms } from '../checkout-terms';
import { wasHandedOver } from '../handover/hold-status';
import { beginOrder } from '../order/move-order';
import { newOrderNumber } from '../order/order-number';
import { subjectOf } from '../order/order-subject';
import type { BuyOnline, Transaction } from '../services';
import { rowsOf } from '../sql';
import { findSubject, heldKey, type ReservableVehicle, reservable } from '../vehicle';
import { withVehicle } from '../vehicle-lock';
import { type Holder, limitHolds, MAX_EXTENSIONS, type TakenHold, takeHold } from './hold';
import { assertMayReserve, assertRoomFor, type Reserver } from './network-limit';

type Body = Output<(typeof initOrderCall)['body']>;

interface Begun {
  readonly hold: TakenHold;
  readonly number: string;
}

/** Takes the hold for this visitor together with its order, or says who has the vehicle. */
export async function initOrder(
  services: BuyOnline,
  reserver: Reserver,
  { company_uuid, locale, ...subject }: Body,
): Promise<CallOutput<typeof initOrderCall>> {
  const { db } = services.database;
  const { owner } = reserver;
  // Of many who ask at once most are told here, before anything else is looked up or waited for.
  if (subject.vehicle_id !== undefined) await refuseHeld(db, subject.vehicle_id, owner);
  const found = await findSubject(db, subject, company_uuid);
  const stock = reservable(found, await checkoutTerms(services, found.market, found.configUrl !== null));
  const key = await keyOf(db, stock, owner);
  if (stock.configUrl !== null) await refuseHeld(db, key, owner);
  const network = await assertMayReserve(db, services.holdLimits, reserver);
  const { hold, number } = await withVehicle(db, key, async (transaction) => {
    const begun = await begin(transaction, { owner, network, key, stock, locale });
    if (begun.hold.is_new)
      await assertRoomFor(transaction, services.holdLimits, { network, key, market: stock.market });
    return begun;
  });
  await limitHolds(db, owner);
  return {
    data: {
      id: hold.token,
      type: 'hold',
      attributes: {
        lock_id: hold.token,
        order_number: number,
        vehicle_id: stock.vehicle.id,
        config_url: stock.configUrl,
        expires_at: hold.expires_at,
        now: hold.now,
        extensions_left: Math.max(0, MAX_EXTENSIONS - hold.extended),
        fee: toMajor(stock.fee, stock.vehicle.currency),
        currency: stock.vehicle.currency,
        vendors: stock.vendors.map(({ type, uuid }) => ({ type, uuid })),
      },
    },
  };
}

/**
 * A configuration that this visitor holds already, taken over from another device perhaps, keeps
 * its key.
 */
async function keyOf(db: Db, stock: ReservableVehicle, owner: string): Promise<string> {
  if (stock.configUrl === null) return stock.vehicle.id;
  const [row] = await rowsOf(
    db,
    sql`select vehicle_id as key from holds where owner = ${owner} and config_url = ${stock.configUrl}
      and order_number is null order by taken_at desc limit 1`,
  );
  return row === undefined ? heldKey(stock, owner) : z.object({ key: z.string() }).parse(row).key;
}

interface Beginning extends Holder {
  readonly key: string;
  readonly stock: ReservableVehicle;
  readonly locale: string | undefined;
}

async function begin(db: Transaction, { owner, network, key, stock, locale }: Beginning): Promise<Begun> {
  const hold = await takeHold(db, { key, configUrl: stock.configUrl }, { owner, network });
  if (!hold) {
    const refusal = (await refusalOf(db, key, owner)) ?? (await exhaustedOrSold(db, key, owner));
    throw new ShowroomError(refusal, { status: 409 });
  }
  const [open] = await db
    .select({ number: orders.number })
    .from(orders)
    .where(and(eq(orders.hold_token, hold.token), inArray(orders.state, [...OPEN_STATES])));
  if (open) return { hold, number: open.number };
  const number = newOrderNumber();
  const { vehicle, fee, configUrl } = stock;
  await beginOrder(db, {
    number,
    vehicle_id: vehicle.id,
    held_id: key,
    config_url: configUrl,
    listing: vehicle.listing,
    owner,
    hold_token: hold.token,
    amount: fee,
    currency: vehicle.currency,
    subject: subjectOf(stock, null),
    ...(locale !== undefined && { locale }),
  });
  return { hold, number };
}

async function refuseHeld(db: Db, key: string, owner: string): Promise<void> {
  const refusal = await refusalOf(db, key, owner);
  if (refusal !== undefined) throw new ShowroomError(refusal, { status: 409 });
}

const standing = z.object({
  is_kept: z.boolean(),
  is_own: z.boolean(),
  is_free: z.boolean(),
  is_elsewhere: z.boolean(),
});

/** Why nobody but its owner can have the vehicle at the moment, if so. */
async function refusalOf(db: Db, key: string, owner: string): Promise<ErrorCode | undefined> {
  const [row] = await rowsOf(
    db,
    sql`select order_number is not null as is_kept, owner = ${owner} as is_own,
      expires_at <= now() and paying_attempt is null as is_free,
      ${wasHandedOver(owner, sql`holds.token`)} as is_elsewhere from holds where vehicle_id = ${key}`,
  );
  if (row === undefined) return undefined;
  const { is_kept, is_own, is_free, is_elsewhere } = standing.parse(row);
  if (is_kept) return 'vehicle.sold';
  if (is_own || is_free) return undefined;
  return is_elsewhere ? 'hold.elsewhere' : 'vehicle.held';
}

/**
 * No hold could be taken although nobody else has one: the extensions are used up, or the vehicle
 * is not for sale any more.
 */
async function exhaustedOrSold(db: Db, key: string, owner: string): Promise<ErrorCode> {
  const rows = await rowsOf(db, sql`select 1 from holds where vehicle_id = ${key} and owner = ${owner}`);
  return rows.length > 0 ? 'hold.expired' : 'vehicle.sold';
}
