import { sql } from 'drizzle-orm';
import * as z from 'zod';
import type { Database, Executor } from '../database/database';
import { oneOf, query, run } from '../database/sql';

export interface NewJob {
  readonly kind: string;
  readonly payload: Readonly<Record<string, string>>;
  /** Asking twice with the same key is asking once. */
  readonly uniqueKey?: string;
  /**
   * A job of this key that has ended, or waits for another try, begins anew; one that is under way
   * is done once more afterwards.
   */
  readonly again?: boolean;
  /** Seconds from now. */
  readonly delay?: number;
}

const claimed = z.object({
  id: z.coerce.number(),
  kind: z.string(),
  payload: z.record(z.string(), z.string()),
  tries: z.coerce.number(),
  requests: z.coerce.number(),
  claim: z.string(),
});
export type Job = z.output<typeof claimed>;

/** A worker that lives renews it; after it another worker tries. */
const LOCK = '2 minutes';
/** Workers that listen are woken by it. */
export const JOBS_CHANNEL = 'jobs';

/** Writes a job and wakes a worker when the transaction commits. */
export function enqueue(db: Executor, { again, ...job }: NewJob): Promise<void> {
  return enqueueAll(db, [job], again);
}

/** As `enqueue`, for jobs of different keys. */
export async function enqueueAll(db: Executor, jobs: readonly Omit<NewJob, 'again'>[], again = false): Promise<void> {
  if (jobs.length === 0) return;
  const rows = jobs.map(({ uniqueKey, delay = 0, ...job }) => ({ ...job, unique_key: uniqueKey, delay }));
  const repeat = sql`update set requests = jobs.requests + 1, tries = 0, run_at = excluded.run_at, done_at = null,
    failed_at = null, last_error = null`;
  await db.execute(sql`
    with asked as (
      select * from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb)
        as asked (kind text, payload jsonb, unique_key text, delay double precision)
    ), made as (
      insert into jobs (kind, payload, unique_key, run_at)
      select kind, payload, unique_key, now() + make_interval(secs => delay) from asked
      on conflict (unique_key) do ${again ? repeat : sql`nothing`}
    )
    select pg_notify(${JOBS_CHANNEL}, kind) from asked group by kind`);
}

/** Takes jobs of these kinds that are due; workers that ask at once get different ones. */
export async function claim(database: Database, limit: number, kinds: readonly string[]): Promise<Job[]> {
  return query(
    database.db,
    claimed,
    sql`
    update jobs set tries = tries + 1, locked_until = now() + ${LOCK}::interval, claim = gen_random_uuid()::text
    where id in (
      select id from jobs
      where kind in (${oneOf(kinds)}) and done_at is null and failed_at is null and run_at <= now() and (locked_until is null or locked_until < now())
      order by run_at, id limit ${limit} for update skip locked
    )
    returning id, kind, payload, tries, requests, claim`,
  );
}

/** Only the worker that claimed a job last ends it: one that was held up for too long does not. */
const isMine = ({ id, claim: mine }: Job) => sql`id = ${id} and claim = ${mine}`;
const isAsked = ({ requests }: Job) => sql`requests = ${requests}`;

/** Keeps a job that takes long from other workers. */
export async function renew(database: Database, job: Job): Promise<void> {
  await run(
    database.db,
    sql`update jobs set locked_until = now() + ${LOCK}::interval
      where ${isMine(job)} and done_at is null and failed_at is null`,
  );
}

/** Ends a job, or lets it begin anew when it was asked for meanwhile. */
export async function finish(database: Database, job: Job): Promise<void> {
  await run(
    database.db,
    sql`update jobs set done_at = case when ${isAsked(job)} then now() end, locked_until = null, last_error = null
      where ${isMine(job)}`,
  );
}

/**
 * Another try after `delay` seconds, or none: then the job stays, marked, for a person to look at.
 */
export async function putBack(database: Database, job: Job, error: string, delay: number | undefined): Promise<void> {
  const end = delay === undefined ? 'failed_at' : 'run_at';
  await run(
    database.db,
    sql`update jobs set locked_until = null, last_error = ${error},
        ${sql.identifier(end)} = case when ${isAsked(job)} then now() + make_interval(secs => ${delay ?? 0})
          else ${sql.identifier(end)} end
      where ${isMine(job)}`,
  );
}

/** For whoever asks what happened; what was given up stays until a person has looked. */
const KEEP_DONE = '30 days';

/** Deletes what was done long ago, a part at a time. */
export async function removeDoneJobs({ db }: Database): Promise<void> {
  await run(
    db,
    sql`delete from jobs where id in
      (select id from jobs where done_at < now() - ${KEEP_DONE}::interval order by id limit 5000)`,
  );
}
