import type { OrderAction } from '@showroom/contracts/entities/order-record';
import { sql } from 'drizzle-orm';
import type { Executor } from '../../database/database';
import { run } from '../../database/sql';

/** Who does something with an order, and why. */
export interface PersonsAction {
  readonly who: string;
  readonly why: string;
}

/** Writes down what a person of the market did, in the transaction that does it. */
export async function noteAction(
  db: Executor,
  number: string,
  action: OrderAction,
  { who, why }: PersonsAction,
): Promise<void> {
  await run(
    db,
    sql`insert into order_actions (order_number, action, who, why) values (${number}, ${action}, ${who}, ${why})`,
  );
}
