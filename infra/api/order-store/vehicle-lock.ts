import { sql } from 'drizzle-orm';
import type { Db, Transaction } from '../../database/database';
import { run } from '../../database/sql';

/** Any number, so that these locks meet no others. */
const LOCKS = 7_205_115;

/**
 * Runs a transaction alone among those of the same vehicle: order, attempt and hold are then locked
 * in any order without deadlock. Nothing that waits for a third party may run inside.
 */
export function withVehicle<T>(db: Db, vehicleId: string, work: (transaction: Transaction) => Promise<T>): Promise<T> {
  return db.transaction(async (transaction) => {
    await run(transaction, sql`select pg_advisory_xact_lock(${LOCKS}, hashtext(${vehicleId}))`);
    return work(transaction);
  });
}
