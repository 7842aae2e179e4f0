import { sql } from 'drizzle-orm';
import * as z from 'zod';
import type { Executor } from '../../../database/database';
import { iso, query, queryOne, run } from '../../../database/sql';
import type { PartBack } from '../providers/port';
import type { Attempt } from './attempts';

const refund = z.object({
  id: z.string(),
  attempt_id: z.string(),
  amount: z.coerce.number(),
  who: z.string(),
  why: z.string(),
  asked_at: z.string(),
  given_at: z.string().nullable(),
  given_up_at: z.string().nullable(),
});
/** A part that is given back, and how far it got. */
export type Refund = z.output<typeof refund>;

/** Parts of an order's payments, oldest first. */
export async function refundsOf(db: Executor, orderNumber: string): Promise<Refund[]> {
  return query(
    db,
    refund,
    sql`select id, attempt_id, amount, who, why, ${iso(sql`asked_at`)} as asked_at, ${iso(sql`given_at`)} as given_at,
        ${iso(sql`given_up_at`)} as given_up_at
      from refunds r where order_number = ${orderNumber} order by r.asked_at, id`,
  );
}

/** Neither given nor given up. */
const PENDING = sql`given_at is null and given_up_at is null`;

const goals = z.object({ up_to: z.coerce.number() });

/**
 * What of a payment is back with the customer once every part is that is still on its way; zero
 * without any.
 */
export async function goalOf(db: Executor, attemptId: string): Promise<number> {
  return (
    await queryOne(
      db,
      goals,
      sql`select coalesce(max(up_to), 0) as up_to from refunds where attempt_id = ${attemptId} and ${PENDING}`,
    )
  ).up_to;
}

/** What can still be given back: less what went back, and less what is on its way. */
export async function refundableOf(db: Executor, { id, state, amount, refunded }: Attempt): Promise<number> {
  return state === 'paid' ? amount - Math.max(refunded, await goalOf(db, id)) : 0;
}

interface NewPart {
  readonly id: string;
  readonly amount: number;
  readonly who: string;
  readonly why: string;
}

/** Writes down that a part is to be given back; call it with the attempt locked. */
export async function askForPart(db: Executor, attempt: Attempt, { id, amount, who, why }: NewPart): Promise<void> {
  const upTo = Math.max(attempt.refunded, await goalOf(db, attempt.id)) + amount;
  await run(
    db,
    sql`insert into refunds (id, order_number, attempt_id, amount, up_to, who, why)
      values (${id}, ${attempt.order_number}, ${attempt.id}, ${amount}, ${upTo}, ${who}, ${why})`,
  );
}

/** Parts that the ledger has are given, whoever saw to it. */
export async function noteGiven(db: Executor, attemptId: string, refunded: number): Promise<void> {
  await run(
    db,
    sql`update refunds set given_at = now() where attempt_id = ${attemptId} and given_at is null and up_to <= ${refunded}`,
  );
}

const turns = z.object({ turn: z.coerce.number() });

/**
 * The turn to ask the provider for what is on its way: one process at a time, at ever longer
 * distances, and not again until the answer to the last question surely came, or never will.
 * Undefined while another one has it. Call it with the attempt locked.
 */
export async function takeLease(db: Executor, attemptId: string): Promise<PartBack | undefined> {
  const waiting = sql`select 1 from refunds where attempt_id = ${attemptId} and ${PENDING} and next_try_at > now()`;
  if ((await run(db, waiting)) > 0) return undefined;
  const upTo = await goalOf(db, attemptId);
  await run(
    db,
    sql`update refunds set tries = tries + 1, next_try_at = now() + make_interval(mins => least(5 * power(2, least(tries, 9)), 360)::int)
      where attempt_id = ${attemptId} and ${PENDING}`,
  );
  const row = await queryOne(db, turns, sql`select sum(tries) as turn from refunds where attempt_id = ${attemptId}`);
  // Providers keep what came of a key, failures too: every turn has its own.
  return { upTo, key: `${attemptId}-back-${row.turn}` };
}
