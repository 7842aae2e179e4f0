import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'drizzle-orm';
import { connect } from '../database/connect';
import type { Database, Executor } from '../database/database';
import { migrate } from '../database/migrate';
import { freePort } from '../free-port';
import { type Pooler, startPgBouncer } from './pgbouncer';
import { type ReplicatedPostgres, startReplicated, untilTrue } from './postgres';

const folder = mkdtempSync(join(tmpdir(), 'replicated-'));
let servers: ReplicatedPostgres;
let pooler: Pooler;
let database: Database;

const pooled = (port: number) => `postgres://showroom@127.0.0.1:${port}/postgres`;

beforeAll(async () => {
  servers = await startReplicated(folder);
  pooler = await startPgBouncer(join(folder, 'pgbouncer'), servers.primary.port);
  database = await connect({
    databaseUrl: pooled(pooler.port),
    directUrl: servers.primary.url,
    readUrl: servers.replica.url,
    dataFolder: '',
  });
  await migrate(database);
  await database.rows(sql`create table counted (n integer)`);
}, 120_000);
afterAll(async () => {
  await database?.close();
  await pooler?.program.stop();
  await servers?.stop();
  rmSync(folder, { recursive: true, force: true });
});

const isReplica = async (db: Executor) => {
  const { rows } = await db.execute(sql`select pg_is_in_recovery() as is`);
  return JSON.stringify(rows) === '[{"is":true}]';
};
const highest = async () => {
  const { rows } = await database.reads.execute(sql`select coalesce(max(n), 0)::integer as n from counted`);
  return rows;
};
const untilReplicaReads = () => untilTrue('Reads go to the replica', () => isReplica(database.reads));

async function add(n: number): Promise<void> {
  await database.db.transaction(async (db) => {
    await db.execute(sql`insert into counted values (${n})`);
    await db.execute(sql`select pg_notify('changes', ${JSON.stringify({ tags: [`n:${n}`] })})`);
  });
}

test('reads go to the replica, writes and what follows them to the primary', async () => {
  await untilReplicaReads();
  expect(await database.reads.transaction(isReplica)).toBe(true);
  expect(await isReplica(database.db)).toBe(false);
});

test('whoever is told of a change reads it, however late the replica is', async () => {
  const read: unknown[] = [];
  const all = 40;
  const stop = await database.listen('changes', {
    message: () => {
      highest().then(
        (rows) => read.push(rows),
        (error) => read.push(error),
      );
    },
  });
  for (let n = 1; n <= all; n += 1) {
    // Once it is late for longer than it is ever waited for.
    if (n === 20) await servers.query(servers.replica, 'select pg_wal_replay_pause()');
    await add(n);
    const seen = n;
    await untilTrue('It was read', async () => read.length >= seen);
    expect(read[n - 1]).toEqual([{ n }]);
    if (n === 30) await servers.query(servers.replica, 'select pg_wal_replay_resume()');
    if (n % 10 === 5 && n !== 25) await untilReplicaReads();
  }
  await stop();
  await untilReplicaReads();
}, 120_000);

test('a replica that is killed under reads is missed by nobody, and read again when it is back', async () => {
  await untilReplicaReads();
  const failures: unknown[] = [];
  let reads = 0;
  let isOver = false;
  const reader = async () => {
    while (!isOver) {
      await highest().catch((error: unknown) => failures.push(error));
      reads += 1;
    }
  };
  const readers = Array.from({ length: 4 }, reader);
  await untilTrue('Reads run', async () => reads > 100);
  await servers.replica.program.kill();
  const before = reads;
  await untilTrue('Reads go on', async () => reads > before + 200);
  servers.replica.program.start();
  await untilReplicaReads();
  isOver = true;
  await Promise.all(readers);
  expect(failures).toEqual([]);
}, 120_000);

test('behind a pooler settings are ours, and locks and settings of a transaction end with it', async () => {
  const [settings] = await database.rows(sql`
    select current_setting('timezone') as zone, current_setting('jit') as jit, current_setting('statement_timeout') as most`);
  expect(settings).toEqual({ zone: 'UTC', jit: 'off', most: '1min' });
  let inside = 0;
  let most = 0;
  await Promise.all(
    Array.from({ length: 24 }, () =>
      database.db.transaction(async (db) => {
        await db.execute(sql`select set_config('statement_timeout', '5s', true), pg_advisory_xact_lock(77)`);
        inside += 1;
        most = Math.max(most, inside);
        await db.execute(sql`select pg_sleep(0.005)`);
        inside -= 1;
      }),
    ),
  );
  expect(most).toBe(1);
  const after = await Promise.all(
    Array.from({ length: 24 }, () => database.rows(sql`select current_setting('statement_timeout') as most`)),
  );
  expect(new Set(after.map((rows) => JSON.stringify(rows)))).toEqual(new Set(['[{"most":"1min"}]']));
});

test('a pooler whose role has other settings is refused in a sentence that says what to do', async () => {
  await servers.query(servers.primary, 'create role plain login superuser');
  const other = await startPgBouncer(join(folder, 'plain'), servers.primary.port, 'plain');
  const refused = connect({
    databaseUrl: `postgres://plain@127.0.0.1:${other.port}/postgres`,
    directUrl: servers.primary.url,
    dataFolder: '',
  });
  await expect(refused).rejects.toThrow(`alter role "plain" set timezone = 'UTC'`);
  await other.program.stop();
});

test('without a replica, and with one that is away from the start, everything is read at the primary', async () => {
  for (const readUrl of [undefined, pooled(await freePort())]) {
    const alone = await connect({ databaseUrl: servers.primary.url, readUrl, dataFolder: '' });
    expect(await isReplica(alone.reads)).toBe(false);
    await alone.close();
  }
});
