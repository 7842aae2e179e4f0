import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Role } from '@showroom/contracts/entities/role';
import type { MarketCode } from '@showroom/contracts/markets';
import { exportJWK, generateKeyPair, SignJWT } from 'jose';
import { type ApiConfig, parseApiConfig } from '../../api-config';
import type { Database } from '../../database/database';
import { testDatabase } from '../../database/testing';
import type { Service } from '../kernel/api';
import { followChanges } from '../kernel/changes';
import { type ApiServer, buildServer } from '../kernel/server';
import { visitorToken } from '../kernel/tokens';

/** An API over a database of its own, for tests: nothing but third parties is simulated. */
export interface TestApi extends ApiServer {
  readonly config: ApiConfig;
  readonly database: Database;
  /** Log lines so far. */
  readonly logs: string[];
  close(): Promise<void>;
}

export const visitor = (id: string, config: ApiConfig) => ({ 'x-visitor': visitorToken(id, config.VISITOR_SECRET) });

export async function testApi(services: readonly Service[], env: Record<string, string> = {}): Promise<TestApi> {
  // Nobody listens there: generated calls must never reach a registry that somebody works with.
  const away = { REGISTRY_URL: 'http://127.0.0.1:9' };
  const config = parseApiConfig({ MEDIA_FOLDER: join(tmpdir(), 'showroom-test-media'), ...away, ...env });
  const database = await testDatabase();
  const logs: string[] = [];
  const changes = await followChanges(database, (error) => {
    throw error;
  });
  const log = { write: (line: string) => void logs.push(line) };
  const api = await buildServer({ config, database, changes }, { services, log });
  await api.server.ready();
  return {
    ...api,
    config,
    database,
    logs,
    close: async () => {
      await api.server.close();
      await changes.close();
      await database.close();
    },
  };
}

/** An identity provider that publishes its keys and signs tokens. */
export interface TestIssuer {
  readonly issuer: string;
  bearer(
    roles: readonly Role[],
    claims?: {
      readonly audience?: string;
      readonly issuer?: string;
      readonly expires?: string;
      readonly markets?: readonly MarketCode[];
      readonly subject?: string;
    },
  ): Promise<{ authorization: string }>;
  close(): void;
}

export async function testIssuer(): Promise<TestIssuer> {
  const { publicKey, privateKey } = await generateKeyPair('RS256');
  const keys = { keys: [{ ...(await exportJWK(publicKey)), kid: 'test', alg: 'RS256', use: 'sig' }] };
  const server = createServer((request, response) => {
    response.setHeader('content-type', 'application/json');
    response.end(JSON.stringify(request.url === '/jwks' ? keys : { issuer, jwks_uri: `${issuer}/jwks` }));
  });
  const issuer = await listening(server);
  return {
    issuer,
    bearer: async (roles, claims = {}) => {
      const token = await new SignJWT({ roles, markets: claims.markets ?? [] })
        .setProtectedHeader({ alg: 'RS256', kid: 'test' })
        .setSubject(claims.subject ?? 'somebody')
        .setIssuer(claims.issuer ?? issuer)
        .setAudience(claims.audience ?? 'showroom-api')
        .setExpirationTime(claims.expires ?? '1h')
        .sign(privateKey);
      return { authorization: `Bearer ${token}` };
    },
    close: () => server.close(),
  };
}

/** Starts a server on any free port and answers its address. */
async function listening(server: Server): Promise<string> {
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return `http://127.0.0.1:${portOf(server.address())}`;
}

function portOf(address: AddressInfo | string | null): number {
  if (address === null || typeof address === 'string') throw new Error('The server has no port');
  return address.port;
}

/**
 * Longer than anything here takes: a wait in vain ends soon after its test, and not with its
 * process.
 */
const PATIENCE = 120_000;

/** Resolves once the condition holds. */
export async function until(condition: () => boolean | Promise<boolean>): Promise<void> {
  const end = performance.now() + PATIENCE;
  while (!(await condition())) {
    if (performance.now() > end) throw new Error(`Waited in vain for ${condition}`);
    await new Promise((resolve) => setTimeout(resolve, 5));
  }
}
