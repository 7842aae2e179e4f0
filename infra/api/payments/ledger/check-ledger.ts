import { canBecome, OPEN_STATES, ORDER_STATES, SECURED_STATES } from '@showroom/contracts/entities/order-states';
import { type SQL, sql } from 'drizzle-orm';
import * as z from 'zod';
import type { Database } from '../../../database/database';
import { oneOf, query } from '../../../database/sql';
import { LAST_STATE, REFUNDED } from './attempts';
import { hasGivenUp } from './given-up';

const SECURED = oneOf(SECURED_STATES);
const OPEN = oneOf(OPEN_STATES);

/** Every attempt with its last state and what the ledger has of it: held by the bank, and ours. */
const ATTEMPTS = sql`(select a.id, a.order_number, a.amount, a.currency, ${LAST_STATE} as state,
  (select max(at) from payment_transitions t where t.attempt_id = a.id) as changed_at,
  coalesce((select sum(l.amount) from ledger_entries l where l.attempt_id = a.id and l.account = 'on_hold'), 0) as on_hold,
  coalesce((select sum(l.amount) from ledger_entries l where l.attempt_id = a.id and l.account = 'taken'), 0) as taken,
  ${REFUNDED} as refunded
  from payment_attempts a)`;

const FORBIDDEN_STEPS = sql.join(
  ORDER_STATES.flatMap((from) =>
    ORDER_STATES.filter((to) => !canBecome(from, to)).map((to) => sql`(${from}::text, ${to}::text)`),
  ),
  sql`, `,
);

