import { isEnded } from '@showroom/contracts/entities/order-states';
import { sql } from 'drizzle-orm';
import * as z from 'zod';
import type { Executor } from '../../database/database';
import type { OrderRow } from '../../database/schema/buy-online';
import { query } from '../../database/sql';
import { attemptsOf } from '../payments/ledger/attempts';
import { refundsOf } from '../payments/ledger/refunds';
import type { MoneyBack, MoneyWhere } from './order-email';

const NONE: MoneyBack = { kind: 'none', amount: 0 };

/**
 * What became of an order's money: what goes back or was let go when it ended, and before that the
 * parts that went back.
 */
export async function moneyBackOf(db: Executor, { number, amount, state, closed_at }: OrderRow): Promise<MoneyBack> {
  if (amount === 0) return NONE;
  if (!isEnded(state)) {
    const parts = (await refundsOf(db, number)).filter(({ given_up_at }) => given_up_at === null);
    return { kind: 'refunded', amount: parts.reduce((sum, part) => sum + part.amount, 0) };
  }
  const states = await query(
    db,
    z.object({ state: z.string() }),
    sql`select distinct t.state from payment_transitions t join payment_attempts a on a.id = t.attempt_id
      where a.order_number = ${number} and t.state in ('authorised', 'paid', 'refunding', 'refunded')`,
  );
  if (states.some((one) => one.state !== 'authorised')) {
    return { kind: 'refunded', amount: amount - (await backBefore(db, number, closed_at)) };
  }
  return states.length > 0 ? { kind: 'released', amount } : NONE;
}

/** Where the money of an order is that has not ended. */
export async function whereMoneyIs(db: Executor, { number, amount }: OrderRow): Promise<MoneyWhere> {
  const [last] = await attemptsOf(db, number);
  if (amount === 0 || !last) return 'none';
  return last.state === 'paid' ? 'taken' : 'held';
}

/** Parts that were with the customer when the order ended. */
async function backBefore(db: Executor, number: string, closedAt: string | null): Promise<number> {
  const rows = await query(
    db,
    z.object({ sum: z.coerce.number() }),
    sql`select coalesce(sum(amount), 0) as sum from ledger_entries
      where order_number = ${number} and movement = 'refunded' and amount > 0 and at < ${closedAt}`,
  );
  return rows[0]?.sum ?? 0;
}
