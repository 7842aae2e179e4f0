import type { CallOutput } from '@showroom/contracts/calls/call';
import type { takeHandover as takeHandoverCall } from '@showroom/contracts/calls/handover';
import { ShowroomError } from '@showroom/contracts/errors/showroom-error';
import { sql } from 'drizzle-orm';
import * as z from 'zod';
import type { Executor } from '../../../database/database';
import { iso, query, run } from '../../../database/sql';
import { limitHolds } from '../../order-store/hold';
import { withVehicle } from '../../order-store/vehicle-lock';
import type { BuyOnline } from '../../payments/services';
import { passVerifiedPhones } from '../../verification/phone';
import { handoverOf } from './handover-link';

type Journey = CallOutput<typeof takeHandoverCall>['data'];

const handover = z.object({
  id: z.string(),
  owner: z.string(),
  hold_token: z.string().nullable(),
  path: z.string(),
  stored: z.record(z.string(), z.unknown()),
  taken_by: z.string().nullable(),
  is_over: z.boolean(),
});
type Handover = z.output<typeof handover>;

const moved = z.object({
  vehicle_id: z.string().nullable(),
  config_url: z.string().nullable(),
  order_number: z.string().nullable(),
  expires_at: z.string(),
  now: z.string(),
});

/** Moves a journey to this visitor, once; asking again is answered again. */
export async function takeHandover(
  { database: { db }, orderLinkSecret }: BuyOnline,
  taker: string,
  token: string,
): Promise<CallOutput<typeof takeHandoverCall>> {
  const id = handoverOf(token, orderLinkSecret);
  if (id === undefined) throw new ShowroomError('page.not-found', { status: 404 });
  const vehicleId = await vehicleOf(db, id);
  const work = (transaction: Executor) => take(transaction, id, taker);
  const data = await (vehicleId === undefined ? db.transaction(work) : withVehicle(db, vehicleId, work));
  if (data.attributes.hold) await limitHolds(db, taker);
  return { data };
}

/** What is held, so that everything about it waits its turn. */
async function vehicleOf(db: Executor, id: string): Promise<string | undefined> {
  const [row] = await query(
    db,
    z.object({ vehicle_id: z.string() }),
    sql`select h.vehicle_id from holds h join handovers l on l.hold_token = h.token where l.id = ${id}`,
  );
  return row?.vehicle_id;
}

async function take(db: Executor, id: string, taker: string): Promise<Journey> {
  const [link] = await query(
    db,
    handover,
    sql`select id, owner, hold_token, path, stored, taken_by, expires_at <= now() as is_over from handovers where id = ${id} for update`,
  );
  if (link === undefined) throw new ShowroomError('handover.expired', { status: 409 });
  if (link.taken_by !== null && link.taken_by !== taker) throw new ShowroomError('handover.used', { status: 409 });
  if (link.taken_by === null && link.is_over) throw new ShowroomError('handover.expired', { status: 409 });
  const hold = link.hold_token === null ? null : await moveHold(db, link, link.hold_token, taker);
  await run(db, sql`update handovers set taken_by = ${taker}, taken_at = coalesce(taken_at, now()) where id = ${id}`);
  if (link.taken_by === null) await passVerifiedPhones(db, link.owner, taker);
  return { id, type: 'journey', attributes: { path: link.path, stored: link.stored, hold } };
}

/**
 * Hold and open order change hands; what was promised (the time, the extensions, a payment under
 * way) stays.
 */
async function moveHold(
  db: Executor,
  { owner, taken_by }: Handover,
  token: string,
  taker: string,
): Promise<NonNullable<Journey['attributes']['hold']>> {
  const from = taken_by ?? owner;
  const open = sql`orders.hold_token = ${token} and orders.state in ('initialized', 'awaiting_payment')`;
  await run(db, sql`update orders set owner = ${taker} where ${open} and owner = ${from}`);
  const [row] = await query(
    db,
    moved,
    sql`
    with moved as (
      update holds set owner = ${taker}, taken_at = now()
      where token = ${token} and owner = ${from} and order_number is null and (expires_at > now() or paying_attempt is not null)
        and not exists (select 1 from holds other where other.owner = ${taker} and other.config_url = holds.config_url and other.token <> ${token})
      returning *
    ), noted as (
      insert into hold_events (vehicle_id, token, what) select vehicle_id, token, 'handed_over' from moved where ${from} <> ${taker}
    )
    select case when moved.config_url is null then moved.vehicle_id end as vehicle_id, moved.config_url,
      ${iso(sql`moved.expires_at`)} as expires_at, ${iso(sql`now()`)} as now, orders.number as order_number
    from moved left join orders on ${open}`,
  );
  if (row === undefined) throw new ShowroomError('hold.expired', { status: 409 });
  return { lock_id: token, ...row };
}
