import { sql } from 'drizzle-orm';
import * as z from 'zod';
import { query, run } from '../../database/sql';
import { releasePaying } from '../order-store/hold';
import { AWAITS_LINK } from '../order-store/link-deadline';
import { moveOrder } from '../order-store/move-order';
import { withVehicle } from '../order-store/vehicle-lock';
import { addTransition, LAST_STATE, lockAttempt } from '../payments/ledger/attempts';
import { giveUpRefunds } from '../payments/ledger/give-up';
import type { BuyOnline } from '../payments/services';
import { endOrder } from '../payments/settlement/end-order';
import { settle } from '../payments/settlement/settle';
import { LINK_IS_OVER, ordersPastTheirLink } from './confirm-by-link';
import { dropHandovers } from './handover/drop-handovers';

/**
 * A visitor in front of the bank's page gets this much longer than the hold; then the payment is
 * let go before anybody else may take the vehicle.
 */
const GRACE = sql.raw(`interval '5 minutes'`);
/** A payment that was left between two steps, by a crash or an unreachable provider. */
const STUCK = sql.raw(`interval '1 minute'`);
const NEVER_STARTED = sql.raw(`interval '10 minutes'`);
/**
 * LiqPay cannot refuse a checkout that somebody still has open: such payments are looked at once
 * more when their time is over as well.
 */
const STILL_OPEN = sql.raw(
  `vendor = 'LIQPAY' and now() - changed_at between interval '30 minutes' and interval '35 minutes'`,
);
/** Payments of orders that began and ended before are at rest. */
const LOOKED_AT = sql.raw(`interval '60 days'`);
const BATCH = 50;
const MANY = 500;

const numbers = z.object({ number: z.string() });

const found = z.object({ id: z.string(), held_id: z.string(), is_over: z.boolean(), has_reference: z.boolean() });

/** The retailer has this long to take money that is on hold: banks let go after a week. */
const WAITING = sql.raw(`interval '6 days'`);

/**
 * Ends what nobody ends: payments that were left, orders without a hold, holds that ran out. Safe
 * to run anywhere, at any time.
 */
export async function sweep(services: BuyOnline): Promise<void> {
  const failures: unknown[] = [];
  const keep = (error: unknown) => failures.push(error);
  for (const { id, held_id, is_over, has_reference } of await unsettled(services)) {
    const work = has_reference ? settle(services, id, is_over) : neverStarted(services, id, held_id);
    await work.catch(keep);
  }
  for (const number of await ordersPastTheirLink(services, BATCH)) {
    await endOrder(services, number, 'expired', LINK_IS_OVER).catch(keep);
  }
  for (const number of await waitingTooLong(services)) {
    await endOrder(services, number, 'expired', 'nobody took the money in time').catch(keep);
  }
  await giveUpRefunds(services);
  await expireOrders(services);
  await dropHolds(services);
  await dropHandovers(services.database);
  if (failures.length > 0) throw new AggregateError(failures, `${failures.length} payments could not be settled`);
}

/** In any order: payments that fail every time keep no others from being looked at. */
async function unsettled({ database }: BuyOnline) {
  const rows = await query(
    database.db,
    found,
    sql`
    select id, held_id, is_over, has_reference from (
      select a.id, a.vendor, o.held_id, a.provider_reference is not null as has_reference, a.created_at, ${LAST_STATE} as state,
        (select max(at) from payment_transitions t where t.attempt_id = a.id) as changed_at,
        (h.vehicle_id is null or h.token <> a.hold_token or h.expires_at + ${GRACE} <= now()) as is_over,
        o.state in ('cancelled', 'expired', 'failed') as is_ended,
        o.state = 'reserved' and (${AWAITS_LINK} or (a.capture_method = 'manual' and not exists (
          select 1 from order_actions x where x.order_number = o.number and x.action = 'capture'))) as is_kept_on_hold,
        exists (select 1 from payment_attempts later
          where later.order_number = a.order_number and later.created_at > a.created_at) as is_superseded,
        exists (select 1 from refunds r where r.attempt_id = a.id and r.given_at is null and r.given_up_at is null
          and (r.next_try_at is null or r.next_try_at <= now())) as is_part_due
      from payment_attempts a join orders o on o.number = a.order_number left join holds h on h.vehicle_id = o.held_id
      where greatest(o.created_at, o.closed_at) > now() - ${LOOKED_AT}
    ) attempts
    where case
      when state = 'voided' then ${STILL_OPEN}
      when state in ('refunded', 'given_up') then false
      when state = 'paid' then is_ended or is_part_due
      when not has_reference then created_at + ${NEVER_STARTED} <= now()
      when state = 'authorised' and is_kept_on_hold then false
      when state in ('authorised', 'voiding', 'refunding') then changed_at + ${STUCK} <= now()
      else is_over or is_ended or is_superseded end
    order by random() limit ${BATCH}`,
  );
  return rows;
}

async function waitingTooLong({ database }: BuyOnline): Promise<string[]> {
  const rows = await query(
    database.db,
    numbers,
    sql`
    select number from orders where state in ('reserved', 'paid') and reserved_at + ${WAITING} <= now()
    order by reserved_at limit ${BATCH}`,
  );
  return rows.map(({ number }) => number);
}

/**
 * The provider may know it, but its secret never reached anybody, so that nobody can have paid it.
 */
async function neverStarted({ database }: BuyOnline, id: string, heldId: string): Promise<void> {
  await withVehicle(database.db, heldId, async (db) => {
    const attempt = await lockAttempt(db, id);
    if (!attempt || attempt.provider_reference !== null) return;
    await addTransition(db, id, 'voided', 'was never started at the provider');
    await releasePaying(db, heldId, id);
  });
}

/** An open order needs a hold that runs or a payment that is under way. */
const isAbandoned = sql`o.state in ('initialized', 'awaiting_payment')
  and not exists (select 1 from holds h where h.vehicle_id = o.held_id and h.token = o.hold_token
    and (h.expires_at > now() or h.paying_attempt is not null))
  and not exists (select 1 from payment_attempts a where a.order_number = o.number
    and ${LAST_STATE} not in ('voided', 'refunded'))`;

async function expireOrders({ database }: BuyOnline): Promise<void> {
  const rows = await query(
    database.db,
    z.object({ number: z.string(), held_id: z.string() }),
    sql`select o.number, o.held_id from orders o where ${isAbandoned} order by o.created_at limit ${MANY}`,
  );
  for (const { number, held_id } of rows) {
    await withVehicle(database.db, held_id, async (db) => {
      const still = await run(db, sql`select 1 from orders o where o.number = ${number} and ${isAbandoned}`);
      if (still > 0) await moveOrder(db, number, 'expired', 'the hold ran out and nothing was paid');
    });
  }
}

/** Only tidiness: a hold that ran out can be taken whether its row is there or not. */
async function dropHolds({ database }: BuyOnline): Promise<void> {
  await run(
    database.db,
    sql`
    with gone as (
      delete from holds where expires_at <= now() - interval '1 hour' and order_number is null and paying_attempt is null
      returning vehicle_id, token
    )
    insert into hold_events (vehicle_id, token, what) select vehicle_id, token, 'lapsed' from gone`,
  );
}
