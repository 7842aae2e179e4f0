import { hashOf, type TriggerPart } from './trigger-parts';

export interface Migration {
  readonly hash: string;
  readonly statements: readonly string[];
  /**
   * Number of the migration that a version has to know to run beside this one; 0 when every version
   * may.
   */
  readonly lowest: number;
}

/** What one version of the code brings: all migrations in their order, and all triggers. */
export interface Schema {
  readonly migrations: readonly Migration[];
  readonly triggers: readonly TriggerPart[];
}

/** What a database has. */
export interface Applied {
  /** Those from before it was recorded have no `lowest`. */
  readonly migrations: readonly { readonly hash: string; readonly lowest: number | null }[];
  /** Hashes of triggers and functions by their names. */
  readonly triggers: ReadonlyMap<string, string>;
}

const written = (number: number) => String(number).padStart(4, '0');

/**
 * What a version has to change of a database, nothing where it is the newer one: a version runs on
 * a schema with migrations that it does not know as long as none of them says otherwise, and leaves
 * its triggers alone. Throws a sentence where it cannot run.
 */
export function changesFor({ migrations, triggers }: Schema, applied: Applied): Schema {
  const known = new Set(migrations.map(({ hash }) => hash));
  const there = new Set(applied.migrations.map(({ hash }) => hash));
  const missing = migrations.filter(({ hash }) => !there.has(hash));
  const newer = applied.migrations.filter(({ hash }) => !known.has(hash));
  if (newer.length === 0) {
    const changed = triggers.filter((part) => applied.triggers.get(part.name) !== hashOf(part));
    return { migrations: missing, triggers: changed };
  }
  if (missing.length > 0 || newer.some(({ lowest }) => lowest === null)) {
    throw new Error(
      'The database was made by another version of the schema: empty it (or remove the data folder) and start again.',
    );
  }
  const lowest = Math.max(...newer.map((migration) => migration.lowest ?? 0));
  const own = migrations.length - 1;
  if (own < lowest) {
    throw new Error(
      `The database takes versions from migration ${written(lowest)} on, and this one ends with ${written(own)}: start a newer version.`,
    );
  }
  return { migrations: [], triggers: [] };
}
