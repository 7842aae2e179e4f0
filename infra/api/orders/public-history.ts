import type { OrderEventName, OrderHistoryEntry } from '@showroom/contracts/entities/order';
import { ORDER_STATES } from '@showroom/contracts/entities/order-states';
import { sql } from 'drizzle-orm';
import * as z from 'zod';
import type { Executor } from '../../database/database';
import { toMajor } from '../../database/money';
import type { OrderRow } from '../../database/schema/buy-online';
import { MOVEMENTS, type Movement } from '../../database/schema/ledger';
import { iso, query } from '../../database/sql';
import { orderEventText } from './order-event-texts';

const AFTER_MOVEMENT = {
  authorised: 'money_on_hold',
  captured: 'money_taken',
  released: 'money_let_go',
  refunded: 'money_given_back',
} as const satisfies Record<Movement, OrderEventName>;

const happened = z.object({
  at: z.string(),
  what: z.union([
    z.enum(ORDER_STATES),
    z.literal('refund_asked'),
    z.enum(MOVEMENTS).transform((movement) => AFTER_MOVEMENT[movement]),
  ]),
  /** Minor units. */
  amount: z.coerce.number().nullable(),
});

/**
 * Everything that its visitor may know of an order, oldest first, in its own language; reasons and
 * people stay at the desk.
 */
export async function publicHistoryOf(db: Executor, order: OrderRow): Promise<OrderHistoryEntry[]> {
  const { number, locale, currency } = order;
  const rows = await query(
    db,
    happened,
    sql`
    select ${iso(sql`at`)} as at, what, amount from (
      select at, state as what, null::bigint as amount, sequence as place from order_transitions where order_number = ${number}
      union all
      select asked_at, 'refund_asked', amount, 0 from refunds where order_number = ${number}
      union all
      select at, movement, amount, -id from ledger_entries where order_number = ${number} and amount > 0
    ) happened order by at, place`,
  );
  return rows.map(({ at, what, amount }) => ({
    at,
    what,
    text: orderEventText(what, locale),
    amount: amount === null ? null : toMajor(amount, currency),
  }));
}
