import { sql } from 'drizzle-orm';
import { until } from '../api/testing/harness';
import type { Database } from '../database/database';
import { testDatabase } from '../database/testing';
import { claim, enqueue, finish, type Job, putBack, removeDoneJobs, renew } from './queue';
import { HopelessJob, type JobAttempt, startWorker } from './worker';

jest.setTimeout(30_000);

let database: Database;
beforeAll(async () => {
  database = await testDatabase();
});
beforeEach(() => database.rows(sql`delete from jobs`));
afterAll(() => database.close());

const report = () => {};
const jobs = () =>
  database.rows(
    sql`select kind, tries, done_at is not null as done, failed_at is not null as failed, last_error from jobs`,
  );

test('a job that was written is done once, whoever is told', async () => {
  const done: unknown[] = [];
  const handlers = { greet: async (payload: unknown) => void done.push(payload) };
  const workers = [
    await startWorker(database, { handlers, report }),
    await startWorker(database, { handlers, report }),
  ];
  for (let count = 0; count < 20; count += 1)
    await enqueue(database.db, { kind: 'greet', payload: { count: String(count) } });
  await until(async () => (await jobs()).every(({ done: isDone }) => isDone === true));
  expect(done).toHaveLength(20);
  await Promise.all(workers.map((worker) => worker.stop()));
});

test('a transaction that fails leaves no job behind', async () => {
  const failing = database.db.transaction(async (transaction) => {
    await enqueue(transaction, { kind: 'greet', payload: {} });
    throw new Error('no');
  });
  await expect(failing).rejects.toThrow('no');
  expect(await jobs()).toEqual([]);
});

test('a key asks for one job, however often it is asked', async () => {
  for (let time = 0; time < 3; time += 1) await enqueue(database.db, { kind: 'greet', payload: {}, uniqueKey: 'once' });
  expect(await jobs()).toHaveLength(1);
});

test('two workers that ask at once get different jobs', async () => {
  for (let count = 0; count < 10; count += 1) await enqueue(database.db, { kind: 'greet', payload: {} });
  const taken = (await Promise.all([claim(database, 5, ['greet']), claim(database, 5, ['greet'])])).flat();
  expect(new Set(taken.map(({ id }) => id))).toHaveProperty('size', 10);
  expect(await claim(database, 5, ['greet'])).toEqual([]);
});

test('a worker leaves the kinds of others alone', async () => {
  await enqueue(database.db, { kind: 'greet', payload: {} });
  await enqueue(database.db, { kind: 'import', payload: {} });
  expect((await claim(database, 5, ['import'])).map(({ kind }) => kind)).toEqual(['import']);
  expect((await claim(database, 5, ['greet'])).map(({ kind }) => kind)).toEqual(['greet']);
});

test('a job that takes long stays with the worker that renews it', async () => {
  await enqueue(database.db, { kind: 'greet', payload: {} });
  const [job] = await claim(database, 5, ['greet']);
  await database.rows(sql`update jobs set locked_until = now() + interval '1 second'`);
  if (job) await renew(database, job);
  expect(await database.rows(sql`select id from jobs where locked_until > now() + interval '1 minute'`)).toHaveLength(
    1,
  );
});

test('a job that fails waits for its next try with the reason, and is given up after the last', async () => {
  const fail = async () => {
    throw new Error('provider down');
  };
  await enqueue(database.db, { kind: 'greet', payload: {} });
  const worker = await startWorker(database, { handlers: { greet: fail }, report });
  await until(async () => (await jobs())[0]?.['last_error'] === 'provider down');
  expect(await jobs()).toMatchObject([{ tries: 1, done: false, failed: false }]);

  await database.rows(sql`update jobs set tries = 7, run_at = now()`);
  await worker.drain();
  expect(await jobs()).toMatchObject([{ tries: 8, failed: true }]);
  await worker.stop();
});

test('a worker that died with a job leaves it to another one', async () => {
  await enqueue(database.db, { kind: 'greet', payload: {} });
  expect(await claim(database, 5, ['greet'])).toHaveLength(1);
  await database.rows(sql`update jobs set locked_until = now() - interval '1 second'`);
  expect(await claim(database, 5, ['greet'])).toHaveLength(1);
});

describe('a job that may be asked for again', () => {
  const ask = () => enqueue(database.db, { kind: 'greet', payload: {}, uniqueKey: 'again', again: true });
  const claimOne = async () => {
    const [job] = await claim(database, 5, ['greet']);
    if (!job) throw new Error('nothing is due');
    return job;
  };

  test('is one job while it waits, and begins anew when it has ended', async () => {
    await ask();
    await ask();
    await finish(database, await claimOne());
    expect(await jobs()).toMatchObject([{ done: true }]);
    await ask();
    expect(await jobs()).toMatchObject([{ done: false, tries: 0 }]);
  });

  test.each<[string, (job: Job) => Promise<void>]>([
    ['succeeded', (job) => finish(database, job)],
    ['is to be tried again in an hour', (job) => putBack(database, job, 'down', 3600)],
    ['was given up', (job) => putBack(database, job, 'no', undefined)],
  ])('is done once more at once when it was asked for while it ran, and %s', async (_, end) => {
    await ask();
    const first = await claimOne();
    await ask();
    expect(await claim(database, 5, ['greet'])).toEqual([]);
    await end(first);
    expect(await claimOne()).toMatchObject({ id: first.id, tries: 1 });
  });

  test('is not ended by a worker that was held up until another one had it', async () => {
    await ask();
    const late = await claimOne();
    await database.rows(sql`update jobs set locked_until = now() - interval '1 second'`);
    const next = await claimOne();
    await finish(database, late);
    await putBack(database, late, 'late', undefined);
    expect(await jobs()).toMatchObject([{ done: false, failed: false, last_error: null }]);
    await finish(database, next);
    expect(await jobs()).toMatchObject([{ done: true }]);
  });
});

test('what would fail again is given up at once', async () => {
  const greet = async () => {
    throw new HopelessJob('refused');
  };
  await enqueue(database.db, { kind: 'greet', payload: {} });
  const worker = await startWorker(database, { handlers: { greet }, report });
  await worker.drain();
  expect(await jobs()).toMatchObject([{ tries: 1, failed: true, last_error: 'refused' }]);
  await worker.stop();
});

test('each kind has a schedule of its own, and a handler knows its last try', async () => {
  const seen: unknown[] = [];
  const fail = async (_: unknown, { retryIn }: JobAttempt) => {
    seen.push(retryIn);
    throw new Error('down');
  };
  for (const kind of ['greet', 'send']) await enqueue(database.db, { kind, payload: {} });
  await database.rows(sql`update jobs set tries = 7`);
  const schedules = { send: 'longer' } as const;
  const worker = await startWorker(database, { handlers: { greet: fail, send: fail }, schedules, report });
  await worker.drain();
  expect(seen.toSorted()).toEqual([43_200, undefined]);
  await worker.stop();
});

test('what was done a month ago is deleted, and what was given up stays', async () => {
  for (const kind of ['old', 'new', 'failed']) await enqueue(database.db, { kind, payload: {} });
  await database.rows(sql`update jobs set done_at = now() - interval '31 days' where kind = 'old'`);
  await database.rows(sql`update jobs set done_at = now() where kind = 'new'`);
  await database.rows(sql`update jobs set failed_at = now() - interval '31 days' where kind = 'failed'`);
  await removeDoneJobs(database);
  expect((await jobs()).map(({ kind }) => kind).toSorted()).toEqual(['failed', 'new']);
});
