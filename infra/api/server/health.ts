import { sql } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import type { Context } from './api';
import { Refusal } from './refusal';

const DEADLINE = 2000;

/** `/health/live`: the process runs. `/health/ready`: it may be sent requests; not any more once the returned function was called. */
export function addHealth(server: FastifyInstance, { database }: Pick<Context, 'database'>): () => void {
  let stopping = false;
  server.get('/health/live', async () => ({ status: 'live' }));
  server.get('/health/ready', async () => {
    if (stopping) throw new Refusal(503, 'The API is stopping.');
    const late = new Promise<never>((_, reject) => {
      setTimeout(() => reject(new Refusal(503, 'The database does not answer.')), DEADLINE).unref();
    });
    await Promise.race([
      late,
      database.rows(sql`select 1`).catch((cause: unknown) => {
        throw new Refusal(503, 'The database cannot be reached.', undefined, { cause });
      }),
    ]);
    return { status: 'ready' };
  });
  return () => {
    stopping = true;
  };
}
