import { ShowroomError } from '@showroom/contracts/errors/showroom-error';
import { sql } from 'drizzle-orm';
import type { Transaction } from '../../database/database';
import { run } from '../../database/sql';
import { fingerprintOf } from '../kernel/idempotency';

/** Remembers what an order was posted with, as it was sent: what is kept of it may say more. */
export async function notePosted(db: Transaction, number: string, content: unknown): Promise<void> {
  const fingerprint = fingerprintOf(content);
  await run(
    db,
    sql`insert into idempotency_keys (caller, call, key, fingerprint, resource)
      values (${number}, 'createOrder', ${fingerprint}, ${fingerprint}, ${number}) on conflict do nothing`,
  );
}

/** A request that is only repeated has its answer; anything new comes too late once money moved. */
export async function alreadyPosted(db: Transaction, number: string, content: unknown): Promise<string> {
  const known = await run(
    db,
    sql`select 1 from idempotency_keys where caller = ${number} and call = 'createOrder' and key = ${fingerprintOf(content)}`,
  );
  if (known > 0) return number;
  throw new ShowroomError('payment.already-made', { status: 409 });
}
