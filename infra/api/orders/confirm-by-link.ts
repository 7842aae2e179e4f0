import { isSecured } from '@showroom/contracts/entities/order-states';
import { sql } from 'drizzle-orm';
import * as z from 'zod';
import type { OrderRow } from '../../database/schema/buy-online';
import { query, run } from '../../database/sql';
import { enqueue } from '../../jobs/queue';
import { IS_LINK_OVER } from '../order-store/link-deadline';
import { queueOrderMail } from '../order-store/order-mails';
import { withVehicle } from '../order-store/vehicle-lock';
import { attemptsOf } from '../payments/ledger/attempts';
import type { BuyOnline } from '../payments/services';
import { changeOrder } from '../payments/settlement/apply-step';
import { endOrder } from '../payments/settlement/end-order';
import { lockOrder } from '../payments/settlement/lock-order';
import { SETTLE_JOB, settleSurely } from '../payments/settlement/settle';

/**
 * The customer opened the link that they were sent: money that is on hold may be taken now, and an
 * order that waited for nothing else is confirmed. After its time the link ends the order. Opening
 * it again changes nothing.
 */
export async function confirmByLink(services: BuyOnline, { number, held_id }: OrderRow): Promise<void> {
  const { db } = services.database;
  const opened = await withVehicle(db, held_id, async (transaction) => {
    const order = await lockOrder(transaction, number);
    if (!order.awaits_link || !isSecured(order.state)) return undefined;
    const late = await run(transaction, sql`select 1 from orders where number = ${number} and ${IS_LINK_OVER}`);
    if (late > 0) return 'late';
    await run(transaction, sql`update orders set link_confirmed_at = now() where number = ${number}`);
    await queueOrderMail(transaction, number, 'retailer-reserved');
    const [last] = await attemptsOf(transaction, number);
    if (last?.state === 'paid') await changeOrder(transaction, order, 'confirmed', 'the customer opened the link');
    if (last?.state !== 'authorised') return undefined;
    await enqueue(transaction, { kind: SETTLE_JOB, payload: { attempt: last.id }, delay: 5 });
    return { heldMoney: last.id };
  });
  if (opened === 'late') await endOrder(services, number, 'expired', LINK_IS_OVER);
  else if (opened) await settleSurely(services, opened.heldMoney);
}

export const LINK_IS_OVER = 'the customer did not open the link in time';

const numbers = z.object({ number: z.string() });

/** Orders whose link can no longer be opened. */
export async function ordersPastTheirLink({ database }: BuyOnline, most: number): Promise<string[]> {
  const rows = await query(
    database.db,
    numbers,
    sql`select number from orders
    where state in ('reserved', 'paid') and ${IS_LINK_OVER} order by reserved_at limit ${most}`,
  );
  return rows.map(({ number }) => number);
}
