import { isSecured } from '@showroom/contracts/entities/order-states';
import { sql } from 'drizzle-orm';
import * as z from 'zod';
import type { Transaction } from '../../../database/database';
import { queryOne } from '../../../database/sql';
import { releaseOpen } from '../../order-store/hold';
import { withVehicle } from '../../order-store/vehicle-lock';
import { attemptsOf, isFinal } from '../ledger/attempts';
import type { BuyOnline } from '../services';
import { changeOrder, type LockedOrder } from './apply-step';
import { lockOrder } from './lock-order';
import { settleSurely } from './settle';

/**
 * Ends an order for good: its vehicle is free at once, and its money is let go or given back; that
 * goes on as a job when the provider cannot be reached. `also` is written with it. False when it
 * had ended before.
 */
export async function endOrder(
  services: BuyOnline,
  number: string,
  to: 'cancelled' | 'expired',
  reason: string,
  also: (db: Transaction) => Promise<void> = async () => {},
): Promise<boolean> {
  const { database } = services;
  const { held_id } = await queryOne(
    database.db,
    z.object({ held_id: z.string() }),
    sql`select held_id from orders where number = ${number}`,
  );
  const hasEnded = await withVehicle(database.db, held_id, async (db) => {
    const order = await lockOrder(db, number);
    if (!(await endWithin(db, order, to, reason))) return false;
    await also(db);
    return true;
  });
  for (const { id, state } of await attemptsOf(database.db, number)) {
    if (!isFinal(state) || state === 'paid') await settleSurely(services, id);
  }
  return hasEnded;
}

/**
 * Ends an order inside the vehicle's transaction; what becomes of its money is settled after it.
 */
export async function endWithin(
  db: Transaction,
  order: LockedOrder,
  to: 'cancelled' | 'expired',
  reason: string,
): Promise<boolean> {
  if (!(await changeOrder(db, order, to, reason))) return false;
  if (!isSecured(order.state)) await releaseOpen(db, order.hold_token);
  return true;
}
