import type pg from 'pg';

/**
 * Gives a connection that broke back to its pool, whoever has it at the moment. Without it a
 * connection that is lost between two statements ends the process, and one that is lost at the
 * `begin` of a transaction is never given back (drizzle begins outside of its `try`): after ten
 * such losses the pool is empty for good.
 */
export function releaseBroken(pool: pg.Pool): void {
  const inUse = new Set<pg.PoolClient>();
  pool.on('acquire', (client) => inUse.add(client));
  pool.on('release', (_error, client) => inUse.delete(client));
  pool.on('connect', (client) =>
    client.on('error', () => {
      if (!inUse.has(client)) return;
      const { release } = client;
      // Whoever has it gives it back once more, later.
      client.release = () => {};
      release(true);
    }),
  );
}
