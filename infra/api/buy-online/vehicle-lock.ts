import { sql } from 'drizzle-orm';
import type { Db } from '../../database/database';
import type { Transaction } from './services';
import { rowsOf } from './sql';

/** Any number, so that these locks meet no others. */
const LOCKS = 7_205_115;

/**
 * Runs a transaction alone among those of the same vehicle: order, attempt and hold are then locked
 * in any order without deadlock. Nothing that waits for a third party may run inside.
 */
export function withVehicle<T>(db: Db, vehicleId: string, work: (transaction: Transaction) => Promise<T>): Promise<T> {
  return db.transaction(async (transaction) => {
    await rowsOf(transaction, sql`select pg_advisory_xact_lock(${LOCKS}, hashtext(${vehicleId}))`);
    return work(transaction);
  });
}
