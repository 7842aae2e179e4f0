import { and, eq, type SQL, sql } from 'drizzle-orm';
import { bulkInsert } from '../../database/bulk';
import type { Db } from '../../database/database';
import { feeds } from '../../database/schema/feeds';
import { type ImportRow, importRows, imports } from '../../database/schema/imports';
import { type ImportReport, type ReportRow, reasonsOf } from '../report';

/** An import that has not told of itself for so long has died with its process. */
const DEAD_AFTER = sql`interval '2 minutes'`;
const BEAT_EVERY = 20_000;
/** More than that nobody reads; the counts by reason know of all. */
const MOST_ROWS = 50_000;
const BATCH = 5000;

/** Somebody is importing the same feed at this moment. */
export class AlreadyRunning extends Error {}

export interface RunOf {
  readonly listing: string;
  readonly mapping: string;
  readonly file: string;
  /** Default: `command`. */
  readonly startedBy?: ImportRow['started_by'] | undefined;
  readonly who?: string | undefined;
}

/** What the vehicles of a feed carry as their source. */
export function feedSource({ mapping, listing }: Pick<RunOf, 'mapping' | 'listing'>): string {
  return `${mapping}@${listing}`;
}

/** Whoever begins a run of a feed, or decides about its last one, waits here for the other. */
export function lockFeed(source: string): SQL {
  return sql`select pg_advisory_xact_lock(hashtextextended(${source}, 0))`;
}

/** Notes that an import begins; only one of a feed runs at a time. */
export async function beginRun(db: Db, run: RunOf): Promise<string> {
  const { listing, mapping, file, startedBy = 'command', who = '' } = run;
  const feed = feedSource({ listing, mapping });
  const row = await db.transaction(async (transaction) => {
    await transaction.execute(lockFeed(feed));
    await transaction
      .update(imports)
      .set({ status: 'failed', message: 'The process ended before the import did.', finished_at: sql`now()` })
      .where(
        and(
          eq(imports.feed, feed),
          eq(imports.status, 'running'),
          sql`${imports.heartbeat_at} < now() - ${DEAD_AFTER}`,
        ),
      );
    const [known] = await transaction
      .select({ id: feeds.id })
      .from(feeds)
      .where(and(eq(feeds.listing, listing), eq(feeds.mapping, mapping)));
    const [begun] = await transaction
      .insert(imports)
      .values({ feed, feed_id: known?.id ?? null, listing, mapping, file, started_by: startedBy, who })
      .onConflictDoNothing()
      .returning({ id: imports.id });
    return begun;
  });
  if (row) return row.id;
  throw new AlreadyRunning(`Another import of ${mapping} into ${listing} is running; wait for its end.`);
}

/** Tells every now and then that the import is alive, while it works. */
export async function beating<T>(db: Db, id: string, work: () => Promise<T>): Promise<T> {
  // A beat that fails is one that is missing; the work itself will meet what is wrong with the
  // database.
  const timer = setInterval(() => {
    db.update(imports)
      .set({ heartbeat_at: sql`now()` })
      .where(eq(imports.id, id))
      .catch(() => undefined);
  }, BEAT_EVERY);
  try {
    return await work();
  } finally {
    clearInterval(timer);
  }
}

async function keepRows(db: Db, id: string, rows: readonly ReportRow[]): Promise<void> {
  const refusedFirst = [
    ...rows.filter(({ kind }) => kind === 'refused'),
    ...rows.filter(({ kind }) => kind === 'repaired'),
  ];
  const kept = refusedFirst.slice(0, MOST_ROWS);
  for (let start = 0; start < kept.length; start += BATCH) {
    const records = kept.slice(start, start + BATCH).map(({ line, kind, reason, field, value }) => ({
      import_id: id,
      line,
      kind,
      reason,
      field,
      // PostgreSQL keeps no zero bytes.
      value: value.replaceAll('\u0000', ''),
    }));
    await bulkInsert(db, importRows, records);
  }
}

/** Keeps what became of the import. */
export async function endRun(db: Db, report: Omit<ImportReport, 'seconds'>, missing: readonly string[]): Promise<void> {
  const { id, status, message, counts, rows, removals } = report;
  await keepRows(db, id, rows);
  await db
    .update(imports)
    .set({
      status,
      message,
      counts: { ...counts },
      reasons: reasonsOf(rows),
      missing: status === 'stopped' ? missing : [],
      missing_count: removals.missing,
      stock: removals.stock,
      finished_at: sql`now()`,
    })
    .where(eq(imports.id, id));
}

/** Ends a run before there was a file to read. */
export async function failRun(db: Db, id: string, message: string): Promise<void> {
  await db.update(imports).set({ status: 'failed', message, finished_at: sql`now()` }).where(eq(imports.id, id));
}

/** Ends a run whose file is the one that was taken before. */
export async function endUnchanged(db: Db, id: string): Promise<void> {
  const message = 'The file is the same as last time; nothing had to be done.';
  await db.update(imports).set({ status: 'done', message, finished_at: sql`now()` }).where(eq(imports.id, id));
}
