import { OPEN_STATES } from '@showroom/contracts/entities/order-states';
import { and, eq, inArray, sql } from 'drizzle-orm';
import * as z from 'zod';
import { orders } from '../../../database/schema/buy-online';
import { moveOrder } from '../order/move-order';
import type { BuyOnline } from '../services';
import { settleSurely } from '../settlement/settle';
import { rowsOf } from '../sql';
import { withVehicle } from '../vehicle-lock';
import { releaseHold } from './hold';

/** Gives a hold back, with its open order and a payment that nobody made; repeating it changes nothing. */
export async function giveBack(services: BuyOnline, owner: string, token: string): Promise<void> {
  const { db } = services.database;
  const [row] = await rowsOf(
    db,
    sql`select vehicle_id, paying_attempt from holds where token = ${token} and owner = ${owner}`,
  );
  if (row === undefined) return;
  const { vehicle_id, paying_attempt } = z
    .object({ vehicle_id: z.string(), paying_attempt: z.string().nullable() })
    .parse(row);
  if (paying_attempt !== null) await settleSurely(services, paying_attempt, true);
  await withVehicle(db, vehicle_id, async (transaction) => {
    if (!(await releaseHold(transaction, token, owner))) return;
    const open = await transaction
      .select({ number: orders.number })
      .from(orders)
      .where(and(eq(orders.hold_token, token), inArray(orders.state, [...OPEN_STATES])));
    for (const { number } of open) await moveOrder(transaction, number, 'cancelled', 'the visitor gave the hold back');
  });
}
