import { connect } from '../../../database/connect';
import type { Database } from '../../../database/database';
import { migrate } from '../../../database/migrate';
import { pages } from '../../../database/schema/content';
import { createDatabase } from '../../../database/testing';
import { type Sandbox, startSandbox } from '../../../sandbox/server';
import { type ApiConfig, parseApiConfig } from '../../config';
import { type DatabaseProxyOptions, startDatabaseProxy } from '../../testing/database-proxy';
import { type HttpProxyOptions, startHttpProxy } from '../../testing/http-proxy';
import { type ApiProcess, freePort, startProcess } from '../../testing/processes';
import { createBuyOnline } from '../buy-online';
import { browse } from '../reserve.testing';
import type { BuyOnline } from '../services';

interface FleetOptions {
  /** Processes over the one database; two unless told. */
  readonly size?: number;
  /** What stands between the processes and the database. */
  readonly between?: Omit<DatabaseProxyOptions, 'to'>;
  /** What stands between the processes and the card provider. */
  readonly provider?: HttpProxyOptions['on'];
  readonly environment?: Readonly<Record<string, string>>;
  /** Whether the providers' webhooks arrive; they do unless told. */
  readonly hasWebhooks?: boolean;
}

/**
 * API processes over one PostgreSQL database, the stand-ins of the providers, and what tests see of
 * them from beside.
 */
export interface Fleet {
  readonly database: Database;
  readonly sandbox: Sandbox;
  readonly config: ApiConfig;
  /** The same work as the processes do, called from here: a sweep, a settlement. */
  readonly services: BuyOnline;
  /** A visitor (a new one unless told) at the process at this place; places go round. */
  browserAt(place: number, visitor?: string): ReturnType<typeof browse>;
  process(place: number): ApiProcess;
  /** Starts the process at this place again, at the same address. */
  restart(place: number): Promise<void>;
  close(): Promise<void>;
}

/** Where nobody listens. */
const NOWHERE = 'http://127.0.0.1:9';

export async function startFleet(server: string, options: FleetOptions = {}): Promise<Fleet> {
  const { size = 2, between, provider, hasWebhooks = true } = options;
  const own = await createDatabase(server);
  const database = await connect({ databaseUrl: own.url, dataFolder: '' });
  await migrate(database);
  // A database with a page is not filled with examples.
  await database.db.insert(pages).values({ market: 'international', locale: 'en-GB', path: '/', title: 'Home' });
  const proxy = between && (await startDatabaseProxy({ to: own.url, ...between }));
  const ports: string[] = [];
  while (ports.length < size) ports.push(String(await freePort()));
  const webhooksTo = hasWebhooks ? `http://127.0.0.1:${ports[0]}` : NOWHERE;
  const sandbox = await startSandbox({ port: 0, smtpPort: 0, apiUrl: webhooksTo });
  const providerProxy = provider && (await startHttpProxy({ to: sandbox.url, on: provider }));
  const environment = {
    ...(providerProxy && { STRIPE_API_URL: providerProxy.url }),
    DATABASE_URL: proxy?.url ?? own.url,
    SANDBOX_PORT: String(sandbox.port),
    SANDBOX_SMTP_PORT: String(sandbox.smtpPort),
    RATE_LIMIT: '1000000',
    ...options.environment,
  };
  const config = parseApiConfig({ ...process.env, ...environment, DATABASE_URL: own.url, STRIPE_API_URL: sandbox.url });
  const startAt = (place: number) => startProcess({ ...environment, API_PORT: ports[place % size] ?? '' });
  const processes = await Promise.all(ports.map((_, place) => startAt(place)));

  function processAt(place: number): ApiProcess {
    const found = processes[place % size];
    if (!found) throw new Error(`There is no process at ${place}`);
    return found;
  }

  return {
    database,
    sandbox,
    config,
    services: createBuyOnline(config, database),
    browserAt: (place, visitor) => browse({ config, sandbox, url: processAt(place).url }, undefined, visitor),
    process: processAt,
    restart: async (place) => {
      processes[place % size] = await startAt(place);
    },
    close: async () => {
      await Promise.all(processes.map((one) => one.stop()));
      await sandbox.close();
      await providerProxy?.close();
      await proxy?.close();
      await database.close();
      await own.drop();
    },
  };
}
