import { sql } from 'drizzle-orm';
import * as z from 'zod';
import { query, run } from '../../../database/sql';
import { withVehicle } from '../../order-store/vehicle-lock';
import type { BuyOnline } from '../services';
import { addTransition, LAST_STATE, lockAttempt } from './attempts';

/** A provider has this long to give money back; then a person has to see to it. */
const PATIENCE = sql.raw(`interval '3 days'`);

const overdue = z.object({ id: z.string(), held_id: z.string() });

/**
 * Marks what the provider refused to give back, or did not hear of, for too long; the desk shows
 * it, and can ask again.
 */
export async function giveUpRefunds({ database }: BuyOnline): Promise<void> {
  await run(
    database.db,
    sql`
    update refunds set given_up_at = now()
    where given_at is null and given_up_at is null and asked_at <= now() - ${PATIENCE}`,
  );
  const rows = await query(
    database.db,
    overdue,
    sql`
    select a.id, o.held_id from payment_attempts a join orders o on o.number = a.order_number
    where ${LAST_STATE} = 'refunding'
      and (select max(at) from payment_transitions t where t.attempt_id = a.id) <= now() - ${PATIENCE} limit 50`,
  );
  for (const { id, held_id } of rows) {
    await withVehicle(database.db, held_id, async (db) => {
      const attempt = await lockAttempt(db, id);
      if (attempt?.state === 'refunding') await addTransition(db, id, 'given_up', 'the provider did not give it back');
    });
  }
}
