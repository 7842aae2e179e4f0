import { sql } from 'drizzle-orm';
import { freePort } from '../../free-port';
import { startSandbox } from '../../sandbox/server';
import { queueMail } from '../kernel/outbox';
import { testApi, until } from '../testing/harness';
import { buyOnline } from './orders';

jest.setTimeout(120_000);

const DAY = 86_400;
const CONTENT = {
  ...{ locale: 'en-GB', subject: 'Still wanted', greeting: 'Hello', intro: '', facts: [], next: [], footer: '' },
  reply_to: null,
};

test('a mail server that is away for a day gets every mail once it is back, once', async () => {
  const smtpPort = await freePort();
  const api = await testApi([buyOnline], { SMTP_URL: `smtp://127.0.0.1:${smtpPort}`, JOBS: 'inside' });
  const { database } = api;
  const mail = { kind: 'plain' as const, order: null, recipients: ['desk@showroom.test'], askedBy: null };
  const id = await queueMail(database.db, { ...mail, content: CONTENT });
  const job = async () => {
    const [row] = await database.rows(
      sql`select tries, failed_at, extract(epoch from run_at - now())::float as wait from jobs
        where unique_key = ${`mail:${id}`} and (locked_until is null or failed_at is not null)`,
    );
    return row;
  };
  let seconds = 0;
  for (let tries = 1; seconds < DAY; tries += 1) {
    await database.rows(sql`update jobs set run_at = now() where unique_key = ${`mail:${id}`}`);
    await database.rows(sql`select pg_notify('jobs', 'mail.send')`);
    await until(async () => (await job())?.['tries'] === tries);
    expect(await job()).toMatchObject({ failed_at: null });
    seconds += Number((await job())?.['wait']);
  }
  const sandbox = await startSandbox({ port: 0, smtpPort, apiUrl: 'http://127.0.0.1:9' });
  await database.rows(sql`update jobs set run_at = now() where unique_key = ${`mail:${id}`}`);
  await database.rows(sql`select pg_notify('jobs', 'mail.send')`);
  await until(() => sandbox.mailbox.messages.list().length > 0);
  expect(sandbox.mailbox.messages.list()).toMatchObject([{ to: ['desk@showroom.test'], subject: 'Still wanted' }]);
  await api.close();
  await sandbox.close();
});
