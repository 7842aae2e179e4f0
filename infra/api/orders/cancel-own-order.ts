import { ShowroomError } from '@showroom/contracts/errors/showroom-error';
import { sql } from 'drizzle-orm';
import type { OrderRow } from '../../database/schema/buy-online';
import { run } from '../../database/sql';
import type { BuyOnline } from '../payments/services';
import { cancelOrder } from './cancel-order';
import { type OrderKey, openedOrder } from './opened-order';

/**
 * A visitor cancels until the vehicle was handed over: then it is the retailer's to undo a sale.
 */
export async function cancelOwnOrder(services: BuyOnline, number: string, key: OrderKey): Promise<OrderRow> {
  const order = await openedOrder(services, number, key);
  if (order.state === 'confirmed' && (await isSold(services, order))) {
    throw new ShowroomError('order.handed-over', { status: 409 });
  }
  return cancelOrder(services, order.number, { kind: 'visitor' });
}

/** The retailer handed the vehicle over. */
export async function isSold({ database }: BuyOnline, { vehicle_id, config_url }: OrderRow): Promise<boolean> {
  if (config_url !== null) return false;
  return (await run(database.db, sql`select 1 from vehicles where id = ${vehicle_id} and status = 'sold'`)) > 0;
}
