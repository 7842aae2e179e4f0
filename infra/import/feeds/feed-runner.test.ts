import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import { join } from 'node:path';
import { and, desc, eq, isNull, sql } from 'drizzle-orm';
import { until } from '../../api/testing/harness';
import type { Database } from '../../database/database';
import { type FeedRow, feeds } from '../../database/schema/feeds';
import { type ImportRow, imports } from '../../database/schema/imports';
import { vehicles } from '../../database/schema/vehicles';
import { testDatabase } from '../../database/testing';
import { startWorker } from '../../jobs/worker';
import { approveRemovals } from '../store/approve-removals';
import { csv, rows } from '../testing';
import { feedJobs, removeOldRuns } from './feed-jobs';
import { FeedRunner, spoolPath } from './feed-runner';
import { askForRun, runDueFeeds } from './schedule';

jest.setTimeout(120_000);

let database: Database;
let runner: FeedRunner;
let server: Server;
let address: string;
let file: Buffer;
let etag: string | undefined;
let feed: FeedRow;
let tests = 0;

beforeAll(async () => {
  database = await testDatabase();
  server = createServer((request, response) => {
    if (etag !== undefined && request.headers['if-none-match'] === etag) return response.writeHead(304).end();
    if (etag !== undefined) response.setHeader('etag', etag);
    return response.end(file);
  });
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));
  const bound = server.address();
  const host = `127.0.0.1:${typeof bound === 'object' && bound ? bound.port : 0}`;
  address = `http://${host}/stock.csv`;
  const limits = { deadline: 10_000, mostBytes: 1_000_000, privateHosts: new Set([host]) };
  runner = new FeedRunner({ database, report: () => undefined, ...limits });
});
beforeEach(async () => {
  tests += 1;
  etag = undefined;
  file = csv(...rows(10));
  feed = await newFeed({ url: address });
});
afterAll(async () => {
  await runner.close();
  server.close();
  await database.close();
});

async function newFeed(values: Partial<FeedRow>): Promise<FeedRow> {
  const base = { listing: `test-${tests}`, mapping: 'uk-used', name: 'Test' };
  const [row] = await database.db
    .insert(feeds)
    .values({ ...base, ...values })
    .returning();
  if (!row) throw new Error('The feed is missing');
  return row;
}

const runsOf = () =>
  database.db.select().from(imports).where(eq(imports.listing, feed.listing)).orderBy(desc(imports.started_at));
async function lastRun(): Promise<ImportRow> {
  const [run] = await runsOf();
  if (!run) throw new Error('There is no run');
  return run;
}
const listed = () => database.db.$count(vehicles, and(eq(vehicles.listing, feed.listing), isNull(vehicles.removed_at)));

test('a feed is fetched and imported, and its run says who wanted it', async () => {
  await runner.run(feed.id, 'person', 'manager@showroom.test');
  expect(await lastRun()).toMatchObject({
    feed_id: feed.id,
    status: 'done',
    started_by: 'person',
    who: 'manager@showroom.test',
    file: 'stock.csv',
    counts: { read: 10, inserted: 10 },
  });
  expect(await listed()).toBe(10);
});

test('a file that was taken whole is not read again on schedule, but when a person asks', async () => {
  etag = '"v1"';
  await runner.run(feed.id, 'schedule', '');
  await runner.run(feed.id, 'schedule', '');
  expect(await lastRun()).toMatchObject({ status: 'done', message: expect.stringContaining('the same as last time') });
  await runner.run(feed.id, 'person', 'somebody');
  expect(await lastRun()).toMatchObject({ counts: { read: 10, unchanged: 10 } });
});

test('a file that was not taken whole is read again, the same as it is', async () => {
  etag = '"v1"';
  file = csv(...rows(10)).subarray(0, -5);
  await runner.run(feed.id, 'schedule', '');
  expect(await lastRun()).toMatchObject({ status: 'incomplete' });
  await runner.run(feed.id, 'schedule', '');
  expect(await lastRun()).toMatchObject({ status: 'incomplete', counts: { unchanged: 9 } });
});

