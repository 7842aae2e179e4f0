import { sql } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import { run } from '../../database/sql';
import { hasRoom } from '../../room';
import type { Context } from './api';
import { Refusal } from './refusal';

const DEADLINE = 2000;

type HealthOptions = Pick<Context, 'database' | 'config'>;

/**
 * `/health/live`: the process runs. `/health/ready`: it may be sent requests; not any more once the
 * returned function was called.
 */
export function addHealth(server: FastifyInstance, { database, config }: HealthOptions): () => void {
  let stopping = false;

  async function checkDatabase(): Promise<void> {
    const late = new Promise<never>((_, reject) => {
      setTimeout(() => reject(new Refusal(503, 'The database does not answer.')), DEADLINE).unref();
    });
    const asked = run(database.db, sql`select 1`).catch((cause: unknown) => {
      throw new Refusal(503, 'The database cannot be reached.', undefined, { cause });
    });
    await Promise.race([late, asked]);
    if (database.kind === 'pglite' && !(await hasRoom(config.DATA_FOLDER)))
      throw new Refusal(503, 'The database has no room on its disk.');
  }

  server.get('/health/live', async () => ({ status: 'live' }));
  server.get('/health/ready', async () => {
    if (stopping) throw new Refusal(503, 'The API is stopping.');
    await checkDatabase();
    // Pictures are drawn without it, only more often: no reason to send people away.
    const room = (await hasRoom(config.MEDIA_FOLDER)) ? 'enough' : 'none';
    return { status: room === 'enough' ? 'ready' : 'degraded', database: 'ready', room };
  });
  return () => {
    stopping = true;
  };
}
