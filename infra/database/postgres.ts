import { drizzle } from 'drizzle-orm/node-postgres';
import pg from 'pg';
import { releaseBroken } from './broken-connections';
import type { Database } from './database';
import { FollowedReplica } from './followed-replica';
import { pgListener } from './postgres-listener';

// Amounts and counts are far below 2^53, so int8 is read as a number, as on PGlite. Drizzle knows
// no parsers per pool.
pg.types.setTypeParser(pg.types.builtins.INT8, Number);

interface MoreAddresses {
  /** The server itself, where `url` is a pooler that gives connections per transaction. */
  readonly directUrl?: string | undefined;
  /** A streaming replica. */
  readonly readUrl?: string | undefined;
}

/** What a connection is asked for as it begins; a pooler has it from the role instead. */
const OWN_SETTINGS = {
  statement_timeout: 60_000,
  idle_in_transaction_session_timeout: 30_000,
  options: '-c timezone=UTC -c jit=off',
};

function openPool(url: string, isPooled: boolean): pg.Pool {
  const pool = new pg.Pool({
    connectionString: url,
    max: 10,
    connectionTimeoutMillis: 5000,
    ...(!isPooled && OWN_SETTINGS),
  });
  // A connection that breaks while idle is replaced by the pool; without a listener it would end
  // the process.
  pool.on('error', () => {});
  releaseBroken(pool);
  return pool;
}

interface PostgresDatabase extends Database {
  /** Throws where a pooler's connections have other settings; begins to follow a replica. */
  open(): Promise<void>;
}

/** Connects to a PostgreSQL server by its address. */
export function postgresDatabase(url: string, { directUrl, readUrl }: MoreAddresses = {}): PostgresDatabase {
  const isPooled = directUrl !== undefined;
  const pool = openPool(url, isPooled);
  const connectionString = directUrl ?? url;
  const deadlines = { connectionTimeoutMillis: 5000, query_timeout: 15_000 };
  const listener = pgListener(() => new pg.Client({ connectionString, ...deadlines }));
  const replica =
    readUrl === undefined
      ? undefined
      : new FollowedReplica({ primary: pool, replica: openPool(readUrl, isPooled), listen: listener.listen });
  const db = drizzle(pool);
  return {
    kind: 'postgres',
    db,
    reads: replica ? drizzle(replica.pool()) : db,
    rows: async (statement) => (await db.execute(statement)).rows,
    listen: listener.listen,
    notify: async (channel, payload) => {
      await pool.query('select pg_notify($1, $2)', [channel, payload]);
    },
    open: async () => {
      if (isPooled) await checkPooledSettings(pool);
      await replica?.open();
    },
    close: async () => {
      await replica?.close();
      await listener.close();
      await pool.end();
    },
  };
}

/** A pooler refuses settings at the start of a connection, so that the role must have them. */
async function checkPooledSettings(pool: pg.Pool): Promise<void> {
  const { rows } = await pool.query<{ role: string; zone: string; limit: string }>(
    "select current_user::text as role, current_setting('timezone') as zone, current_setting('statement_timeout') as limit",
  );
  const { role = '', zone, limit } = rows[0] ?? {};
  if (zone === 'UTC' && limit !== '0') return;
  throw new Error(
    `DATABASE_URL is a pooler (there is a DATABASE_DIRECT_URL), so the role must bring its settings: alter role "${role}" set timezone = 'UTC'; the same for statement_timeout = '60s', idle_in_transaction_session_timeout = '30s' and jit = off. Then reconnect the pooler.`,
  );
}
