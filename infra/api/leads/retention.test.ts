import { sql } from 'drizzle-orm';
import { formsSettings } from '../../database/schema/forms';
import { JANE, type Leading, startLeading } from './leads.testing';
import { eraseOldLeads } from './retention';

jest.setTimeout(60_000);

let leading: Leading;

beforeAll(async () => {
  leading = await startLeading();
  await leading.database.db.insert(formsSettings).values({ market: 'au', key: 'retention_days', value: '30' });
});
afterAll(() => leading.close());

let left = 0;
async function leave(form: string, days: number): Promise<string> {
  left += 1;
  const values = { ...JANE, phone: '+61412345678', message: `Message ${left}` };
  const { id } = (await leading.post(`/forms/${form}/leads`, { values })).json().data;
  const then = sql`now() - make_interval(days => ${days})`;
  await leading.database.rows(
    sql`update leads set created_at = ${then}, updated_at = ${then} where id = ${String(id)}`,
  );
  return id;
}

test('leads that are older than their market keeps them are erased, everywhere and with a receipt', async () => {
  const old = await leave('contact-au', 31);
  const recent = await leave('contact-au', 29);
  const elsewhere = await leave('contact-international', 400);
  await leading.work();
  expect(leading.sandbox.crm.leads.has(old)).toBe(true);
  await eraseOldLeads(leading.database.db);
  await leading.work('soon');
  expect(leading.sandbox.crm.leads.has(old)).toBe(false);
  const rows = await leading.database.rows(sql`select id from leads`);
  expect(rows.map(({ id }) => id).sort()).toEqual([recent, elsewhere].sort());
  expect(await leading.database.rows(sql`select lead_id, who from lead_erasures`)).toEqual([
    { lead_id: old, who: 'retention' },
  ]);
});

test('a form may retain its leads for shorter or longer than its market; only managers say so', async () => {
  const retain = (days: number | null, role: 'editor' | 'market_manager' = 'market_manager') =>
    leading.as(role, 'PUT', '/forms/service-au/retention', { days });
  expect((await retain(5, 'editor')).statusCode).toBe(403);
  expect((await retain(0)).statusCode).toBe(422);
  expect((await retain(400)).json().data.attributes).toEqual({ days: 400 });
  const definition = (await leading.as('editor', 'GET', '/forms/service-au/definition')).json();
  expect(definition.data.attributes.retention_days).toBe(400);
  const [row] = await leading.database.rows(
    sql`insert into leads (form_id, market, locale, "values", created_at, updated_at)
      values ('service-au', 'au', 'en-AU', '{}', now() - interval '100 days', now() - interval '100 days') returning id`,
  );
  const isThere = async () => (await leading.database.rows(sql`select 1 from leads where id = ${row?.['id']}`)).length;
  await eraseOldLeads(leading.database.db);
  expect(await isThere()).toBe(1);
  await retain(5);
  await eraseOldLeads(leading.database.db);
  expect(await isThere()).toBe(0);
});

describe('all leads of a form', () => {
  const FORM = '/forms/contact-international';
  const erase = (body: object, role: 'lead_manager' | 'market_manager' = 'market_manager') =>
    leading.as(role, 'POST', `${FORM}/lead_erasures`, body);
  const all = async () => (await leading.as('market_manager', 'GET', `${FORM}/leads`)).json().meta.total;

  test('are erased up to a day, as many as were seen, here and in the CRM', async () => {
    const old = await leave('contact-international', 40);
    await leave('contact-international', 0);
    await leading.work();
    const before = await all();
    const until = new Date(Date.now() - 30 * 86_400_000).toISOString().slice(0, 10);
    const asked = { 'filter[created_at_lteq]': until };
    expect((await erase({ ...asked, count: before }, 'lead_manager')).statusCode).toBe(403);
    expect((await erase({ ...asked, count: before })).statusCode).toBe(409);
    expect((await erase({ ...asked, count: before - 1 })).json().data).toEqual({ count: before - 1 });
    await leading.work('soon');
    expect(await all()).toBe(1);
    expect(leading.sandbox.crm.leads.has(old)).toBe(false);
    const [receipt] = await leading.database.rows(sql`select who from lead_erasures where lead_id = ${old}`);
    expect(receipt).toEqual({ who: 'somebody' });
  });

  test('do not take along what came after somebody had looked', async () => {
    expect((await erase({ count: 1 })).statusCode).toBe(202);
    const later = await leave('contact-international', 0);
    await leading.work('soon');
    const rows = await leading.database.rows(sql`select id from leads where form_id = 'contact-international'`);
    expect(rows).toEqual([{ id: later }]);
  });
});
