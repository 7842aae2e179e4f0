import pg from 'pg';
import { createDatabase, POSTGRES } from '../../database/testing';
import { type DatabaseProxyOptions, startDatabaseProxy } from './database-proxy';

const onServer = POSTGRES === undefined ? test.skip : test;

async function through(
  options: Omit<DatabaseProxyOptions, 'to'>,
  work: (client: pg.Client, beside: pg.Client) => Promise<void>,
): Promise<void> {
  const database = await createDatabase(POSTGRES ?? '');
  const proxy = await startDatabaseProxy({ to: database.url, ...options });
  const [client, beside] = [new pg.Client(proxy.url), new pg.Client(database.url)];
  client.on('error', () => {});
  await client.connect();
  await beside.connect();
  try {
    await beside.query('create table notes (text text)');
    await work(client, beside);
  } finally {
    await Promise.allSettled([client.end(), beside.end()]);
    await proxy.close();
    await database.drop();
  }
}

onServer('what goes through is answered as without it', async () => {
  await through({}, async (client) => {
    expect((await client.query("select $1::text || 'é' as text", ['ü'.repeat(100_000)])).rows).toEqual([
      { text: `${'ü'.repeat(100_000)}é` },
    ]);
  });
});

onServer('a statement that is cut is never done', async () => {
  const decide = (statement: string) => (statement.startsWith('insert') ? 'cut' : 'pass');
  await through({ decide }, async (client, beside) => {
    await expect(client.query('insert into notes values ($1)', ['one'])).rejects.toThrow('terminated');
    expect((await beside.query('select * from notes')).rows).toEqual([]);
  });
});

onServer('a statement whose answer is lost is done', async () => {
  const decide = (statement: string) => (statement === 'commit' ? 'lose the answer' : 'pass');
  await through({ decide }, async (client, beside) => {
    await client.query('begin');
    await client.query('insert into notes values ($1)', ['one']);
    await expect(client.query('commit')).rejects.toThrow('terminated');
    expect((await beside.query('select * from notes')).rows).toEqual([{ text: 'one' }]);
  });
});

onServer('a lock that is taken out on the way does not wait', async () => {
  await through({ rewrites: [['for update', '          ']] }, async (client, beside) => {
    await beside.query("insert into notes values ('one')");
    await beside.query('begin');
    await beside.query('select * from notes for update');
    await client.query("set statement_timeout = '10s'");
    expect((await client.query('select * from notes for update')).rows).toHaveLength(1);
    await beside.query('rollback');
  });
});
