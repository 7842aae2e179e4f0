import { sql } from 'drizzle-orm';
import * as z from 'zod';
import type { Database, Executor } from '../database/database';
import { query, run } from '../database/sql';

export interface NewJob {
  readonly kind: string;
  readonly payload: Readonly<Record<string, string>>;
  /** Asking twice with the same key is asking once. */
  readonly uniqueKey?: string;
  /** Seconds from now. */
  readonly delay?: number;
}

const claimed = z.object({
  id: z.coerce.number(),
  kind: z.string(),
  payload: z.record(z.string(), z.string()),
  tries: z.coerce.number(),
});
export type Job = z.output<typeof claimed>;

/** A worker that lives renews it; after it another worker tries. */
const LOCK = '2 minutes';
/** Workers that listen are woken by it. */
export const JOBS_CHANNEL = 'jobs';

/** Writes a job and wakes a worker when the transaction commits. */
export async function enqueue(db: Executor, { kind, payload, uniqueKey, delay = 0 }: NewJob): Promise<void> {
  await db.execute(sql`
    insert into jobs (kind, payload, unique_key, run_at)
    values (${kind}, ${JSON.stringify(payload)}::jsonb, ${uniqueKey ?? null}, now() + make_interval(secs => ${delay}))
    on conflict (unique_key) do nothing`);
  await db.execute(sql`select pg_notify(${JOBS_CHANNEL}, ${kind})`);
}

/** Takes jobs of these kinds that are due; workers that ask at once get different ones. */
export async function claim(database: Database, limit: number, kinds: readonly string[]): Promise<Job[]> {
  const wanted = sql.join(
    kinds.map((kind) => sql`${kind}`),
    sql`, `,
  );
  return query(
    database.db,
    claimed,
    sql`
    update jobs set tries = tries + 1, locked_until = now() + ${LOCK}::interval
    where id in (
      select id from jobs
      where kind in (${wanted}) and done_at is null and failed_at is null and run_at <= now() and (locked_until is null or locked_until < now())
      order by run_at, id limit ${limit} for update skip locked
    )
    returning id, kind, payload, tries`,
  );
}

/** Keeps a job that takes long from other workers. */
export async function renew(database: Database, { id }: Job): Promise<void> {
  await run(
    database.db,
    sql`update jobs set locked_until = now() + ${LOCK}::interval where id = ${id} and done_at is null and failed_at is null`,
  );
}

export async function finish(database: Database, { id }: Job): Promise<void> {
  await run(database.db, sql`update jobs set done_at = now(), locked_until = null, last_error = null where id = ${id}`);
}

/**
 * Another try after `delay` seconds, or none: then the job stays, marked, for a person to look at.
 */
export async function putBack(
  database: Database,
  { id }: Job,
  error: string,
  delay: number | undefined,
): Promise<void> {
  await run(
    database.db,
    delay === undefined
      ? sql`update jobs set failed_at = now(), locked_until = null, last_error = ${error} where id = ${id}`
      : sql`update jobs set locked_until = null, last_error = ${error}, run_at = now() + make_interval(secs => ${delay})
          where id = ${id}`,
  );
}
