import { sql } from 'drizzle-orm';
import * as z from 'zod';
import { setPaying } from './hold/hold';
import { addTransition, LAST_STATE, lockAttempt } from './ledger';
import type { BuyOnline } from './services';
import { settle } from './settlement/settle';
import { withVehicle } from './vehicle-lock';

/** A visitor in front of the bank's page gets this much longer than the hold; then the payment is let go before anybody else may take the vehicle. */
const GRACE = sql.raw(`interval '5 minutes'`);
/** A payment that was left between two steps, by a crash or an unreachable provider. */
const STUCK = sql.raw(`interval '1 minute'`);
const NEVER_STARTED = sql.raw(`interval '10 minutes'`);
const BATCH = 50;

const found = z.array(
  z.object({ id: z.string(), vehicle_id: z.string(), is_over: z.boolean(), has_reference: z.boolean() }),
);

/** Ends what nobody ends: payments that were left, orders without a hold, holds that ran out. Safe to run anywhere, at any time. */
export async function sweep(services: BuyOnline): Promise<void> {
  const failures: unknown[] = [];
  for (const { id, vehicle_id, is_over, has_reference } of await unsettled(services)) {
    const work = has_reference ? settle(services, id, is_over) : neverStarted(services, id, vehicle_id);
    await work.catch((error: unknown) => failures.push(error));
  }
  await expireOrders(services);
  await dropHolds(services);
  if (failures.length > 0) throw new AggregateError(failures, `${failures.length} payments could not be settled`);
}

async function unsettled({ database }: BuyOnline) {
  const rows = await database.rows(sql`
    select id, vehicle_id, is_over, has_reference from (
      select a.id, o.vehicle_id, a.provider_reference is not null as has_reference, a.created_at, ${LAST_STATE} as state,
        (select max(at) from payment_transitions t where t.attempt_id = a.id) as changed_at,
        (h.vehicle_id is null or h.token <> a.hold_token or h.expires_at + ${GRACE} <= now()) as is_over,
        o.state <> 'awaiting_payment' as is_closed
      from payment_attempts a join orders o on o.number = a.order_number left join holds h on h.vehicle_id = o.vehicle_id
    ) attempts
    where state not in ('paid', 'voided', 'refunded') and case
      when not has_reference then created_at + ${NEVER_STARTED} <= now()
      when state in ('authorised', 'voiding', 'refunding') then changed_at + ${STUCK} <= now()
      else is_over or is_closed end
    order by created_at limit ${BATCH}`);
  return found.parse(rows);
}

/** The provider may know it, but its secret never reached anybody, so that nobody can have paid it. */
async function neverStarted({ database }: BuyOnline, id: string, vehicleId: string): Promise<void> {
  await withVehicle(database.db, vehicleId, async (db) => {
    const attempt = await lockAttempt(db, id);
    if (!attempt || attempt.provider_reference !== null) return;
    await addTransition(db, id, 'voided', 'was never started at the provider');
    await setPaying(db, vehicleId, attempt.hold_token, null);
  });
}

/** An order that waits for a payment needs a hold that runs or a payment that is under way. */
async function expireOrders({ database }: BuyOnline): Promise<void> {
  await database.rows(sql`
    update orders o set state = 'expired', closed_at = now()
    where o.state = 'awaiting_payment'
      and not exists (select 1 from holds h where h.vehicle_id = o.vehicle_id and h.token = o.hold_token
        and (h.expires_at > now() or h.paying_attempt is not null))
      and not exists (select 1 from payment_attempts a where a.order_number = o.number
        and ${LAST_STATE} not in ('voided', 'refunded'))`);
}

/** Only tidiness: a hold that ran out can be taken whether its row is there or not. */
async function dropHolds({ database }: BuyOnline): Promise<void> {
  await database.rows(sql`
    with gone as (
      delete from holds where expires_at <= now() - interval '1 hour' and order_number is null and paying_attempt is null
      returning vehicle_id, token
    )
    insert into hold_events (vehicle_id, token, what) select vehicle_id, token, 'lapsed' from gone`);
}
