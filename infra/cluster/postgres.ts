import { chownSync, mkdirSync } from 'node:fs';
import { join } from 'node:path';
import pg from 'pg';
import { findUser, obtainPostgres, programsOf } from '../checks/postgres-server';
import { freePort } from '../free-port';
import { type Program, startProgram } from './program';

const HOST = '127.0.0.1';
export const USER = 'showroom';

/** What connections have that come by a pooler, which takes no settings itself. */
const ROLE_SETTINGS = {
  timezone: 'UTC',
  jit: 'off',
  statement_timeout: '60s',
  idle_in_transaction_session_timeout: '30s',
};

interface PostgresNode {
  readonly port: number;
  readonly url: string;
  readonly program: Program;
}

export interface ReplicatedPostgres {
  readonly primary: PostgresNode;
  readonly replica: PostgresNode;
  /** Where the log of changes is archived, to restore any moment. */
  readonly archive: string;
  /** Makes the replica the primary, once the primary is stopped. */
  promote(): Promise<void>;
  query<Row extends pg.QueryResultRow>(node: PostgresNode, text: string): Promise<Row[]>;
  /** A command of PostgreSQL, such as `pg_basebackup`. */
  run(program: string, ...args: string[]): Promise<void>;
  /** A server over a folder that a backup made. */
  serve(data: string, options?: readonly string[]): Promise<PostgresNode>;
  stop(): Promise<void>;
}

const urlOf = (port: number, database = 'postgres') => `postgres://${USER}@${HOST}:${port}/${database}`;

async function queryAt<Row extends pg.QueryResultRow>(url: string, text: string): Promise<Row[]> {
  const client = new pg.Client({ connectionString: url, connectionTimeoutMillis: 2000 });
  client.on('error', () => {});
  await client.connect();
  try {
    return (await client.query<Row>(text)).rows;
  } finally {
    await client.end();
  }
}

/** Waits until something holds; throws what it still lacked after so many milliseconds. */
export async function untilTrue(what: string, holds: () => Promise<boolean>, most = 60_000): Promise<void> {
  const deadline = Date.now() + most;
  for (;;) {
    if (await holds().catch(() => false)) return;
    if (Date.now() > deadline) throw new Error(`${what}: not after ${most / 1000} s`);
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
}

/** A primary that archives what it writes, and a replica that streams it. */
export async function startReplicated(folder: string): Promise<ReplicatedPostgres> {
  const programs = await obtainPostgres(() => undefined);
  if (!programs) throw new Error('There is no PostgreSQL here.');
  const user = await findUser();
  const archive = join(folder, 'archive');
  for (const path of [folder, archive]) {
    mkdirSync(path, { recursive: true });
    if (user) chownSync(path, user.uid, user.gid);
  }

  const run = programsOf(programs, folder, user);
  const nodes: PostgresNode[] = [];
  async function serve(data: string, options: readonly string[] = []): Promise<PostgresNode> {
    const port = await freePort();
    const args = ['-D', data, '-p', String(port), '-h', HOST, '-k', folder, ...SETTINGS, ...options];
    const settings = args.flatMap((one) => (one.includes('=') ? ['-c', one] : [one]));
    const program = startProgram({
      command: join(programs ?? '', 'postgres'),
      args: settings,
      user,
      log: `${data}.log`,
      cwd: folder,
    });
    const node = { port, url: urlOf(port), program };
    nodes.push(node);
    await untilTrue(`PostgreSQL in ${data}`, async () => (await queryAt(node.url, 'select 1')).length === 1);
    return node;
  }

  const data = join(folder, 'one');
  await run('initdb', '-D', data, '-U', USER, '-A', 'trust', '-E', 'UTF8', '--locale=C', '--no-sync');
  const primary = await serve(data, ['archive_mode=on', `archive_command=cp %p ${archive}/%f`, 'archive_timeout=5']);
  for (const [key, value] of Object.entries(ROLE_SETTINGS))
    await queryAt(primary.url, `alter role ${USER} set ${key} = '${value}'`);
  const second = join(folder, 'two');
  await run('pg_basebackup', '-d', primary.url, '-D', second, '-R', '-X', 'stream', '-c', 'fast');
  const replica = await serve(second);
  return {
    primary,
    replica,
    archive,
    promote: () => run('pg_ctl', '-D', second, '-w', 'promote'),
    query: ({ url }, text) => queryAt(url, text),
    run,
    serve,
    async stop() {
      await Promise.all(nodes.map(({ program }) => program.stop('SIGINT')));
    },
  };
}

const SETTINGS = [
  'fsync=off',
  'max_connections=200',
  'wal_level=replica',
  'max_wal_senders=8',
  'hot_standby_feedback=on',
  'max_standby_streaming_delay=2s',
];
