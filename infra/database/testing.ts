import { execFileSync } from 'node:child_process';
import { createHash, randomUUID } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { PGlite, types } from '@electric-sql/pglite';
import pg from 'pg';
import type { Database } from './database';
import { loadMigrations } from './load-migrations';
import { migrate } from './migrate';
import { pgliteDatabase } from './pglite';
import { postgresDatabase } from './postgres';
import { hashOf } from './trigger-parts';
import { TRIGGERS } from './triggers';

const FOLDER = join(import.meta.dirname, '..', '.cache', 'test-database');

/**
 * The server that tests are given; without it they have the embedded database. What needs two
 * processes needs the server.
 */
export const POSTGRES = process.env['DATABASE_URL'];

/** What makes a schema, in short: a changed one has another name. */
function schemaHash(): string {
  const hash = createHash('sha256').update(hashOf(...TRIGGERS));
  for (const migration of loadMigrations()) hash.update(migration.hash);
  return hash.digest('hex').slice(0, 16);
}

/** The file that embedded databases start as; made where it is missing, which takes seconds. */
export async function testSnapshot(): Promise<string> {
  const file = join(FOLDER, `${schemaHash()}.tar`);
  if (!existsSync(file)) {
    const client = await PGlite.create();
    await migrate(await pgliteDatabase(client));
    const dump = await client.dumpDataDir('none');
    await client.close();
    mkdirSync(FOLDER, { recursive: true });
    const temporary = `${file}.${randomUUID()}`;
    writeFileSync(temporary, Buffer.from(await dump.arrayBuffer()));
    renameSync(temporary, file);
  }
  return file;
}

/** Fills new folders with what embedded databases start as. */
export async function unpackSnapshot(...folders: readonly string[]): Promise<void> {
  const file = await testSnapshot();
  for (const folder of folders) {
    mkdirSync(folder, { recursive: true });
    execFileSync('tar', ['-xf', file, '-C', folder], { stdio: 'ignore' });
  }
}

/** A database of its own on a server: an empty one, or a copy of another one. */
export async function createDatabase(
  server: string,
  template = 'template1',
): Promise<{ readonly url: string; drop(): Promise<void> }> {
  const name = `test_${randomUUID().replaceAll('-', '')}`;
  const admin = new pg.Client({ connectionString: server });
  await admin.connect();
  await admin.query(`create database ${name} template ${template}`);
  return {
    url: addressOf(server, name),
    drop: async () => {
      await admin.query(`drop database ${name} with (force)`);
      await admin.end();
    },
  };
}

function addressOf(server: string, database: string): string {
  const url = new URL(server);
  url.pathname = `/${database}`;
  return url.href;
}

/** Any number, the same in every process that tests. */
const TEMPLATE_LOCK = 7_205_115;

/**
 * A migrated database on the server that others are copies of: whoever comes first makes it, and
 * the others wait.
 */
async function templateOn(server: string): Promise<string> {
  const name = `test_template_${schemaHash()}`;
  const admin = new pg.Client({ connectionString: server });
  await admin.connect();
  try {
    await admin.query('select pg_advisory_lock($1)', [TEMPLATE_LOCK]);
    const { rowCount } = await admin.query('select 1 from pg_database where datname = $1', [name]);
    if (rowCount === 0) {
      const unfinished = `${name}_unfinished`;
      await admin.query(`drop database if exists ${unfinished}`);
      await admin.query(`create database ${unfinished}`);
      const database = postgresDatabase(addressOf(server, unfinished));
      try {
        await migrate(database);
      } finally {
        await database.close();
      }
      await admin.query(`alter database ${unfinished} rename to ${name}`);
    }
  } finally {
    await admin.end();
  }
  return name;
}

async function freshOnServer(server: string): Promise<Database> {
  const { url, drop } = await createDatabase(server, await templateOn(server));
  const database = postgresDatabase(url);
  return {
    ...database,
    close: async () => {
      await database.close();
      await drop();
    },
  };
}

/**
 * A migrated, empty database of its own: in memory, or a fresh database on the server of
 * DATABASE_URL. Close it after use.
 */
export async function testDatabase(): Promise<Database> {
  if (POSTGRES) return freshOnServer(POSTGRES);
  const snapshot = new Blob([readFileSync(await testSnapshot())]);
  const client = await PGlite.create({ loadDataDir: snapshot, parsers: { [types.INT8]: Number } });
  return pgliteDatabase(client);
}
