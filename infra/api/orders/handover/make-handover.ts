import type { CallOutput } from '@showroom/contracts/calls/call';
import { MOST_STORED, type makeHandover as makeHandoverCall } from '@showroom/contracts/calls/handover';
import { ShowroomError } from '@showroom/contracts/errors/showroom-error';
import type { Output } from '@showroom/contracts/schema/schema';
import { sql } from 'drizzle-orm';
import * as z from 'zod';
import type { Executor } from '../../../database/database';
import { iso, queryOne, run } from '../../../database/sql';
import { Refusal } from '../../kernel/refusal';
import { whyLost } from '../../order-store/hold-status';
import type { BuyOnline } from '../../payments/services';
import { handoverToken } from './handover-link';

type Body = Output<(typeof makeHandoverCall)['body']>;

/** A link without a hold waits for somebody to find the other device. */
const WITHOUT_HOLD = sql.raw(`interval '1 hour'`);

const made = z.object({ expires_at: z.string(), now: z.string() });

/**
 * A link for the journey as it is now; an earlier one that nobody took ends. With a hold it lasts
 * as long as the hold.
 */
export async function makeHandover(
  { database, newId, orderLinkSecret }: BuyOnline,
  owner: string,
  { lock_id, path, stored }: Body,
): Promise<CallOutput<typeof makeHandoverCall>> {
  const text = JSON.stringify(stored);
  if (text.length > MOST_STORED) {
    throw new Refusal(422, 'The journey is too large.', [{ path: 'stored', message: 'is too large' }]);
  }
  const id = newId();
  const times = await database.db.transaction(async (db) => {
    const hold = lock_id ?? null;
    await run(
      db,
      sql`delete from handovers where owner = ${owner} and taken_by is null and hold_token is not distinct from ${hold}`,
    );
    return queryOne(
      db,
      made,
      sql`insert into handovers (id, owner, hold_token, path, stored, expires_at)
        select ${id}, ${owner}, ${hold}, ${path}, ${text}::jsonb, ${await endOf(db, owner, hold)}
        returning ${iso(sql`expires_at`)} as expires_at, ${iso(sql`now()`)} as now`,
    );
  });
  const token = handoverToken(id, orderLinkSecret);
  return { data: { id, type: 'handover', attributes: { token, path, ...times } } };
}

/** The hold must be the caller's own, still run, and not be an order's for good. */
async function endOf(db: Executor, owner: string, hold: string | null) {
  if (hold === null) return sql`now() + ${WITHOUT_HOLD}`;
  const own = sql`token = ${hold} and owner = ${owner} and order_number is null and expires_at > now()`;
  const holds = await run(db, sql`select 1 from holds where ${own}`);
  if (holds === 0) throw new ShowroomError(await whyLost(db, owner, hold), { status: 409 });
  return sql`(select expires_at from holds where token = ${hold})`;
}
