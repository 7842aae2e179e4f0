import { type ApiConfig, parseApiConfig } from '../../../api-config';
import { connect } from '../../../database/connect';
import type { Database } from '../../../database/database';
import { migrate } from '../../../database/migrate';
import { addPage } from '../../../database/pages.testing';
import { createDatabase } from '../../../database/testing';
import { freePort } from '../../../free-port';
import { type Sandbox, startSandbox } from '../../../sandbox/server';
import type { BuyOnline } from '../../payments/services';
import { type DatabaseProxyOptions, startDatabaseProxy } from '../../testing/database-proxy';
import { type HttpProxyOptions, startHttpProxy } from '../../testing/http-proxy';
import { type ApiProcess, startProcess } from '../../testing/processes';
import { createBuyOnline } from '../orders';
import { browse } from '../reserve.testing';

interface FleetOptions {
  /** Processes over the one database. Default: two. */
  readonly size?: number;
  /** What stands between the processes and the database. */
  readonly between?: Omit<DatabaseProxyOptions, 'to'>;
  /** What stands between the processes and the card provider. */
  readonly provider?: HttpProxyOptions['on'];
  readonly environment?: Readonly<Record<string, string>>;
  /** Whether the providers' webhooks arrive. Default: they do. */
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
  /** A visitor (default: a new one) at the process of this index; indexes go round. */
  browserAt(index: number, visitor?: string): ReturnType<typeof browse>;
  process(index: number): ApiProcess;
  /** Starts the process at this place again, at the same address. */
  restart(index: number): Promise<void>;
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
  await addPage(database.db, { market: 'international', path: '/', title: 'Home' });
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
  const startAt = (index: number) => startProcess({ ...environment, API_PORT: ports[index % size] ?? '' });
  const processes = await Promise.all(ports.map((_, index) => startAt(index)));

  function processAt(index: number): ApiProcess {
    const found = processes[index % size];
    if (!found) throw new Error(`There is no process at ${index}`);
    return found;
  }

  return {
    database,
    sandbox,
    config,
    services: createBuyOnline(config, database),
    browserAt: (index, visitor) => browse({ config, sandbox, url: processAt(index).url }, undefined, visitor),
    process: processAt,
    restart: async (index) => {
      processes[index % size] = await startAt(index);
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
