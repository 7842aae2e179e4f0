import { drizzle } from 'drizzle-orm/node-postgres';
import pg from 'pg';
import { releaseBroken } from './broken-connections';
import type { Database } from './database';
import { pgListener } from './postgres-listener';

// Amounts and counts are far below 2^53, so int8 is read as a number, as on PGlite. Drizzle knows
// no parsers per pool.
pg.types.setTypeParser(pg.types.builtins.INT8, Number);

/** Connects to a PostgreSQL server by its address. */
export function postgresDatabase(url: string): Database {
  const pool = new pg.Pool({
    connectionString: url,
    max: 10,
    connectionTimeoutMillis: 5000,
    statement_timeout: 60_000,
    idle_in_transaction_session_timeout: 30_000,
    options: '-c timezone=UTC -c jit=off',
  });
  // A connection that breaks while idle is replaced by the pool; without a listener it would end
  // the process.
  pool.on('error', () => {});
  releaseBroken(pool);
  const listener = pgListener(() => new pg.Client({ connectionString: url, connectionTimeoutMillis: 5000 }));
  const db = drizzle(pool);
  return {
    kind: 'postgres',
    db,
    rows: async (statement) => (await db.execute(statement)).rows,
    listen: listener.listen,
    notify: async (channel, payload) => {
      await pool.query('select pg_notify($1, $2)', [channel, payload]);
    },
    close: async () => {
      await listener.close();
      await pool.end();
    },
  };
}
