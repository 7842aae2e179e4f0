import type { initOrder as initOrderCall } from '@showroom/contracts/calls/buy-online';
import type { CallOutput } from '@showroom/contracts/calls/call';
import { OPEN_STATES } from '@showroom/contracts/entities/order-states';
import type { ErrorCode } from '@showroom/contracts/errors/catalogue';
import { ShowroomError } from '@showroom/contracts/errors/showroom-error';
import type { Output } from '@showroom/contracts/schema/schema';
import { and, eq, inArray, sql } from 'drizzle-orm';
import * as z from 'zod';
import type { Db, Transaction } from '../../database/database';
import { toMajor } from '../../database/money';
import { orders } from '../../database/schema/buy-online';
import { query, run } from '../../database/sql';
import { joined } from '../../joined';
import { checkoutTerms } from '../order-store/checkout-terms';
import { type Holder, limitHolds, MAX_EXTENSIONS, type TakenHold, takeHold } from '../order-store/hold';
import { beginOrder } from '../order-store/move-order';
import { newOrderNumber } from '../order-store/order-number';
import { findSubject, heldKey, type ReservableVehicle, reservable } from '../order-store/vehicle';
import { withVehicle } from '../order-store/vehicle-lock';
import type { BuyOnline } from '../payments/services';
import { assertMayReserve, assertRoomFor, type Reserver } from './network-limit';
import { subjectOf } from './order-subject';

type Body = Output<(typeof initOrderCall)['body']>;

interface Begun {
  readonly hold: TakenHold;
  readonly number: string;
}

/**
 * Takes the hold for this visitor together with its order, or says who has the vehicle. One visitor
 * of a vehicle at a time reaches the database of a process; those who wait are told by one look.
 */
export function initOrders(services: BuyOnline) {
  const { db } = services.database;
  const look = joined((key) => statusOf(db, key));
  const taking = new Map<string, Promise<unknown>>();

  return async (reserver: Reserver, body: Body): Promise<CallOutput<typeof initOrderCall>> => {
    const { vehicle_id: id } = body;
    if (id === undefined) return takeVehicle(services, reserver, body);
    let other: Promise<unknown> | undefined;
    do {
      await other;
      refuse(await look(id), reserver.owner);
      other = taking.get(id);
    } while (other);
    const taken = takeVehicle(services, reserver, body);
    const end = () => void taking.delete(id);
    taking.set(id, taken.then(end, end));
    return taken;
  };
}

async function takeVehicle(
  services: BuyOnline,
  reserver: Reserver,
  { company_uuid, locale, ...subject }: Body,
): Promise<CallOutput<typeof initOrderCall>> {
  const { db } = services.database;
  const { owner } = reserver;
  const found = await findSubject(db, subject, company_uuid);
  const stock = reservable(found, await checkoutTerms(services, found.market, found.configUrl !== null));
  const key = await keyOf(db, stock, owner);
  if (stock.configUrl !== null) refuse(await statusOf(db, key), owner);
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
  const [row] = await query(
    db,
    z.object({ key: z.string() }),
    sql`select vehicle_id as key from holds where owner = ${owner} and config_url = ${stock.configUrl}
      and order_number is null order by taken_at desc limit 1`,
  );
  return row === undefined ? heldKey(stock, owner) : row.key;
}

interface Beginning extends Holder {
  readonly key: string;
  readonly stock: ReservableVehicle;
  readonly locale: string | undefined;
}

async function begin(db: Transaction, { owner, network, key, stock, locale }: Beginning): Promise<Begun> {
  const hold = await takeHold(db, { key, configUrl: stock.configUrl }, { owner, network });
  if (!hold) {
    const refusal = refusalOf(await statusOf(db, key), owner) ?? (await exhaustedOrSold(db, key, owner));
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

const holdStatus = z.object({
  owner: z.string(),
  is_kept: z.boolean(),
  is_free: z.boolean(),
  /** Whose hold it was before it went on, on another device. */
  before: z.array(z.string()),
});
type HoldStatus = z.output<typeof holdStatus>;

async function statusOf(db: Db, key: string): Promise<HoldStatus | undefined> {
  const [row] = await query(
    db,
    holdStatus,
    sql`select owner, order_number is not null as is_kept, expires_at <= now() and paying_attempt is null as is_free,
      to_json(array(select l.owner from handovers l
        where l.hold_token = holds.token and l.taken_by is not null and l.taken_by <> l.owner)) as before
      from holds where vehicle_id = ${key}`,
  );
  return row;
}

/** Why nobody but its owner can have the vehicle at the moment, if so. */
function refusalOf(status: HoldStatus | undefined, owner: string): ErrorCode | undefined {
  if (status === undefined) return undefined;
  if (status.is_kept) return 'vehicle.sold';
  if (status.owner === owner || status.is_free) return undefined;
  return status.before.includes(owner) ? 'hold.elsewhere' : 'vehicle.held';
}

function refuse(status: HoldStatus | undefined, owner: string): void {
  const refusal = refusalOf(status, owner);
  if (refusal !== undefined) throw new ShowroomError(refusal, { status: 409 });
}

/**
 * No hold could be taken although nobody else has one: the extensions are used up, or the vehicle
 * is not for sale any more.
 */
async function exhaustedOrSold(db: Db, key: string, owner: string): Promise<ErrorCode> {
  const rows = await run(db, sql`select 1 from holds where vehicle_id = ${key} and owner = ${owner}`);
  return rows > 0 ? 'hold.expired' : 'vehicle.sold';
}
