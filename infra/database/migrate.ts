import { DrizzleQueryError, sql } from 'drizzle-orm';
import { errorCode } from '../error-code';
import { withRetries } from '../retry';
import type { Database, Db } from './database';
import { loadMigrations } from './load-migrations';
import { hashOf, type TriggerPart } from './trigger-parts';
import { TRIGGERS } from './triggers';
import { type Applied, changesFor, type Migration, type Schema } from './versions';

export interface MigrateOptions {
  /** What the database is brought to. Default: this version's own. */
  readonly schema?: Schema;
  /** Told each time that a lock was waited for in vain. */
  readonly report?: (line: string) => void;
  readonly attempts?: number;
}

/** Any number, the same in every replica. */
export const LOCK = 7_205_114;
/** For the turn of another replica that changes the schema. */
const TURN_WAIT = '30s';
/** For the lock of a table: everybody who wants it after us waits behind us. */
const TABLE_WAIT = '500ms';
const ATTEMPTS = 12;
const PAUSES = { firstPause: 100, longestPause: 3000 } as const;

/**
 * Brings the database to the schema of this version; where it is there already, nothing but two
 * tables is read.
 */
export async function migrate(database: Database, options: MigrateOptions = {}): Promise<void> {
  const { schema = ownSchema() } = options;
  const { migrations, triggers } = changesFor(schema, await readApplied(database.db));
  if (migrations.length + triggers.length === 0) return;
  while (await untilFree(database, options, (db) => takeStep(db, schema)));
}

/** One transaction, again and again while others are in its way. */
async function untilFree<Result>(
  database: Database,
  { report = () => {}, attempts = ATTEMPTS }: MigrateOptions,
  work: (db: Db) => Promise<Result>,
): Promise<Result> {
  const onRetry = (attempt: number) =>
    report(`The schema cannot be changed while its tables are in use: attempt ${attempt} of ${attempts}.`);
  try {
    return await withRetries({ ...PAUSES, attempts, isWorth: isBusy, onRetry }, () => database.db.transaction(work));
  } catch (error) {
    if (!isBusy(error)) throw error;
    throw new Error(await whoIsInTheWay(database, attempts), { cause: error });
  }
}

function ownSchema(): Schema {
  return { migrations: loadMigrations(), triggers: TRIGGERS };
}

/** `lock_not_available`, `deadlock_detected`. */
const BUSY: ReadonlySet<string> = new Set(['55P03', '40P01']);

function isBusy(error: unknown): boolean {
  const code = errorCode(error instanceof DrizzleQueryError ? error.cause : error);
  return code !== undefined && BUSY.has(code);
}

async function whoIsInTheWay({ rows }: Database, attempts: number): Promise<string> {
  const [oldest] = await rows(sql`
    select pid, to_char(xact_start, 'HH24:MI:SS') as since from pg_stat_activity
    where datname = current_database() and pid <> pg_backend_pid() and xact_start is not null order by xact_start limit 1`);
  const who = oldest
    ? ` The oldest transaction, of PostgreSQL's process ${oldest['pid']}, began at ${oldest['since']}.`
    : '';
  return `The schema could not be changed in ${attempts} attempts, because its tables are in use.${who} Let it end, then start again.`;
}

/** Not there in an empty database, nor in one from before triggers were recorded. */
async function hasRecords(db: Db): Promise<boolean> {
  const { rows } = await db.execute(sql`select 1 where to_regclass('applied_triggers') is not null`);
  return rows.length > 0;
}

async function readApplied(db: Db): Promise<Applied> {
  if (!(await hasRecords(db))) return { migrations: [], triggers: new Map() };
  const migrations = await db.execute<Applied['migrations'][number]>(sql`select hash, lowest from migrations`);
  // What was dropped with its table is not there any more.
  const triggers = await db.execute<{ name: string; hash: string }>(sql`
    select name, hash from applied_triggers
    where name in (select tgname from pg_trigger union all select proname || '()' from pg_proc)`);
  return {
    migrations: migrations.rows,
    triggers: new Map(triggers.rows.map(({ name, hash }) => [name, hash])),
  };
}

/**
 * Applies the first of what is missing; false when nothing is. One step is one transaction: who
 * waits for a table while it holds another stands in a circle with buyers, who hold the one and
 * wait for the other.
 */
async function takeStep(db: Db, schema: Schema): Promise<boolean> {
  await waitForLocks(db, TURN_WAIT);
  await db.execute(sql`select pg_advisory_xact_lock(${LOCK})`);
  await waitForLocks(db, TABLE_WAIT);
  if (!(await hasRecords(db))) await makeRecords(db);
  const {
    migrations: [migration],
    triggers: [part],
  } = changesFor(schema, await readApplied(db));
  if (migration) await applyMigration(db, migration);
  // After all migrations: one may have taken a trigger away with its table.
  else if (part) await applyPart(db, part);
  return migration !== undefined || part !== undefined;
}

/**
 * How long statements of this transaction wait; once they have their locks they take as long as
 * they need.
 */
async function waitForLocks(db: Db, time: string): Promise<void> {
  await db.execute(sql`select set_config('lock_timeout', ${time}, true), set_config('statement_timeout', '0', true)`);
}

async function makeRecords(db: Db): Promise<void> {
  const now = 'timestamptz not null default now()';
  for (const statement of [
    `create table if not exists migrations (hash text primary key, applied_at ${now})`,
    'alter table migrations add column if not exists lowest integer',
    `create table if not exists applied_triggers (name text primary key, hash text not null, applied_at ${now})`,
  ]) {
    await db.execute(sql.raw(statement));
  }
}

async function applyMigration(db: Db, { hash, statements, lowest }: Migration): Promise<void> {
  for (const statement of statements) await db.execute(sql.raw(statement));
  await db.execute(sql`insert into migrations (hash, lowest) values (${hash}, ${lowest})`);
}

async function applyPart(db: Db, part: TriggerPart): Promise<void> {
  await db.execute(sql.raw(part.statement));
  await db.execute(sql`
    insert into applied_triggers (name, hash) values (${part.name}, ${hashOf(part)})
    on conflict (name) do update set hash = excluded.hash, applied_at = now()`);
}
