import { sql } from 'drizzle-orm';
import type { Database } from './database';
import { openFolder } from './pglite';
import { postgresDatabase } from './postgres';

export interface DatabaseConfig {
  /** Address of a PostgreSQL server; without it the database is embedded. */
  readonly databaseUrl: string | undefined;
  /** Where the embedded database lies. */
  readonly dataFolder: string;
}

/**
 * The database of the configuration, not yet migrated; one that cannot be reached is refused with a
 * plain sentence.
 */
export async function connect({ databaseUrl, dataFolder }: DatabaseConfig): Promise<Database> {
  if (databaseUrl === undefined) return openFolder(dataFolder);
  const database = postgresDatabase(databaseUrl);
  try {
    await database.rows(sql`select 1`);
    return database;
  } catch (cause) {
    await database.close();
    const { host, pathname } = new URL(databaseUrl);
    const reason = cause instanceof Error && cause.cause instanceof Error ? ` (${cause.cause.message})` : '';
    throw new Error(
      `The database ${pathname.slice(1)} at ${host} cannot be reached${reason}: start it, or correct DATABASE_URL.`,
      { cause },
    );
  }
}
