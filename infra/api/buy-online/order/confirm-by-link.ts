import { isSecured } from '@showroom/contracts/entities/order-states';
import { sql } from 'drizzle-orm';
import type { OrderRow } from '../../../database/schema/buy-online';
import { LAST_STATE } from '../ledger';
import type { BuyOnline } from '../services';
import { changeOrder } from '../settlement/apply-step';
import { lockOrder } from '../settlement/lock-order';
import { rowsOf } from '../sql';
import { withVehicle } from '../vehicle-lock';

/** The customer opened the link that they were sent: an order that waited for nothing else is confirmed. Opening it again changes nothing. */
export async function confirmByLink({ database }: BuyOnline, { number, held_id }: OrderRow): Promise<void> {
  await withVehicle(database.db, held_id, async (db) => {
    const order = await lockOrder(db, number);
    if (!order.awaits_link || !isSecured(order.state)) return;
    await rowsOf(db, sql`update orders set link_confirmed_at = now() where number = ${number}`);
    const kept = sql`select 1 from payment_attempts a where a.order_number = ${number} and ${LAST_STATE} = 'paid'`;
    // Money that is still on hold waits for the retailer.
    if ((await rowsOf(db, kept)).length > 0) await changeOrder(db, order, 'confirmed', 'the customer opened the link');
  });
}
