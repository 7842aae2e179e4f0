import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { ApiServer } from '../api/kernel/server';
import { buildServer } from '../api/kernel/server';
import { parseApiConfig } from '../api-config';
import type { Database } from '../database/database';
import { testDatabase } from '../database/testing';
import { untilTrue } from './postgres';
import { type RedisServer, startRedis } from './redis';

const folder = mkdtempSync(join(tmpdir(), 'limits-'));
let redis: RedisServer;
let database: Database;
let servers: ApiServer[] = [];
const lines: string[] = [];

const noChanges = {
  onVehicles: () => undefined,
  onRetailers: () => undefined,
  onTags: () => () => undefined,
  onGap: () => undefined,
  onFlood: () => undefined,
  close: async () => undefined,
};

async function start(environment: Readonly<Record<string, string>>): Promise<ApiServer> {
  const config = parseApiConfig({ RATE_LIMIT: '12', TRUSTED_PROXIES: 'loopback', ...environment });
  const api = await buildServer(
    { config, database, changes: noChanges },
    {
      services: [({ server }) => void server.get('/anything', async () => ({ data: 'there' }))],
      log: { write: (line) => lines.push(line) },
    },
  );
  await api.server.ready();
  servers.push(api);
  return api;
}

beforeAll(async () => {
  redis = await startRedis(folder);
  database = await testDatabase();
});
afterEach(async () => {
  await Promise.all(servers.map(({ stop }) => stop()));
  servers = [];
});
afterAll(async () => {
  await database?.close();
  await redis?.program.stop();
  rmSync(folder, { recursive: true, force: true });
});

/** The statuses of so many requests of one visitor, in turn to each of the processes. */
async function ask(apis: readonly ApiServer[], visitor: string, times: number): Promise<number[]> {
  const statuses: number[] = [];
  for (let index = 0; index < times; index += 1) {
    const { statusCode } = (await apis[index % apis.length]?.server.inject({
      url: '/anything',
      headers: { 'x-forwarded-for': visitor },
    })) ?? { statusCode: 0 };
    statuses.push(statusCode);
  }
  return statuses;
}
const taken = (statuses: readonly number[]) => statuses.filter((status) => status === 200).length;
const connected = (apis: readonly ApiServer[], visitor: string) =>
  // Until all count in one place, each counts for itself: a visitor of its own for each look.
  untilTrue('All processes count at Redis', async () => {
    for (let look = 0; look < 100; look += 1) {
      const from = `${visitor}.${look}`;
      if (taken(await ask(apis, from, 39)) === 12) return true;
      await new Promise((resolve) => setTimeout(resolve, 100));
    }
    return false;
  });

test('three processes that share a Redis take as many requests of a network as one', async () => {
  const REDIS_URL = redis.url;
  const apis = [await start({ REDIS_URL }), await start({ REDIS_URL }), await start({ REDIS_URL })];
  await connected(apis, '203.0.113');
  const statuses = await ask(apis, '198.51.100.7', 30);
  expect([statuses.slice(0, 12), statuses.slice(12)]).toEqual([Array(12).fill(200), Array(18).fill(429)]);
  expect(taken(await ask(apis, '198.51.100.8', 6))).toBe(6);
});

test('while it is away each process counts for itself, and nobody is refused for it; then they share again', async () => {
  const REDIS_URL = redis.url;
  const apis = [await start({ REDIS_URL }), await start({ REDIS_URL })];
  await connected(apis, '203.0.112');
  await redis.program.kill();
  const begin = performance.now();
  expect(taken(await ask(apis, '198.51.101.7', 30))).toBe(24);
  // It is not waited for again and again.
  expect(performance.now() - begin).toBeLessThan(3000);
  await untilTrue('The log says so', async () => lines.some((line) => line.includes('Redis is away')));
  redis.program.start();
  await connected(apis, '203.0.111');
  expect(lines.some((line) => line.includes('Redis is back'))).toBe(true);
});

test('without a Redis each process counts for itself, and its client is not loaded', async () => {
  const apis = [await start({}), await start({})];
  expect(taken(await ask(apis, '198.51.102.7', 30))).toBe(24);
});
