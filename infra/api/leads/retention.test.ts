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