/** What must hold at any time, each with the statement that finds who breaks it. */
const RULES: readonly (readonly [rule: string, broken: SQL])[] = [
  // Vehicles, orders and holds.
  [
    'a vehicle has at most one owner',
    sql`select held_id as broken from orders where state in (${SECURED}) group by held_id having count(*) > 1`,
  ],
  [
    'the vehicle of an order is reserved, sold or out of stock',
    sql`select o.number as broken from orders o left join vehicles v on v.id = o.vehicle_id
      where o.state in (${SECURED}) and o.config_url is null and v.removed_at is null
        and coalesce(v.status, '') not in ('reserved', 'sold')`,
  ],
  [
    'an order that has its vehicle keeps the hold',
    sql`select o.number as broken from orders o left join holds h on h.vehicle_id = o.held_id
      where o.state in (${SECURED}) and (h.order_number is distinct from o.number or h.owner <> o.owner)`,
  ],
  [
    'a hold is kept for an order that has its vehicle only',
    sql`select h.vehicle_id as broken from holds h left join orders o on o.number = h.order_number
      where h.order_number is not null and (o.number is null or o.state not in (${SECURED}))`,
  ],
  [
    'a hold has one open order at most, of the same visitor',
    sql`select h.vehicle_id as broken from holds h join orders o on o.hold_token = h.token and o.state in (${OPEN})
      group by h.vehicle_id, h.owner having count(o.number) > 1 or bool_or(o.owner <> h.owner)`,
  ],
  [
    'nobody loses a hold before its time',
    sql`select vehicle_id as broken from (
        select vehicle_id, what, at, lag(what) over held as before, lag(at) over held as since
        from hold_events where what in ('taken', 'released', 'lapsed') window held as (partition by vehicle_id order by id)
      ) e where what in ('taken', 'lapsed') and before = 'taken' and at < since + interval '15 minutes'`,
  ],
  [
    'an order goes the ways that there are, and is where its history ends',
    sql`select order_number as broken from (
        select order_number, state, lag(state) over (partition by order_number order by sequence) as before from order_transitions
      ) t where (before, state) in (${FORBIDDEN_STEPS})
      union select number from orders o where state is distinct from
        (select t.state from order_transitions t where t.order_number = o.number order by sequence desc limit 1)`,
  ],
  // Payments.
  [
    'money is kept only of an order that has its vehicle',
    sql`select p.id as broken from ${ATTEMPTS} p join orders o on o.number = p.order_number
      where p.state = 'paid' and o.state not in (${SECURED})`,
  ],
  [
    'an order that is paid or confirmed has exactly one payment that is kept',
    sql`select number as broken from orders o where state in ('paid', 'confirmed')
      and (select count(*) from ${ATTEMPTS} p where p.order_number = o.number and p.state = 'paid') <> 1`,
  ],
  [
    'an order that has ended has no payment under way for more than an hour',
    sql`select p.id as broken from ${ATTEMPTS} p join orders o on o.number = p.order_number
      where o.state not in (${OPEN}, ${SECURED}) and p.state not in ('voided', 'refunded', 'given_up')
        and p.changed_at < now() - interval '1 hour'`,
  ],
  // Money.
  [
    'the entries of an order add up to nothing, in each currency',
    sql`select order_number as broken from ledger_entries group by order_number, currency having sum(amount) <> 0`,
  ],
  [
    'nothing is taken, let go or given back that was not there',
    sql`select attempt_id as broken from ledger_entries where account <> 'visitor'
      group by attempt_id, account, currency having sum(amount) < 0`,
  ],
  [
    'the ledger has of each payment what its state says',
    sql`select id as broken from ${ATTEMPTS} p where not case state
      when 'paid' then on_hold = 0 and taken = amount - refunded and (taken > 0 or amount = 0)
      when 'authorised' then on_hold = amount and taken = 0
      when 'voiding' then taken = 0
      when 'refunding' then on_hold = 0
      when 'given_up' then on_hold = 0 and taken > 0
      else on_hold = 0 and taken = 0 end`,
  ],
  [
    'money is ours in the currency that was asked for',
    sql`select a.id as broken from payment_attempts a join ledger_entries l on l.attempt_id = a.id
      where l.account = 'taken' and l.currency <> a.currency group by a.id, l.currency having sum(l.amount) <> 0`,
  ],
  [
    'nobody pays an order twice',
    sql`select o.number as broken from orders o join ledger_entries l on l.order_number = o.number and l.account <> 'visitor'
      group by o.number, o.amount having sum(l.amount) > o.amount
        and not exists (select 1 from ${ATTEMPTS} p where p.order_number = o.number and p.state in ('voiding', 'refunding'))`,
  ],
  // What goes back.
  [
    'what was marked as given back is back by the ledger',
    sql`select r.order_number as broken from refunds r join ${ATTEMPTS} p on p.id = r.attempt_id
      where r.given_at is not null and r.up_to > p.refunded`,
  ],
  [
    'a part that was asked for is given back or given up within four days',
    sql`select order_number as broken from refunds
      where given_at is null and given_up_at is null and asked_at < now() - interval '4 days'`,
  ],
  [
    'parts of a payment follow each other, and are not more than it was',
    sql`select r.order_number as broken from refunds r join payment_attempts a on a.id = r.attempt_id
      where r.amount <= 0 or r.up_to < r.amount or r.up_to > a.amount`,
  ],
  [
    'no refund was given up: a person has to see to it',
    sql`select o.number as broken from orders o where ${hasGivenUp(sql`o.number`)}`,
  ],
  // Appointments.
  [
    'an appointment is not before its order was posted',
    sql`select a.order_number as broken from appointments a join orders o on o.number = a.order_number where o.state = 'initialized'`,
  ],
  [
    'nobody comes twice at once, and nobody to an hour that ended before it began',
    sql`select order_number as broken from appointments where ends_at <= starts_at or seat < 1`,
  ],
  [
    'an appointment is the one of its order, and an order with one has its seat',
    sql`select o.number as broken from orders o left join appointments a on a.order_number = o.number
      where o.state in (${OPEN}, ${SECURED}) and (
        (o.metadata -> 'appointment' ->> 'starts_at')::timestamptz is distinct from a.starts_at
        or (o.metadata -> 'appointment' ->> 'retailer_id') is distinct from a.retailer_id
        or (o.metadata -> 'appointment' ->> 'purpose') is distinct from a.purpose)`,
  ],
];

export interface BrokenRule {
  readonly rule: string;
  /** Orders, attempts or vehicles that break it. */
  readonly broken: readonly string[];
}

/**
 * Holds money, orders, holds and appointments against their rules; an empty answer is a good one.
 */
export async function checkLedger(database: Pick<Database, 'db'>): Promise<BrokenRule[]> {
  const found: BrokenRule[] = [];
  for (const [rule, statement] of RULES) {
    const rows = await query(database.db, z.object({ broken: z.string() }), statement);
    if (rows.length > 0) found.push({ rule, broken: rows.map(({ broken }) => broken) });
  }
  return found;
}

export const RULE_COUNT = RULES.length;
