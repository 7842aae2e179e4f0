import { sql } from 'drizzle-orm';
import * as z from 'zod';
import { query } from '../../../database/sql';
import type { Observed } from '../providers/port';
import { type BuyOnline, portOf } from '../services';
import { findAttempt } from './attempts';
import type { BrokenRule } from './check-ledger';
import { movementsTo, type Recorded } from './movements';
import { recordedOf } from './record-movements';

interface Compared {
  readonly compared: number;
  readonly broken: BrokenRule[];
}

/**
 * Asks the providers about every payment that has ended, and holds what they say against the
 * ledger.
 */
export async function compareWithProviders(services: BuyOnline): Promise<Compared> {
  const { database } = services;
  const rows = await query(
    database.db,
    z.object({ id: z.string() }),
    sql`
    select id from payment_attempts a where provider_reference is not null
      and (select state from payment_transitions t where t.attempt_id = a.id order by sequence desc limit 1) in ('paid', 'voided', 'refunded', 'given_up')
    order by created_at`,
  );
  const broken: string[] = [];
  for (const { id } of rows) {
    const attempt = await findAttempt(database.db, id);
    if (!attempt?.provider_reference) continue;
    const observed = await portOf(services, attempt.vendor).read(attempt.provider_reference, attempt.state);
    const recorded = await recordedOf(database.db, id);
    if (!agree(recorded, observed)) {
      broken.push(
        `${attempt.vendor} ${attempt.provider_reference}: ${observed.status}, ledger ${JSON.stringify(recorded)}`,
      );
    }
  }
  return {
    compared: rows.length,
    broken: broken.length === 0 ? [] : [{ rule: 'the ledger says what the provider says', broken }],
  };
}

/**
 * Nothing is left to be written, and what is ours by the ledger is what the provider took and did
 * not give back.
 */
function agree(recorded: Recorded, observed: Observed): boolean {
  const taken = (recorded.captured ?? 0) - (recorded.refunded ?? 0);
  const held = (recorded.authorised ?? 0) - (recorded.captured ?? 0) - (recorded.released ?? 0);
  const isTaken = observed.status === 'paid' || observed.status === 'refunding';
  return (
    movementsTo(recorded, observed).length === 0 &&
    taken === (isTaken ? observed.amount - observed.refunded : 0) &&
    held === (observed.status === 'authorised' ? observed.amount : 0)
  );
}
