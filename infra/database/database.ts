import type { SQL } from 'drizzle-orm';
import type { PgDatabase, PgQueryResultHKT } from 'drizzle-orm/pg-core';

interface RawResult<Row> {
  readonly rows: Row[];
}

interface RawResultHKT extends PgQueryResultHKT {
  readonly type: RawResult<this['row']>;
}

/**
 * What queries are written against: the same on PGlite and on a PostgreSQL server, inside and
 * outside of transactions.
 */
export type Db = PgDatabase<RawResultHKT, Record<string, never>>;

/** A transaction, for what must not run outside of one. */
export type Transaction = Parameters<Parameters<Db['transaction']>[0]>[0];

/** What can run a statement: the database, or a transaction that wants it only if it commits. */
export interface Executor {
  execute(statement: SQL): PromiseLike<{ readonly rows: unknown[] }>;
}

export interface Listener {
  readonly message: (payload: string) => void;
  /** The connection was away for a while: messages may have been missed. */
  readonly gap?: () => void;
}

/** One database, embedded or on a server. */
export interface Database {
  readonly kind: 'pglite' | 'postgres';
  readonly db: Db;
  /**
   * For what visitors read and changes are told of: a replica, where there is one that has all that
   * this process was told of. Default: `db`.
   */
  readonly reads: Db;
  /** Rows of a hand-written statement. Integers are numbers, timestamps are ISO-like texts. */
  rows(statement: SQL): Promise<Record<string, unknown>[]>;
  /** Messages of a NOTIFY channel until the returned function is called. */
  listen(channel: string, listener: Listener): Promise<() => Promise<void>>;
  notify(channel: string, payload: string): Promise<void>;
  close(): Promise<void>;
}
