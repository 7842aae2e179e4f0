import { type ChildProcess, spawn } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { createServer } from 'node:net';
import { join } from 'node:path';
import { eq } from 'drizzle-orm';
import pg from 'pg';
import { connect } from '../../database/connect';
import type { Database } from '../../database/database';
import { migrate } from '../../database/migrate';
import { pages } from '../../database/schema/content';
import { retailers } from '../../database/schema/retailers';
import { vehicles } from '../../database/schema/vehicles';
import { until } from '../testing/harness';
import { RETAILERS, vehicleRow } from '../testing/stock';

const API = join(import.meta.dirname, '..', 'main.ts');
const server = process.env['DATABASE_URL'];

async function freePort(): Promise<number> {
  const probe = createServer().listen(0, '127.0.0.1');
  await once(probe, 'listening');
  const address = probe.address();
  probe.close();
  await once(probe, 'close');
  return typeof address === 'object' && address !== null ? address.port : 0;
}

/** A process of the API, up when it is ready. */
async function replica(databaseUrl: string): Promise<{ readonly url: string; readonly child: ChildProcess }> {
  const port = await freePort();
  const env = { ...process.env, DATABASE_URL: databaseUrl, API_PORT: String(port), JOBS: 'apart', LOG_LEVEL: 'warn' };
  const child = spawn(process.execPath, ['--import', 'tsx', API], { env, stdio: ['ignore', 'ignore', 'inherit'] });
  const url = `http://127.0.0.1:${port}`;
  await until(async () => {
    if (child.exitCode !== null) throw new Error(`The API ended with ${child.exitCode}`);
    const answer = await fetch(`${url}/health/ready`).catch(() => undefined);
    return answer?.ok === true;
  });
  return { url, child };
}

/** A database of its own on the server, gone afterwards. */
async function withDatabase(work: (url: string, database: Database) => Promise<void>): Promise<void> {
  const admin = new pg.Client({ connectionString: server });
  await admin.connect();
  const name = `replicas_${randomUUID().replaceAll('-', '')}`;
  await admin.query(`create database ${name}`);
  const own = new URL(server ?? '');
  own.pathname = `/${name}`;
  const database = await connect({ databaseUrl: own.href, dataFolder: '' });
  try {
    await migrate(database);
    await work(own.href, database);
  } finally {
    await database.close();
    await admin.query(`drop database ${name} with (force)`);
    await admin.end();
  }
}

async function paints(url: string): Promise<Record<string, number>> {
  const answer = await fetch(`${url}/public_api/listing/test/light`);
  const { meta } = await answer.json();
  const options: { value: string; count: number }[] = meta.facets.options.specific_colors;
  return Object.fromEntries(options.map(({ value, count }) => [value, count]));
}

// The embedded database belongs to one process, so two of them need a server.
const onServer = server === undefined ? test.skip : test;

onServer(
  'each of two processes counts a vehicle as it now is, whoever changed it',
  async () => {
    await withDatabase(async (url, { db }) => {
      // A database with a page is not filled with examples.
      await db.insert(pages).values({ market: 'international', locale: 'en-GB', path: '/', title: 'Home' });
      await db.insert(retailers).values([...RETAILERS]);
      await db.insert(vehicles).values(['1', '2'].map((key) => vehicleRow(key, { id: key, color_name: 'Black' })));
      const replicas = [await replica(url), await replica(url)];
      try {
        const seen = () => Promise.all(replicas.map((one) => paints(one.url)));
        expect(await seen()).toEqual([{ Black: 2 }, { Black: 2 }]);
        await db.update(vehicles).set({ color_name: 'White' }).where(eq(vehicles.id, '1'));
        await until(async () => (await seen()).every(({ White, Black }) => White === 1 && Black === 1));
        await db.delete(vehicles).where(eq(vehicles.id, '2'));
        await until(async () => (await seen()).every(({ Black }) => Black === undefined));
      } finally {
        for (const { child } of replicas) child.kill('SIGTERM');
        const running = replicas.filter(({ child }) => child.exitCode === null);
        await Promise.all(running.map(({ child }) => once(child, 'exit')));
      }
    });
  },
  120_000,
);
