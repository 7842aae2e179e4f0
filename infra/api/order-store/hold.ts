import { randomBytes } from 'node:crypto';
import { type SQL, sql } from 'drizzle-orm';
import * as z from 'zod';
import type { Executor } from '../../database/database';
import { iso, oneOf, query, run } from '../../database/sql';
import { RESERVABLE_STATUSES } from '../market/reservation-fee';

/** How long a hold lasts; WCAG 2.2.1 asks for at least ten extensions. */
const MINUTES = 15;
export const MAX_EXTENSIONS = 10;
/** Entering again in the first minute, such as by a reload, is no extension. */
const FRESH_MINUTES = MINUTES - 1;
/** A visitor who used up every extension lets others have the vehicle first. */
const COOL_DOWN_MINUTES = 5;

const minutes = (count: number) => sql.raw(`interval '${count} minutes'`);

const held = z.object({
  token: z.string(),
  expires_at: z.string(),
  now: z.string(),
  extended: z.coerce.number(),
  /** It begins now, anew or after it had run out; it is not entered while it runs. */
  is_new: z.boolean(),
});
export type TakenHold = z.output<typeof held>;

const isExhausted = sql`(holds.extended >= ${sql.raw(String(MAX_EXTENSIONS))} or holds.max_expires_at <= now())`;
const isOver = sql`holds.expires_at <= now()`;
const isOwn = sql`holds.owner = excluded.owner`;
/** The row begins anew: for another owner, or for the same one after the cap. */
const isFresh = sql`(not ${isOwn} or (${isOver} and ${isExhausted} and holds.paying_attempt is null))`;
const isRenewal = sql`(not ${isExhausted} and holds.expires_at < now() + ${minutes(FRESH_MINUTES)})`;

const mayTake = sql`holds.order_number is null and case when ${isOwn}
  then not ${isOver} or not ${isExhausted} or holds.paying_attempt is not null
    or holds.expires_at <= now() - ${minutes(COOL_DOWN_MINUTES)}
  else ${isOver} and holds.paying_attempt is null end`;

export interface HoldRequest {
  /** What the hold is keyed by, see `heldKey`. */
  readonly key: string;
  readonly configUrl: string | null;
}

/** Who takes a hold, and the hash of where from; null on one's own machine. */
export interface Holder {
  readonly owner: string;
  readonly network: string | null;
}

/** The row to be: of a vehicle that is still for sale, or of one that is still to be built. */
function wantedRow({ key, configUrl }: HoldRequest, { owner, network }: Holder, token: string): SQL {
  const values = sql`${owner}, ${network}, ${token}, now() + ${minutes(MINUTES)}, now() + ${minutes(MINUTES * (MAX_EXTENSIONS + 1))}`;
  if (configUrl !== null) return sql`select ${key}, ${configUrl}, ${values}`;
  return sql`select id, null, ${values} from vehicles where id = ${key} and status in (${oneOf(RESERVABLE_STATUSES)}) and removed_at is null`;
}

/**
 * Takes the hold on a vehicle, or renews it for its owner, in one statement and by the database's
 * clock; undefined when somebody else has it or the vehicle is not for sale. A payment that is
 * under way keeps the row, whatever the clock says.
 */
export async function takeHold(db: Executor, wanted: HoldRequest, holder: Holder): Promise<TakenHold | undefined> {
  const token = randomBytes(18).toString('base64url');
  const [row] = await query(
    db,
    held,
    sql`
    with before as (select token, ${isOver} and paying_attempt is null as is_over from holds where vehicle_id = ${wanted.key}), taken as (
      insert into holds (vehicle_id, config_url, owner, network, token, expires_at, max_expires_at)
      ${wantedRow(wanted, holder, token)}
      on conflict (vehicle_id) do update set
        owner = excluded.owner,
        network = case when ${isFresh} then excluded.network else holds.network end,
        token = case when ${isFresh} then excluded.token else holds.token end,
        taken_at = case when ${isFresh} then now() else holds.taken_at end,
        max_expires_at = case when ${isFresh} then excluded.max_expires_at else holds.max_expires_at end,
        extended = case when ${isFresh} then 0 when ${isRenewal} then holds.extended + 1 else holds.extended end,
        expires_at = case when ${isFresh} then excluded.expires_at
          when ${isRenewal} then least(excluded.expires_at, holds.max_expires_at) else holds.expires_at end
      where ${mayTake}
      returning *
    ), noted as (
      insert into hold_events (vehicle_id, token, what)
      select vehicle_id, before.token, 'lapsed' from taken, before where before.token <> taken.token
      union all select vehicle_id, token, case when token = ${token} then 'taken' else 'entered' end from taken
    )
    select token, extended, (token = ${token} or (select is_over from before)) as is_new, ${iso(sql`expires_at`)} as expires_at, ${iso(sql`now()`)} as now from taken`,
  );
  return row;
}

