import { ORDER_ACTIONS, ORDER_MAILS, type OrderEvent } from '@showroom/contracts/entities/order-record';
import { ORDER_STATES } from '@showroom/contracts/entities/order-states';
import { type SQL, sql } from 'drizzle-orm';
import * as z from 'zod';
import type { Executor } from '../../../database/database';
import { toMajor } from '../../../database/money';
import type { OrderRow } from '../../../database/schema/buy-online';
import { iso, query } from '../../../database/sql';

const happened = z.object({ at: z.string() });

/** Where each kind of event is written down. */
const SOURCES: readonly ((order: OrderRow) => readonly [z.ZodType<OrderEvent>, SQL])[] = [
  ({ number }) => [
    happened.extend({ kind: z.literal('order'), state: z.enum(ORDER_STATES), reason: z.string() }),
    sql`select 'order' as kind, ${iso(sql`at`)} as at, state, reason from order_transitions
      where order_number = ${number} order by sequence`,
  ],
  ({ number }) => [
    happened.extend({ kind: z.literal('payment'), payment: z.string(), state: z.string(), reason: z.string() }),
    sql`select 'payment' as kind, ${iso(sql`t.at`)} as at, a.id as payment, t.state, t.reason from payment_transitions t
      join payment_attempts a on a.id = t.attempt_id where a.order_number = ${number} order by t.attempt_id, t.sequence`,
  ],
  ({ held_id, hold_token }) => [
    happened.extend({ kind: z.literal('hold'), what: z.string() }),
    sql`select 'hold' as kind, ${iso(sql`at`)} as at, what from hold_events
      where vehicle_id = ${held_id} and token = ${hold_token} order by id`,
  ],
  ({ number }) => [
    happened.extend({ kind: z.literal('mail'), mail: z.enum(ORDER_MAILS), to: z.string() }),
    sql`select 'mail' as kind, ${iso(sql`sent_at`)} as at, kind as mail, recipients->>0 as to from mails
      where order_number = ${number} and sent_at is not null order by sent_at`,
  ],
  ({ number, currency }) => [
    happened.extend({
      kind: z.literal('refund'),
      what: z.enum(['given', 'given_up']),
      amount: z.coerce.number().transform((minor) => toMajor(minor, currency)),
    }),
    sql`select 'refund' as kind, ${iso(sql`ended.at`)} as at, ended.what, amount from refunds r,
        lateral (values ('given', given_at), ('given_up', given_up_at)) as ended (what, at)
      where order_number = ${number} and ended.at is not null order by ended.at`,
  ],
  ({ number }) => [
    happened.extend({ kind: z.literal('person'), action: z.enum(ORDER_ACTIONS), who: z.string(), why: z.string() }),
    sql`select 'person' as kind, ${iso(sql`at`)} as at, action, who, why from order_actions
      where order_number = ${number} order by id`,
  ],
];

/**
 * Everything that happened to an order, oldest first; what happened at the same time keeps its own
 * order.
 */
export async function historyOf(db: Executor, order: OrderRow): Promise<OrderEvent[]> {
  const events: OrderEvent[] = [];
  for (const source of SOURCES) {
    const [event, statement] = source(order);
    events.push(...(await query(db, event, statement)));
  }
  return events.sort((left, right) => left.at.localeCompare(right.at));
}
