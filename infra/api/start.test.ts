import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createDatabase, POSTGRES } from '../database/testing';
import { freePort } from '../free-port';
import { startDatabaseProxy } from './testing/database-proxy';
import { until } from './testing/harness';

// Each starts processes, which takes ten seconds where others do the same.
jest.setTimeout(120_000);

const folder = mkdtempSync(join(tmpdir(), 'showroom-start-api-'));
const started: ChildProcess[] = [];
afterAll(() => {
  for (const child of started) child.kill('SIGKILL');
  rmSync(folder, { recursive: true, force: true });
});

/** An API that may never get a database; up when its port answers. */
async function startWithout(environment: Readonly<Record<string, string>>) {
  const port = await freePort();
  const child = spawn(process.execPath, ['--import', 'tsx', join(import.meta.dirname, 'main.ts')], {
    env: {
      ...process.env,
      DATABASE_URL: undefined,
      LOG_LEVEL: 'silent',
      API_PORT: String(port),
      MEDIA_FOLDER: join(folder, 'media'),
      REGISTRY_URL: 'http://127.0.0.1:9',
      ...environment,
    },
    stdio: ['ignore', 'ignore', 'pipe'],
  });
  started.push(child);
  let said = '';
  child.stderr.setEncoding('utf8').on('data', (text) => (said += text));
  const ask = async (path: string) => {
    const answer = await fetch(`http://127.0.0.1:${port}${path}`);
    const { status, headers } = answer;
    return {
      status,
      retryAfter: headers.get('retry-after'),
      type: headers.get('content-type'),
      body: await answer.json(),
    };
  };
  const statusOf = (path: string) =>
    ask(path).then(
      ({ status }) => status,
      () => 0,
    );
  await until(async () => child.exitCode !== null || (await statusOf('/health/live')) === 200);
  return { child, ask, statusOf, said: () => said };
}

const NO_SERVER = 'postgres://nobody:secret@127.0.0.1:9/showroom';

test('an API without its database lives, is not ready, and tells everybody when to ask again', async () => {
  const api = await startWithout({ DATABASE_URL: NO_SERVER });
  await until(() => api.said() !== '');
  expect(await api.ask('/health/ready')).toEqual({
    status: 503,
    retryAfter: expect.stringMatching(/^\d+$/),
    type: 'application/problem+json',
    body: expect.objectContaining({ status: 503, detail: 'The API waits for its database.' }),
  });
  expect(await api.ask('/settings?market=au')).toMatchObject({ status: 503, type: 'application/problem+json' });
  expect(await api.statusOf('/health/live')).toBe(200);
  expect(api.said()).toContain('The database showroom at 127.0.0.1:9 cannot be reached');
  expect(api.said()).not.toContain('secret');

  api.child.kill('SIGTERM');
  expect(await once(api.child, 'exit')).toEqual([0, null]);
});

test('what waiting does not mend ends the API with a sentence', async () => {
  const DATA_FOLDER = join(folder, 'database');
  writeFileSync(`${DATA_FOLDER}.lock`, String(process.pid));
  const { child, said } = await startWithout({ DATA_FOLDER });
  if (child.exitCode === null) await once(child, 'exit');
  expect(child.exitCode).toBe(1);
  expect(said()).toContain(
    `The API cannot start: The database folder ${DATA_FOLDER} is in use by process ${process.pid}`,
  );
});

const onServer = POSTGRES === undefined ? test.skip : test;

onServer('an API serves once its database comes, says so while it is away, and serves again', async () => {
  const port = await freePort();
  const { url, drop } = await createDatabase(POSTGRES ?? '');
  const through = new URL(url);
  through.host = `127.0.0.1:${port}`;
  const api = await startWithout({ DATABASE_URL: through.href });
  expect(await api.statusOf('/health/ready')).toBe(503);

  let database = await startDatabaseProxy({ to: url, port });
  await until(async () => (await api.statusOf('/health/ready')) === 200);
  const asked = '/settings?market=au';
  expect(await api.statusOf(asked)).toBe(200);

  await database.close();
  expect(await api.statusOf('/health/ready')).toBe(503);
  expect(await api.statusOf('/health/live')).toBe(200);
  const away = await api.ask('/settings?market=au');
  expect(away).toMatchObject({ status: 503, retryAfter: expect.stringMatching(/^\d+$/) });
  expect(away.type).toMatch(/^application\/problem\+json/);

  database = await startDatabaseProxy({ to: url, port });
  await until(async () => (await api.statusOf('/health/ready')) === 200);
  expect(await api.statusOf(asked)).toBe(200);
  api.child.kill('SIGTERM');
  await once(api.child, 'exit');
  await database.close();
  await drop();
});