test.each([
  ['that is in a network of our own', 'https://10.0.0.8/stock.csv', 'not an address of the internet'],
  ['where nobody listens', 'unheard', 'does not take connections'],
])('an address %s fails the run with its reason', async (_, url, reason) => {
  const free = await new Promise<string>((found) => {
    const other = createServer().listen(0, '127.0.0.1', () => {
      const bound = other.address();
      other.close(() => found(`127.0.0.1:${typeof bound === 'object' && bound ? bound.port : 0}`));
    });
  });
  const privateHosts = new Set([free]);
  const own = new FeedRunner({ database, report: () => undefined, deadline: 5000, mostBytes: 1000, privateHosts });
  const asked = url === 'unheard' ? `http://${free}/stock.csv` : url;
  await database.db.update(feeds).set({ url: asked }).where(eq(feeds.id, feed.id));
  await own.run(feed.id, 'schedule', '');
  expect(await lastRun()).toMatchObject({ status: 'failed', message: expect.stringContaining(reason) });
  await own.close();
});

test('a file is uploaded, imported beside, and leaves nothing behind', async () => {
  const path = spoolPath();
  writeFileSync(path, csv(...rows(5)));
  const run = await runner.take(feed, { path, file: 'mine.csv', who: 'somebody' });
  await until(async () => (await lastRun()).status === 'done' && !existsSync(path));
  expect(await lastRun()).toMatchObject({ id: run, started_by: 'upload', file: 'mine.csv', counts: { inserted: 5 } });
});

test('an import that the process breaks off removes nothing', async () => {
  await runner.run(feed.id, 'person', '');
  const other = new FeedRunner({
    database,
    report: () => undefined,
    deadline: 5000,
    mostBytes: 1e6,
    privateHosts: new Set(),
  });
  const path = spoolPath();
  writeFileSync(path, csv(...rows(9)));
  await other.take(feed, { path, file: 'late.csv', who: '' });
  await other.close();
  expect((await lastRun()).status).not.toBe('running');
  expect(await listed()).toBe(10);
});

test('runs are kept for a while, and the last one of a feed for ever', async () => {
  for (const age of [200, 100, 95]) {
    await runner.run(feed.id, 'person', '');
    await database.rows(sql`update imports set started_at = now() - make_interval(days => ${age})
      where listing = ${feed.listing} and started_at > now() - interval '1 day'`);
  }
  await removeOldRuns(database);
  expect(await runsOf()).toHaveLength(1);
  await runner.run(feed.id, 'person', '');
  await removeOldRuns(database);
  expect(await runsOf()).toHaveLength(1);
});

describe('removals', () => {
  const consent = (run: ImportRow, missing = run.missing_count) =>
    approveRemovals(database, { run: run.id, missing, who: 'manager', why: 'sold at auction', now: new Date() });

  async function stopped(): Promise<ImportRow> {
    await runner.run(feed.id, 'person', '');
    file = csv(...rows(4));
    await runner.run(feed.id, 'schedule', '');
    return lastRun();
  }

  test('what a person agrees to is removed: just the vehicles that they were told of', async () => {
    const run = await stopped();
    expect(run).toMatchObject({ status: 'stopped', missing_count: 6, stock: 10 });
    expect(await listed()).toBe(10);
    expect(await consent(run)).toBeUndefined();
    expect(await listed()).toBe(4);
    expect(await lastRun()).toMatchObject({
      status: 'done',
      approved_by: 'manager',
      missing: [],
      counts: { removed: 6 },
      message: '6 vehicles were removed with the consent of manager: sold at auction',
    });
    expect(await consent(run)).toBe('not waiting');
  });

  test('a consent to another number is none', async () => {
    expect(await consent(await stopped(), 5)).toBe('other number');
    expect(await listed()).toBe(10);
  });

  test('a consent to a run that is not the last one any more is none', async () => {
    const run = await stopped();
    file = csv(...rows(10));
    await runner.run(feed.id, 'schedule', '');
    expect(await consent(run)).toBe('not the last');
    expect(await listed()).toBe(10);
  });

  test('a consent to nothing that is known is none', async () => {
    expect(await approveRemovals(database, { run: 'none', missing: 1, who: '', why: '', now: new Date() })).toBe(
      'unknown',
    );
  });

  test('two people who agree at once remove once', async () => {
    const run = await stopped();
    const answers = await Promise.all([consent(run), consent(run)]);
    expect(answers.toSorted()).toEqual(['not waiting', undefined]);
    expect((await lastRun()).counts).toMatchObject({ removed: 6 });
  });
});

