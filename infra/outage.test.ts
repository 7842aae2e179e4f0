import { createServer } from 'node:net';
import { DrizzleQueryError, sql } from 'drizzle-orm';
import pg from 'pg';
import { postgresDatabase } from './database/postgres';
import { outageOf, retryHeaders } from './outage';

const withCode = (code: string) => Object.assign(new Error('failed'), { code });
const queryOf = (cause: Error) => new DrizzleQueryError('select 1', [], cause);

test.each([
  ['ENOSPC', 507],
  ['EDQUOT', 507],
  ['53100', 507],
  ['53200', 503],
  ['53300', 503],
  ['57014', 503],
  ['EMFILE', 503],
  ['ECONNREFUSED', 503],
  ['57P01', 503],
  ['57P02', 503],
  ['57P03', 503],
  ['08006', 503],
  ['25006', 503],
])('a query that fails with %s is answered with %d, and when to ask again', (code, status) => {
  expect(outageOf(withCode(code))?.status).toBe(status);
  expect(outageOf(queryOf(withCode(code)))?.status).toBe(status);
  expect(Number(retryHeaders(status)['retry-after'])).toBeGreaterThan(0);
});

test.each([
  ['a unique value that is there already', queryOf(withCode('23505'))],
  ['a statement that is wrong', queryOf(withCode('42601'))],
  ['a wrong password', withCode('28P01')],
  ['a file that is not there', withCode('ENOENT')],
  ['a mistake of ours', new TypeError('undefined is not a function')],
  ['no error at all', undefined],
  ['a text', 'ENOSPC'],
])('%s is no outage', (_, error) => {
  expect(outageOf(error)).toBeUndefined();
});

test('an error that is its own cause is looked through once', () => {
  const error = new Error('turns');
  error.cause = error;
  expect(outageOf(error)).toBeUndefined();
});

test('one of several addresses that refused is enough', () => {
  expect(outageOf(new AggregateError([withCode('ECONNREFUSED'), withCode('ENETUNREACH')]))?.status).toBe(503);
});

test('an outage has no words of the machine', () => {
  expect(outageOf(withCode('ENOSPC'))?.detail).toBe('There is no room to store this. Please try again later.');
});

describe('what pg itself says', () => {
  /** Takes connections and says nothing, or ends them. */
  async function server(answer: 'silence' | 'end'): Promise<{ url: string; close(): void }> {
    const sockets = createServer((socket) => {
      socket.on('error', () => {});
      if (answer === 'end') socket.destroy();
    });
    await new Promise<void>((resolve) => sockets.listen(0, '127.0.0.1', resolve));
    const address = sockets.address();
    const port = typeof address === 'object' && address !== null ? address.port : 0;
    return { url: `postgres://u:p@127.0.0.1:${port}/db`, close: () => sockets.close() };
  }

  test.each(['begin', 'statement'] as const)('no server at all, at a %s', async (where) => {
    const database = postgresDatabase('postgres://u:p@127.0.0.1:9/db');
    const work = where === 'begin' ? database.db.transaction(async () => undefined) : database.rows(sql`select 1`);
    const failure: unknown = await work.catch((error: unknown) => error);
    await database.close();
    expect(outageOf(failure)?.status).toBe(503);
  });

  test('a server that ends each connection', async () => {
    const { url, close } = await server('end');
    const database = postgresDatabase(url);
    const failure: unknown = await database.rows(sql`select 1`).catch((error: unknown) => error);
    await database.close();
    close();
    expect(outageOf(failure)?.status).toBe(503);
  });

  test('a pool whose connections are all taken, or never come', async () => {
    const { url, close } = await server('silence');
    const pool = new pg.Pool({ connectionString: url, connectionTimeoutMillis: 200, max: 1 });
    const failures = await Promise.all([1, 2].map(() => pool.query('select 1').catch((error: unknown) => error)));
    await pool.end();
    close();
    expect(failures.map((failure) => outageOf(failure)?.status)).toEqual([503, 503]);
  });
});
