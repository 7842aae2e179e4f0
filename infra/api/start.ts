import { connect } from '../database/connect';
import { migrate } from '../database/migrate';
import { isEmpty, seed } from '../database/seed/seed';
import type { ApiConfig } from './config';
import type { Service } from './server/api';
import { buildServer } from './server/server';
import { followChanges } from './site/changes';

export interface RunningApi {
  readonly url: string;
  stop(): Promise<void>;
}

function startFailure(cause: unknown, { API_HOST, API_PORT }: ApiConfig): unknown {
  const isTaken = cause instanceof Error && 'code' in cause && cause.code === 'EADDRINUSE';
  if (!isTaken) return cause;
  return new Error(`${API_HOST}:${API_PORT} is in use: stop the other program, or set API_PORT.`, { cause });
}

/** Connects, migrates, fills an empty database in development, reads what the API keeps in memory, and listens. */
export async function startApi(config: ApiConfig, services: readonly Service[]): Promise<RunningApi> {
  const database = await connect({ databaseUrl: config.DATABASE_URL, dataFolder: config.DATA_FOLDER });
  try {
    await migrate(database);
    if (config.NODE_ENV !== 'production' && (await isEmpty(database))) await seed(database);
    const changes = await followChanges(database, (error) =>
      process.stderr.write(`A change was not followed: ${error}\n`),
    );
    const { server, stop } = await buildServer({ config, database, changes }, { services });
    const url = await server.listen({ host: config.API_HOST, port: config.API_PORT }).catch((cause: unknown) => {
      throw startFailure(cause, config);
    });
    return {
      url,
      stop: async () => {
        await stop();
        await changes.close();
        await database.close();
      },
    };
  } catch (error) {
    await database.close();
    throw error;
  }
}
