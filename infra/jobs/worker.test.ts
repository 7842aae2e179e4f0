import { sql } from 'drizzle-orm';
import { until } from '../api/testing/harness';
import type { Database } from '../database/database';
import { testDatabase } from '../database/testing';
import { claim, enqueue, renew } from './queue';
import { startWorker } from './worker';

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
