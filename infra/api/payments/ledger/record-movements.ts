import { sql } from 'drizzle-orm';
import * as z from 'zod';
import type { Executor } from '../../../database/database';
import { type Account, MOVEMENTS, type Movement } from '../../../database/schema/ledger';
import { query, run } from '../../../database/sql';
import type { Observed } from '../providers/port';
import type { Attempt } from './attempts';
import { movementsTo, type Recorded } from './movements';

/** What each movement takes from one account and gives to another. */
const ENTRIES = {
  authorised: { from: 'visitor', to: 'on_hold' },
  captured: { from: 'on_hold', to: 'taken' },
  released: { from: 'on_hold', to: 'visitor' },
  refunded: { from: 'taken', to: 'visitor' },
} as const satisfies Record<Movement, { readonly from: Account; readonly to: Account }>;

const given = z.object({ movement: z.enum(MOVEMENTS), amount: z.coerce.number() });

/**
 * Writes down what the provider did with the money since the last look; call it with the attempt
 * locked. Of what was let go or given back nothing new can come.
 */
export async function recordMovements(
  db: Executor,
  { id, order_number, vendor, provider_reference, state }: Attempt,
  observed: Observed,
): Promise<void> {
  if (provider_reference === null || state === 'voided' || state === 'refunded') return;
  for (const { movement, amount } of movementsTo(await recordedOf(db, id), observed)) {
    const { from, to } = ENTRIES[movement];
    await run(
      db,
      sql`insert into ledger_entries (order_number, attempt_id, vendor, provider_reference, movement, part, account, amount, currency)
        select ${order_number}, ${id}, ${vendor}, ${provider_reference}, ${movement}, next.part, sides.account, sides.amount, ${observed.currency}
        from (values (${from}, ${-amount}::bigint), (${to}, ${amount}::bigint)) as sides (account, amount),
          (select coalesce(max(part), 0) + 1 as part from ledger_entries where attempt_id = ${id} and movement = ${movement}) as next`,
    );
  }
}

/** What an attempt moved by the ledger. */
export async function recordedOf(db: Executor, attemptId: string): Promise<Recorded> {
  const rows = await query(
    db,
    given,
    sql`select movement, sum(amount) as amount from ledger_entries where attempt_id = ${attemptId} and amount > 0 group by movement`,
  );
  return Object.fromEntries(rows.map(({ movement, amount }) => [movement, amount]));
}
