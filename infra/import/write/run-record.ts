import { and, eq, sql } from 'drizzle-orm';
import type { Db } from '../../database/database';
import { imports } from '../../database/schema/imports';
import { type ImportReport, reasonsOf } from '../report';

/** An import that has not told of itself for so long has died with its process. */
const DEAD_AFTER = sql`interval '2 minutes'`;

/** Somebody is importing the same feed at this moment. */
class AlreadyRunning extends Error {}

export interface RunOf {
  readonly feed: string;
  readonly listing: string;
  readonly mapping: string;
  readonly file: string;
}

/** Notes that an import begins; only one of a feed runs at a time. */
export async function beginRun(db: Db, run: RunOf): Promise<string> {
  await db
    .update(imports)
    .set({ status: 'failed', message: 'The process ended before the import did.' })
    .where(
      and(
        eq(imports.feed, run.feed),
        eq(imports.status, 'running'),
        sql`${imports.heartbeat_at} < now() - ${DEAD_AFTER}`,
      ),
    );
  const [row] = await db.insert(imports).values(run).onConflictDoNothing().returning({ id: imports.id });
  if (row) return row.id;
  throw new AlreadyRunning(`Another import of ${run.mapping} into ${run.listing} is running; wait for its end.`);
}

/** Tells that the import is alive. */
export async function beat(db: Db, id: string): Promise<void> {
  await db.update(imports).set({ heartbeat_at: sql`now()` }).where(eq(imports.id, id));
}

/** Keeps what became of the import. */
export async function endRun(db: Db, report: Omit<ImportReport, 'seconds'>): Promise<void> {
  const { id, status, message, counts, rows } = report;
  await db
    .update(imports)
    .set({ status, message, counts: { ...counts }, reasons: reasonsOf(rows), finished_at: sql`now()` })
    .where(eq(imports.id, id));
}
