import { execFileSync } from 'node:child_process';
import { randomBytes, randomUUID } from 'node:crypto';
import { mkdtempSync, readdirSync, rmSync, statfsSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { MARKETS } from '@showroom/contracts/markets';
import { sql } from 'drizzle-orm';
import { parseApiConfig } from '../../api-config';
import { connect } from '../../database/connect';
import { migrate } from '../../database/migrate';
import { addPage } from '../../database/pages.testing';
import { leads } from '../../database/schema/leads';
import { createDatabase, POSTGRES } from '../../database/testing';
import { addMissingForms } from '../../demo/content/form-rows';
import { formOf, formsIn } from '../../demo/content/forms';
import { startSandbox } from '../../sandbox/server';
import { addForm } from '../forms/form-store';
import { until, visitor } from '../testing/harness';
import { startProcess } from '../testing/processes';
import { smallDisk } from '../testing/small-disk';
import { JANE, type Leading, startLeading } from './leads.testing';

jest.setTimeout(120_000);

const onServer = POSTGRES === undefined ? describe.skip : describe;
const folder = mkdtempSync(join(tmpdir(), 'showroom-small-'));
const giveBack = smallDisk(folder, '2m');
const onDisk = giveBack ? test : test.skip;
const FILLER = join(folder, 'filler');

/** Leaves so many bytes of the small disk, or all of it. */
function leaveRoom(bytes: number | 'all'): void {
  rmSync(FILLER, { force: true });
  if (bytes === 'all') return;
  const { bavail, bsize } = statfsSync(folder);
  writeFileSync(FILLER, randomBytes(Math.max(0, bavail * bsize - bytes)));
}

let leading: Leading;

beforeAll(async () => {
  leading = await startLeading({ MEDIA_FOLDER: folder });
});
beforeEach(() => leading.database.rows(sql`delete from request_counts`));
afterAll(async () => {
  await leading.close();
  giveBack?.();
  rmSync(folder, { recursive: true, force: true });
});

let left = 0;
function leave(values: object = {}) {
  left += 1;
  const own = { ...JANE, message: `Message ${left}`, ...values };
  return leading.post('/forms/contact-international/leads', { values: own });
}

test('a CRM that is down for a day gets every lead once it is back, once', async () => {
  const { faults, leads: delivered } = leading.sandbox.crm;
  const id: string = (await leave()).json().data.id;
  const key = sql`select j.run_at - now() as wait from jobs j join lead_integrations i on j.unique_key = 'lead.deliver:' || i.id
    where i.lead_id = ${id} and j.failed_at is null`;
  let seconds = 0;
  while (seconds < 86_400) {
    faults.clear();
    faults.plan('error-503', 20);
    await leading.work('soon');
    const [waits] = await leading.database.rows(sql`select extract(epoch from wait)::float as seconds from (${key}) w`);
    expect(waits).toBeDefined();
    seconds += Number(waits?.['seconds']);
  }
  faults.clear();
  expect(delivered.has(id)).toBe(false);
  await leading.work('soon');
  expect(delivered.has(id)).toBe(true);
  const { data } = (await leading.as('admin', 'GET', `/forms/contact-international/leads/${id}/integrations`)).json();
  expect(data).toMatchObject([{ attributes: { status: 'delivered' } }]);
});

describe('on a full disk', () => {
  const FILE = Buffer.concat([Buffer.from('%PDF-1.7\n'), randomBytes(300_000), Buffer.from('\n%%EOF\n')]);
  const bring = () =>
    leading.server.inject({
      method: 'POST',
      url: '/forms/full-disk/files?field=proof&name=proof.pdf',
      headers: { ...visitor('jane', leading.config), 'content-type': 'application/octet-stream' },
      payload: FILE,
    });
  const send = (values: object) => leading.post('/forms/full-disk/leads', { values: { ...JANE, ...values } });
  const stored = () =>
    readdirSync(folder, { recursive: true, withFileTypes: true }).filter(
      (one) => one.isFile() && one.name !== 'filler',
    );

  beforeAll(async () => {
    const { definition } = formOf('contact', MARKETS.international);
    const proof = {
      ...{ name: 'proof', kind: 'file' as const, label: { 'en-GB': 'Proof' }, is_required: false },
      ...{ width: 'full' as const, step: 0 },
    };
    const fields = [...definition.fields, proof];
    const form = { id: 'full-disk', market: 'international' as const, who: 'me' };
    await addForm(leading.database.db, { ...form, definition: { ...definition, fields } });
  });

  onDisk(
    'a file is refused with the reason and leaves nothing; the lead comes without it, and with it later',
    async () => {
      leaveRoom(100_000);
      const refused = await bring();
      expect([refused.statusCode, refused.json()]).toMatchObject([507, { detail: expect.stringMatching(/no room/) }]);
      expect(Number(refused.headers['retry-after'])).toBeGreaterThan(0);
      expect(stored()).toEqual([]);
      expect((await send({ message: 'Without the file' })).statusCode).toBe(201);
      leaveRoom('all');
      const file = await bring();
      expect(file.statusCode).toBe(201);
      const sent = await send({ message: 'With the file', proof: file.json().data.id });
      expect(sent.statusCode).toBe(201);
    },
  );
});

onServer('a database on a full disk', () => {
  onDisk('takes no lead that it cannot store, says so, and all that were answered arrive', async () => {
    const { database, sandbox } = leading;
    leaveRoom('all');
    execFileSync('chown', ['postgres', folder]);
    const space = sql.identifier(`room_${randomUUID().slice(0, 8)}`);
    await database.rows(sql`create tablespace ${space} location ${sql.raw(`'${folder}'`)}`);
    await database.rows(sql`alter table leads set tablespace ${space}`);
    leaveRoom(4096);
    const stored = () => database.db.$count(leads);
    const before = await stored();
    const message = () => randomBytes(2000).toString('base64').slice(0, 2500);
    const taken: string[] = [];
    let refused = await leave({ message: message() });
    for (let count = 0; refused.statusCode === 201 && count < 25; count += 1) {
      taken.push(refused.json().data.id);
      refused = await leave({ message: message() });
    }
    expect([refused.statusCode, refused.json()]).toMatchObject([507, { detail: expect.stringMatching(/no room/) }]);
    leaveRoom('all');
    const after = await leave({ message: message() });
    expect(after.statusCode).toBe(201);
    await leading.work('soon');
    for (const id of [...taken, after.json().data.id]) expect(sandbox.crm.leads.has(id)).toBe(true);
    expect(await stored()).toBe(before + taken.length + 1);
    await database.rows(sql`alter table leads set tablespace pg_default`);
    await database.rows(sql`drop tablespace ${space}`);
  });
});

onServer('an API that is killed after its answer', () => {
  test('has lost no lead: the next process hands it over and writes its mails, each once', async () => {
    const own = await createDatabase(POSTGRES ?? '');
    const database = await connect({ databaseUrl: own.url, dataFolder: '' });
    await migrate(database);
    await addPage(database.db, { market: 'international', path: '/', title: 'Home' });
    await addMissingForms(database.db, formsIn(MARKETS.international));
    const sandbox = await startSandbox({ port: 0, smtpPort: 0, apiUrl: 'http://127.0.0.1:9' });
    const environment = {
      DATABASE_URL: own.url,
      SANDBOX_PORT: String(sandbox.port),
      SANDBOX_SMTP_PORT: String(sandbox.smtpPort),
      RATE_LIMIT: '100000',
    };
    const config = parseApiConfig({ ...process.env, ...environment });
    const first = await startProcess({ ...environment, JOBS: 'apart' });
    const answer = await fetch(`${first.url}/forms/contact-international/leads`, {
      method: 'POST',
      headers: { ...visitor('jane', config), 'content-type': 'application/json' },
      body: JSON.stringify({ values: JANE }),
    });
    first.kill();
    expect(answer.status).toBe(201);
    const { data } = await answer.json();
    await until(() => first.hasEnded());
    expect(sandbox.crm.leads.size).toBe(0);
    const second = await startProcess({ ...environment, JOBS: 'inside' });
    await until(() => sandbox.crm.leads.has(data.id) && sandbox.mailbox.messages.list().length > 0);
    await second.stop();
    expect(sandbox.crm.leads.size).toBe(1);
    expect(sandbox.mailbox.messages.list()).toMatchObject([{ to: ['jane@example.test'] }]);
    await sandbox.close();
    await database.close();
    await own.drop();
  });
});
