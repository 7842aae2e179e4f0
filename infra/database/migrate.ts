import { sql } from 'drizzle-orm';
import { readMigrationFiles } from 'drizzle-orm/migrator';
import type { Database, Db } from './database';
import { TRIGGERS } from './triggers';

const MIGRATIONS_FOLDER = `${import.meta.dirname}/migrations`;
/** Any number, the same in every replica. */
const LOCK = 7_205_114;

async function appliedHashes(db: Db): Promise<Set<string>> {
  await db.execute(
    sql`create table if not exists migrations (hash text primary key, applied_at timestamptz not null default now())`,
  );
  const { rows } = await db.execute<{ hash: string }>(sql`select hash from migrations`);
  return new Set(rows.map(({ hash }) => hash));
}

/** Brings the database to the present schema. Replicas that start together wait for each other. */
export async function migrate(database: Database): Promise<void> {
  const migrations = readMigrationFiles({ migrationsFolder: MIGRATIONS_FOLDER });
  await database.db.transaction(async (db) => {
    await db.execute(sql`select pg_advisory_xact_lock(${LOCK})`);
    const applied = await appliedHashes(db);
    const known = new Set(migrations.map(({ hash }) => hash));
    if ([...applied].some((hash) => !known.has(hash))) {
      throw new Error(
        'The database was made by another version of the schema: empty it (or remove the data folder) and start again.',
      );
    }
    for (const migration of migrations) {
      if (applied.has(migration.hash)) continue;
      for (const statement of migration.sql) await db.execute(sql.raw(statement));
      await db.execute(sql`insert into migrations (hash) values (${migration.hash})`);
    }
    for (const statement of TRIGGERS) await db.execute(sql.raw(statement));
  });
}
