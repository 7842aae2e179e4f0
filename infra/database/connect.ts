import type { Database } from './database';
import { openFolder } from './pglite';
import { postgresDatabase } from './postgres';

export interface DatabaseConfig {
  /** Address of a PostgreSQL server; without it the database is embedded. */
  readonly databaseUrl: string | undefined;
  /** Where the embedded database lies. */
  readonly dataFolder: string;
}

/** The database of the configuration, not yet migrated. */
export async function connect({ databaseUrl, dataFolder }: DatabaseConfig): Promise<Database> {
  return databaseUrl === undefined ? openFolder(dataFolder) : postgresDatabase(databaseUrl);
}
