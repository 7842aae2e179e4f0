import { sql } from 'drizzle-orm';
import * as z from 'zod';
import type { Database } from '../../database/database';
import { LAST_STATE } from './ledger';

const ATTEMPTS = sql`(select a.id, a.order_number, ${LAST_STATE} as state,
  (select max(at) from payment_transitions t where t.attempt_id = a.id) as changed_at from payment_attempts a)`;

/** What must hold at any time, each with the statement that finds who breaks it. */
const RULES = [
  [
    'a vehicle has at most one owner',
    sql`select vehicle_id as broken from orders where state = 'confirmed' group by vehicle_id having count(*) > 1`,
  ],
  [
    'money is kept only of a confirmed order',
    sql`select p.id as broken from ${ATTEMPTS} p join orders o on o.number = p.order_number
      where p.state = 'paid' and o.state <> 'confirmed'`,
  ],
  [
    'a confirmed order has exactly one payment that is kept',
    sql`select number as broken from orders o where state = 'confirmed'
      and (select count(*) from ${ATTEMPTS} p where p.order_number = o.number and p.state = 'paid') <> 1`,
  ],
  [
    'the vehicle of a confirmed order is reserved, sold or out of stock',
    sql`select o.number as broken from orders o left join vehicles v on v.id = o.vehicle_id
      where o.state = 'confirmed' and v.removed_at is null and coalesce(v.status, '') not in ('reserved', 'sold')`,
  ],
  [
    'a confirmed order keeps the hold of its vehicle',
    sql`select o.number as broken from orders o left join holds h on h.vehicle_id = o.vehicle_id
      where o.state = 'confirmed' and (h.order_number is distinct from o.number or h.owner <> o.owner)`,
  ],
  [
    'a hold is kept for a confirmed order only',
    sql`select h.vehicle_id as broken from holds h left join orders o on o.number = h.order_number
      where h.order_number is not null and o.state is distinct from 'confirmed'`,
  ],
  [
    'an order that is closed has no payment under way for more than an hour',
    sql`select p.id as broken from ${ATTEMPTS} p join orders o on o.number = p.order_number
      where o.state in ('cancelled', 'expired') and p.state not in ('voided', 'refunded')
        and p.changed_at < now() - interval '1 hour'`,
  ],
] as const;

export interface BrokenRule {
  readonly rule: string;
  /** Orders, attempts or vehicles that break it. */
  readonly broken: readonly string[];
}

/** Holds the ledger against its rules; an empty answer is a good one. */
export async function checkLedger(database: Database): Promise<BrokenRule[]> {
  const found: BrokenRule[] = [];
  for (const [rule, statement] of RULES) {
    const rows = z.array(z.object({ broken: z.string() })).parse(await database.rows(statement));
    if (rows.length > 0) found.push({ rule, broken: rows.map(({ broken }) => broken) });
  }
  return found;
}

export const RULE_COUNT = RULES.length;
