import { ShowroomError } from '@showroom/contracts/errors/showroom-error';
import { eq } from 'drizzle-orm';
import type { Db } from '../../database/database';
import { type OrderRow, orders } from '../../database/schema/buy-online';
import { parseOrderNumber } from './order-number';

/** The order of this number, kept from changing until the transaction ends when `lock` is set. */
export async function findOrder(db: Db, number: string, lock = false): Promise<OrderRow | undefined> {
  const query = db
    .select()
    .from(orders)
    .where(eq(orders.number, parseOrderNumber(number)));
  const [found] = await (lock ? query.for('update') : query);
  return found;
}

/** For everybody else there is no such order. */
export async function ownOrder(db: Db, number: string, visitorId: string | undefined, lock = false): Promise<OrderRow> {
  const found = await findOrder(db, number, lock);
  if (!found || visitorId === undefined || found.owner !== visitorId) throw orderNotFound();
  return found;
}

export function orderNotFound(): ShowroomError {
  return new ShowroomError('page.not-found', { status: 404 });
}