/**
 * Nobody keeps a stock from others: the oldest holds of a visitor beyond this many are given back,
 * unless a payment is under way.
 */
export const MAX_HOLDS = 3;

export async function limitHolds(db: Executor, owner: string): Promise<void> {
  await run(
    db,
    sql`
    with gone as (
      delete from holds where vehicle_id in (
        select vehicle_id from holds where owner = ${owner} and order_number is null and paying_attempt is null
        order by taken_at desc offset ${MAX_HOLDS} for update skip locked
      )
      returning vehicle_id, token
    )
    insert into hold_events (vehicle_id, token, what) select vehicle_id, token, 'released' from gone`,
  );
}

/** Gives a hold back unless an order or a payment rests on it; true when it did. */
export async function releaseHold(db: Executor, token: string, owner: string): Promise<boolean> {
  return (
    (await run(
      db,
      sql`
    with gone as (
      delete from holds
      where token = ${token} and owner = ${owner} and order_number is null and paying_attempt is null
      returning vehicle_id, token
    )
    insert into hold_events (vehicle_id, token, what) select vehicle_id, token, 'released' from gone returning id`,
    )) > 0
  );
}

const standing = z.object({
  token: z.string(),
  owner: z.string(),
  paying_attempt: z.string().nullable(),
  order_number: z.string().nullable(),
  is_over: z.boolean(),
});
export type LockedHold = z.output<typeof standing>;

/** The hold on a vehicle, kept from changing until the transaction ends. */
export async function lockHold(db: Executor, vehicleId: string): Promise<LockedHold | undefined> {
  const [row] = await query(
    db,
    standing,
    sql`select token, owner, paying_attempt, order_number, expires_at <= now() as is_over
      from holds where vehicle_id = ${vehicleId} for update`,
  );
  return row;
}

/** A payment is under way: until it is settled nobody else takes the vehicle. */
export async function setPaying(db: Executor, key: string, token: string, attempt: string): Promise<void> {
  await run(
    db,
    sql`update holds set paying_attempt = ${attempt} where vehicle_id = ${key} and token = ${token} and order_number is null`,
  );
}

/** A payment has come to rest; one that was begun after it stays. */
export async function releasePaying(db: Executor, key: string, attempt: string): Promise<void> {
  await run(db, sql`update holds set paying_attempt = null where vehicle_id = ${key} and paying_attempt = ${attempt}`);
}

/** The hold belongs to an order from now on. */
export async function bindHold(db: Executor, vehicleId: string, token: string, orderNumber: string): Promise<void> {
  await run(
    db,
    sql`update holds set order_number = ${orderNumber}, paying_attempt = null where vehicle_id = ${vehicleId} and token = ${token}`,
  );
  await run(db, sql`insert into hold_events (vehicle_id, token, what) values (${vehicleId}, ${token}, 'kept')`);
}

/** The vehicle of an order that has ended is free again. */
export async function dropHold(db: Executor, orderNumber: string): Promise<void> {
  await run(
    db,
    sql`
    with gone as (delete from holds where order_number = ${orderNumber} returning vehicle_id, token)
    insert into hold_events (vehicle_id, token, what) select vehicle_id, token, 'released' from gone`,
  );
}

/**
 * An order ends that had not secured its vehicle: whatever payment was under way, the vehicle is
 * free.
 */
export async function releaseOpen(db: Executor, token: string): Promise<void> {
  await run(
    db,
    sql`
    with gone as (delete from holds where token = ${token} and order_number is null returning vehicle_id, token)
    insert into hold_events (vehicle_id, token, what) select vehicle_id, token, 'released' from gone`,
  );
}
