import { AsyncLocalStorage } from 'node:async_hooks';
import { sql } from 'drizzle-orm';
import type { Database, Executor } from '../database/database';
import { run } from '../database/sql';

/** Any number that no other lock of the database has. */
const ONE_CHANGE = 7_205_118;
const ONE_PLACE = 7_205_119;
const LONGEST_WORK = '5min';

/** The registry's tables. Any number of registries may share them. */
export class RegistryStore {
  readonly #database: Database;
  readonly #transaction = new AsyncLocalStorage<Executor>();

  constructor(database: Database) {
    this.#database = database;
  }

  /** What runs a statement: the transaction of the change that is being made, if there is one. */
  get db(): Executor {
    return this.#transaction.getStore() ?? this.#database.db;
  }

  /**
   * Makes a change alone among all registries, and whole or not at all: whatever it writes by `db`
   * is one transaction. Within a change it is a part of that one.
   */
  exclusively<T>(change: () => Promise<T>): Promise<T> {
    if (this.#transaction.getStore()) return change();
    return this.#database.db.transaction(async (transaction) => {
      await run(transaction, sql`select pg_advisory_xact_lock(${ONE_CHANGE})`);
      return this.#transaction.run(transaction, change);
    });
  }

  /** Does something alone among all registries that touches no table, such as filling a place. */
  alone<T>(name: string, work: () => Promise<T>): Promise<T> {
    return this.#database.db.transaction(async (transaction) => {
      await run(transaction, sql`select set_config('idle_in_transaction_session_timeout', ${LONGEST_WORK}, true)`);
      await run(transaction, sql`select pg_advisory_xact_lock(${ONE_PLACE}, hashtext(${name}))`);
      return work();
    });
  }
}
