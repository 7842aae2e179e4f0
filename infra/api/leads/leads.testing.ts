import { MARKETS, type MarketCode } from '@showroom/contracts/markets';
import { sql } from 'drizzle-orm';
import type { LightMyRequestResponse } from 'fastify';
import { addMissingForms } from '../../demo/content/form-rows';
import { formsIn } from '../../demo/content/forms';
import { startWorker, type Worker } from '../../jobs/worker';
import { type Sandbox, startSandbox } from '../../sandbox/server';
import { forms } from '../forms/forms';
import type { Service } from '../kernel/api';
import { type TestApi, type TestIssuer, testApi, testIssuer, visitor } from '../testing/harness';
import { leadJobs } from './jobs';
import { leads } from './leads';
import { createLeads, type Leads } from './services';

/** The API with leads, the seed's forms and the sandbox's CRM. */
export interface Leading extends TestApi {
  readonly sandbox: Sandbox;
  readonly issuer: TestIssuer;
  readonly services: Leads;
  /** Does everything that is due, also what waits for a later try when `soon`. */
  work(soon?: 'soon'): Promise<void>;
  post(path: string, body: object, who?: string): Promise<LightMyRequestResponse>;
  as(
    role: 'editor' | 'lead_manager' | 'market_manager' | 'admin',
    method: 'GET' | 'POST' | 'PUT' | 'DELETE',
    path: string,
    body?: object,
    markets?: readonly MarketCode[],
  ): Promise<LightMyRequestResponse>;
}

export const JANE = {
  first_name: 'Jane',
  last_name: 'Doe',
  email: 'jane@example.test',
  phone: '+49 170 1234567',
  message: 'Please call me.',
  consent: true,
} as const;

export async function startLeading(
  environment: Record<string, string> = {},
  others: readonly Service[] = [],
): Promise<Leading> {
  const sandbox = await startSandbox({ port: 0, smtpPort: 0, apiUrl: 'http://127.0.0.1:9' });
  const issuer = await testIssuer();
  const api = await testApi([...others, forms, leads], {
    SANDBOX_PORT: String(sandbox.port),
    SANDBOX_SMTP_PORT: String(sandbox.smtpPort),
    OIDC_ISSUER: issuer.issuer,
    JOBS: 'inside',
    RATE_LIMIT: '100000',
    ...environment,
  });
  const { database, server } = api;
  await addMissingForms(
    database.db,
    Object.values(MARKETS).flatMap((market) => formsIn(market)),
  );
  const services = createLeads(api.config, database);
  const worker: Worker = await startWorker(database, { ...leadJobs(services), sweeps: [], report: () => {} });
  return {
    ...api,
    sandbox,
    issuer,
    services,
    work: async (soon) => {
      if (soon) await database.rows(sql`update jobs set run_at = now() where done_at is null`);
      for (;;) {
        await worker.drain();
        const [left] = await database.rows(
          sql`select count(*)::int as due from jobs where kind like 'lead.%' and done_at is null and failed_at is null and run_at <= now()`,
        );
        if (left?.['due'] === 0) return;
        await new Promise((resolve) => setImmediate(resolve));
      }
    },
    post: (path, body, who = 'jane') =>
      server.inject({ method: 'POST', url: path, headers: visitor(who, api.config), payload: body }),
    as: async (role, method, path, body, markets = ['international', 'au']) =>
      server.inject({
        method,
        url: path,
        headers: await issuer.bearer([role], { markets }),
        ...(body && { payload: body }),
      }),
    close: async () => {
      await worker.stop();
      await api.close();
      issuer.close();
      await sandbox.close();
    },
  };
}
