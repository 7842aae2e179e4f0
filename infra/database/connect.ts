import { isTracing } from '@showroom/contracts/http/start-tracing';
import { sql } from 'drizzle-orm';
import type { Database } from './database';
import { openFolder } from './pglite';
import { postgresDatabase } from './postgres';

export interface DatabaseConfig {
  /** Address of a PostgreSQL server; without it the database is embedded. */
  readonly databaseUrl: string | undefined;
  /** The server itself, where `databaseUrl` is a pooler that gives connections per transaction. */
  readonly directUrl?: string | undefined;
  /** A streaming replica, for what may be read there. */
  readonly readUrl?: string | undefined;
  /** Where the embedded database lies. */
  readonly dataFolder: string;
}

/** The database as a process's environment names it. */
export function databaseOf(values: {
  readonly DATABASE_URL?: string | undefined;
  readonly DATABASE_DIRECT_URL?: string | undefined;
  readonly DATABASE_READ_URL?: string | undefined;
  readonly DATA_FOLDER: string;
}): DatabaseConfig {
  return {
    databaseUrl: values.DATABASE_URL,
    directUrl: values.DATABASE_DIRECT_URL,
    readUrl: values.DATABASE_READ_URL,
    dataFolder: values.DATA_FOLDER,
  };
}

/**
 * The database of the configuration, not yet migrated; one that cannot be reached is refused with a
 * plain sentence.
 */
export async function connect({ databaseUrl, dataFolder, ...more }: DatabaseConfig): Promise<Database> {
  if (databaseUrl === undefined) return openFolder(dataFolder);
  if (isTracing()) (await import('./trace-queries')).traceQueries();
  const database = postgresDatabase(databaseUrl, more);
  try {
    await database.rows(sql`select 1`);
  } catch (cause) {
    await database.close();
    const { host, pathname } = new URL(databaseUrl);
    const reason = cause instanceof Error && cause.cause instanceof Error ? ` (${cause.cause.message})` : '';
    throw new Error(
      `The database ${pathname.slice(1)} at ${host} cannot be reached${reason}: start it, or correct DATABASE_URL.`,
      { cause },
    );
  }
  try {
    await database.open();
    return database;
  } catch (error) {
    await database.close();
    throw error;
  }
}