describe('the schedule', () => {
  const due = (values: Partial<FeedRow>) => database.db.update(feeds).set(values).where(eq(feeds.id, feed.id));
  const jobs = () => database.rows(sql`select payload from jobs where payload->>'feed' = ${feed.id}`);

  test('what is due is asked for once, however many look, and keeps its rhythm over a gap', async () => {
    const missed = new Date(Date.now() - 5.5 * 3_600_000);
    await due({ every_minutes: 60, next_run_at: missed });
    const looks = await Promise.all([runDueFeeds(database), runDueFeeds(database)]);
    expect(looks.reduce((sum, one) => sum + one, 0)).toBe(1);
    expect(await jobs()).toEqual([{ payload: { feed: feed.id, started_by: 'schedule', who: '' } }]);
    const [row] = await database.db.select().from(feeds).where(eq(feeds.id, feed.id));
    expect(row?.next_run_at).toEqual(new Date(missed.getTime() + 6 * 3_600_000));
  });

  test.each<[string, Partial<FeedRow>]>([
    ['without an address', { url: null, every_minutes: 60, next_run_at: new Date(0) }],
    ['that runs when somebody asks', { every_minutes: null, next_run_at: null }],
    ['whose time has not come', { every_minutes: 60, next_run_at: new Date(Date.now() + 60_000) }],
  ])('a feed %s is left alone', async (_, values) => {
    await due(values);
    await runDueFeeds(database);
    expect(await jobs()).toEqual([]);
  });

  test('a worker does what is asked for', async () => {
    const worker = await startWorker(database, { ...feedJobs(database, runner), report: () => undefined });
    await askForRun(database.db, feed.id, { startedBy: 'person', who: 'somebody' });
    await until(async () => (await runsOf())[0]?.status === 'done');
    await worker.stop();
    expect(await listed()).toBe(10);
  });
});

const SERIES = join(import.meta.dirname, '../../../../shared/data/feed');
const days = existsSync(SERIES)
  ? readdirSync(SERIES)
      .filter((name) => name.endsWith('.csv.gz'))
      .sort()
  : [];
const testReal = days.length > 0 ? test : test.skip;

testReal('a real feed of two weeks: reprices are kept, and days on which most vanishes wait for consent', async () => {
  feed = await newFeed({ listing: 'nz', mapping: 'nz-auction', url: address, max_removals: 0.5 });
  const waited: string[] = [];
  for (const name of days) {
    file = readFileSync(join(SERIES, name));
    await runner.run(feed.id, 'schedule', '');
    const { status } = await lastRun();
    expect(['done', 'stopped']).toContain(status);
    if (status === 'stopped') waited.push(name.slice(11, 21));
  }
  expect(waited).toEqual(expect.arrayContaining(['2026-07-13', '2026-07-20']));
  const [counted] = await database.rows(
    sql`select count(*)::int as prices from price_history join vehicles on vehicles.id = vehicle_id where listing = 'nz'`,
  );
  expect(counted?.['prices']).toBeGreaterThan(500);
});
