import { mkdirSync } from 'node:fs';
import { dirname } from 'node:path';
import { PGlite, types } from '@electric-sql/pglite';
import { drizzle } from 'drizzle-orm/pglite';
import type { Database } from './database';
import { lockFolder } from './folder-lock';

const SETTINGS = "set statement_timeout = '60s'; set timezone = 'UTC';";

/** Wraps an open PGlite; `release` runs after it is closed. */
export async function pgliteDatabase(client: PGlite, release: () => void = () => {}): Promise<Database> {
  await client.exec(SETTINGS);
  const db = drizzle(client);
  return {
    kind: 'pglite',
    db,
    reads: db,
    rows: async (statement) => (await db.execute(statement)).rows,
    listen: (channel, { message }) => client.listen(channel, message),
    notify: async (channel, payload) => {
      await client.query('select pg_notify($1, $2)', [channel, payload]);
    },
    close: async () => {
      await client.close();
      release();
    },
  };
}

/** Opens (or makes) the PGlite in a folder, which belongs to this process until it is closed. */
export async function openFolder(folder: string): Promise<Database> {
  mkdirSync(dirname(folder), { recursive: true });
  const release = lockFolder(folder);
  try {
    return await pgliteDatabase(await PGlite.create({ dataDir: folder, parsers: { [types.INT8]: Number } }), release);
  } catch (error) {
    release();
    throw error;
  }
}
