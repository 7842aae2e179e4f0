import { canBecome, isEnded, isSecured, type OrderState } from '@showroom/contracts/entities/order-states';
import { eq, sql } from 'drizzle-orm';
import type { Executor, Transaction } from '../../database/database';
import { orders } from '../../database/schema/buy-online';
import { run } from '../../database/sql';
import { enqueue } from '../../jobs/queue';
import { ORDER_LEAD_JOB } from './order-lead-job';

/** An order begins with its hold. */
export async function beginOrder(db: Transaction, order: typeof orders.$inferInsert): Promise<void> {
  await db.insert(orders).values({ ...order, state: 'initialized' });
  await note(db, order.number, 'initialized', 'the visitor took the hold');
}

/**
 * Brings an order to another state and writes it into its history; false when it is there already,
 * or when no way leads there. The only place where a state changes: call it inside the vehicle's
 * transaction.
 */
export async function moveOrder(db: Transaction, number: string, to: OrderState, reason: string): Promise<boolean> {
  const [order] = await db.select({ state: orders.state }).from(orders).where(eq(orders.number, number)).for('update');
  if (!order || !canBecome(order.state, to)) return false;
  const isFirstSecured = isSecured(to) && !isSecured(order.state);
  await db
    .update(orders)
    .set({
      state: to,
      ...(isFirstSecured && { reserved_at: sql`now()` }),
      ...(to === 'confirmed' && { confirmed_at: sql`now()` }),
      ...(isEnded(to) && { closed_at: sql`now()` }),
    })
    .where(eq(orders.number, number));
  await note(db, number, to, reason);
  // What became of a reservation is told to the CRM by its lead, which nobody waits for.
  if (isSecured(to) || isSecured(order.state)) await enqueue(db, { kind: ORDER_LEAD_JOB, payload: { order: number } });
  return true;
}

async function note(db: Executor, number: string, state: OrderState, reason: string): Promise<void> {
  await run(
    db,
    sql`insert into order_transitions (order_number, sequence, state, reason)
      select ${number}, coalesce(max(sequence), 0) + 1, ${state}, ${reason} from order_transitions where order_number = ${number}`,
  );
}
