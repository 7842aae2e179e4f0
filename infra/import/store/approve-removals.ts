import { desc, eq } from 'drizzle-orm';
import type { Database } from '../../database/database';
import { type ImportRow, imports } from '../../database/schema/imports';
import { removeVehicles } from './removals';
import { lockFeed } from './run-record';

export interface Consent {
  readonly run: string;
  /** As many vehicles as the person was shown. */
  readonly missing: number;
  readonly who: string;
  readonly why: string;
  readonly now: Date;
}

/** Why a consent changes nothing any more. */
export type Refused = 'unknown' | 'not waiting' | 'not the last' | 'other number';

function refusal(run: ImportRow | undefined, last: ImportRow | undefined, missing: number): Refused | undefined {
  if (!run) return 'unknown';
  if (last?.id !== run.id) return 'not the last';
  if (run.status !== 'stopped') return 'not waiting';
  return run.missing_count === missing ? undefined : 'other number';
}

/**
 * Removes what the file of a feed's last run did not have: exactly the vehicles that the person was
 * told of. A feed that ran again meanwhile has another file, and wants another consent.
 */
export async function approveRemovals(database: Database, consent: Consent): Promise<Refused | undefined> {
  const { run: id, missing, who, why, now } = consent;
  return database.db.transaction(async (db) => {
    const [named] = await db.select({ feed: imports.feed }).from(imports).where(eq(imports.id, id));
    if (!named) return 'unknown';
    await db.execute(lockFeed(named.feed));
    const [run] = await db.select().from(imports).where(eq(imports.id, id));
    const [last] = await db
      .select()
      .from(imports)
      .where(eq(imports.feed, named.feed))
      .orderBy(desc(imports.started_at), desc(imports.id))
      .limit(1);
    const refused = refusal(run, last, missing);
    if (refused || !run) return refused;
    const removed = await removeVehicles(db, run.feed, run.missing, now);
    await db
      .update(imports)
      .set({
        status: 'done',
        message: `${removed} ${removed === 1 ? 'vehicle was' : 'vehicles were'} removed with the consent of ${who}: ${why}`,
        counts: { ...run.counts, removed },
        missing: [],
        approved_by: who,
        approved_at: now,
      })
      .where(eq(imports.id, id));
    return undefined;
  });
}
