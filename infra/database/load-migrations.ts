import { readMigrationFiles } from 'drizzle-orm/migrator';
import type { Migration } from './versions';

const FOLDER = `${import.meta.dirname}/migrations`;

/** The first line of a migration that takes something away. */
const CONTRACT = /^-- contract: from (\d{4})$/m;

/** From which migration on a version runs beside this one, as its first line says. */
export function lowestOf(sql: string): number {
  const [, number] = CONTRACT.exec(sql) ?? [];
  return Number(number ?? 0);
}

/** The migrations of this version, in their order. */
export function loadMigrations(): Migration[] {
  return readMigrationFiles({ migrationsFolder: FOLDER }).map(({ hash, sql }) => ({
    hash,
    statements: sql,
    lowest: lowestOf(sql[0] ?? ''),
  }));
}
