import { sql } from 'drizzle-orm';
import type { Database } from './database';
import { loadMigrations } from './load-migrations';

const ADDED = /alter table "(\w+)" add column (?:if not exists )?"(\w+)"/gi;
const CREATED = /create table "(\w+)"/gi;
const COMPARED = /create text search (dictionary|configuration) "(\w+)"/gi;

/** As if no migration from this number on had been made: what they added is gone. */
export async function rollBack(database: Database, first: number): Promise<void> {
  const taken = loadMigrations().slice(first);
  const text = taken.flatMap(({ statements }) => statements).join(';');
  for (const [, table = '', column = ''] of text.matchAll(ADDED)) {
    await database.rows(
      sql`alter table ${sql.identifier(table)} drop column if exists ${sql.identifier(column)} cascade`,
    );
  }
  for (const [, table = ''] of text.matchAll(CREATED)) {
    await database.rows(sql`drop table if exists ${sql.identifier(table)} cascade`);
  }
  for (const [, kind = '', name = ''] of text.matchAll(COMPARED)) {
    await database.rows(sql`drop text search ${sql.raw(kind)} if exists ${sql.identifier(name)} cascade`);
  }
  for (const { hash } of taken) await database.rows(sql`delete from migrations where hash = ${hash}`);
}
