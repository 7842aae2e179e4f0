import { loggedMessage } from '@showroom/contracts/http/logged-error';
import type { ApiConfig } from '../api-config';
import { connect, databaseOf } from '../database/connect';
import type { Database } from '../database/database';
import { migrate } from '../database/migrate';
import { isEmpty, seed } from '../demo/seed';
import { errorCode } from '../error-code';
import { sayOnce, untilThere } from '../until-there';
import type { Service } from './kernel/api';
import { type Changes, followChanges } from './kernel/changes';
import { buildServer } from './kernel/server';
import { startWaitingServer, type WaitingServer } from './kernel/waiting-server';

export interface RunningApi {
  readonly url: string;
  stop(): Promise<void>;
}

function startFailure(cause: unknown, { API_HOST, API_PORT }: ApiConfig): unknown {
  if (errorCode(cause) !== 'EADDRINUSE') return cause;
  return new Error(`${API_HOST}:${API_PORT} is in use: stop the other program, or set API_PORT.`, { cause });
}

function report(line: string): void {
  process.stderr.write(`${line}\n`);
}

/**
 * Connects, migrates, fills an empty database in development, reads what the API keeps in memory,
 * and listens. While there is no database, or no room for it, the port says so, and it is tried
 * again until the signal ends it.
 */
export async function startApi(
  config: ApiConfig,
  services: readonly Service[],
  signal?: AbortSignal,
): Promise<RunningApi> {
  const { API_HOST: host } = config;
  const waiting = await startWaitingServer(host, config.API_PORT).catch((cause: unknown) => {
    throw startFailure(cause, config);
  });
  const { server, stop } = await openWhile(waiting, config, services, signal);
  try {
    return { url: await server.listen({ host, port: waiting.port }), stop };
  } catch (cause) {
    await stop();
    throw startFailure(cause, config);
  }
}

async function openWhile(
  waiting: WaitingServer,
  config: ApiConfig,
  services: readonly Service[],
  signal: AbortSignal | undefined,
) {
  const say = sayOnce(report);
  try {
    return await untilThere(() => open(config, services), {
      onOutage(outage, error) {
        waiting.waitFor(outage);
        say(outage, error);
      },
      ...(signal && { signal }),
    });
  } finally {
    await waiting.close();
  }
}

/** Everything but the port; what was opened before a failure is closed again. */
async function open(config: ApiConfig, services: readonly Service[]) {
  const database = await connect(databaseOf(config));
  let changes: Changes | undefined;
  try {
    await prepare(database, config);
    changes = await followChanges(database, (error) => report(`A change was not followed: ${loggedMessage(error)}`));
    const followed = changes;
    const { server, stop } = await buildServer({ config, database, changes }, { services });
    try {
      // What jobs need is asked for now: nobody shall be told of a failure after the port is open.
      await server.ready();
    } catch (error) {
      await server.close();
      throw error;
    }
    return {
      server,
      stop: async () => {
        await stop();
        await followed.close();
        await database.close();
      },
    };
  } catch (error) {
    await changes?.close().catch(() => undefined);
    await database.close().catch(() => undefined);
    throw error;
  }
}

async function prepare(database: Database, { NODE_ENV }: ApiConfig): Promise<void> {
  await migrate(database, { report });
  if (NODE_ENV !== 'production' && (await isEmpty(database))) await seed(database);
}
