import { createHash, randomUUID } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { PGlite, types } from '@electric-sql/pglite';
import pg from 'pg';
import type { Database } from './database';
import { migrate } from './migrate';
import { pgliteDatabase } from './pglite';
import { postgresDatabase } from './postgres';
import { TRIGGERS } from './triggers';

const FOLDER = join(import.meta.dirname, '..', '.cache', 'test-database');

/** Named by what made it: a changed schema makes a new one. */
function snapshotFile(): string {
  const migrations = join(import.meta.dirname, 'migrations');
  const journal: { entries: { tag: string }[] } = JSON.parse(
    readFileSync(join(migrations, 'meta/_journal.json'), 'utf8'),
  );
  const hash = createHash('sha256').update(TRIGGERS.join());
  for (const { tag } of journal.entries) hash.update(readFileSync(join(migrations, `${tag}.sql`)));
  return join(FOLDER, `${hash.digest('hex').slice(0, 16)}.tar`);
}

async function snapshot(): Promise<Blob> {
  const file = snapshotFile();
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
  return new Blob([readFileSync(file)]);
}

async function freshOnServer(url: string): Promise<Database> {
  const name = `test_${randomUUID().replaceAll('-', '')}`;
  const admin = new pg.Client({ connectionString: url });
  await admin.connect();
  await admin.query(`create database ${name}`);
  const address = new URL(url);
  address.pathname = `/${name}`;
  const database = postgresDatabase(address.href);
  await migrate(database);
  return {
    ...database,
    close: async () => {
      await database.close();
      await admin.query(`drop database ${name} with (force)`);
      await admin.end();
    },
  };
}

/** A migrated, empty database of its own: in memory, or a fresh database on the server of DATABASE_URL. Close it after use. */
export async function testDatabase(): Promise<Database> {
  const url = process.env['DATABASE_URL'];
  if (url) return freshOnServer(url);
  const client = await PGlite.create({ loadDataDir: await snapshot(), parsers: { [types.INT8]: Number } });
  return pgliteDatabase(client);
}
