import { parse } from 'csv-parse/sync';
import { sql } from 'drizzle-orm';
import { JANE, type Leading, startLeading } from '../leads.testing';

jest.setTimeout(90_000);

let leading: Leading;

beforeAll(async () => {
  leading = await startLeading();
});
afterAll(() => leading.close());

const FORM = '/forms/contact-international';

/** Asks for an export, lets the job write it, and reads the file as a spreadsheet would. */
async function exported(body: object = {}) {
  const asked = await leading.as('lead_manager', 'POST', `${FORM}/lead_exports`, body);
  expect([asked.statusCode, asked.json().data.attributes]).toMatchObject([202, { status: 'pending', rows: 0 }]);
  await leading.work();
  const address = `${FORM}/lead_exports/${asked.json().data.id}`;
  const { attributes } = (await leading.as('lead_manager', 'GET', address)).json().data;
  const file = await leading.as('lead_manager', 'GET', `${address}/download`);
  const rows: Record<string, string>[] = parse(file.body, { bom: true, columns: true });
  return { address, attributes, file, rows };
}

async function leave(values: object = {}): Promise<string> {
  await leading.database.rows(sql`delete from request_counts`);
  const answer = await leading.post(`${FORM}/leads`, {
    values: { ...JANE, ...values },
    tracking: { utm_source: 'news' },
  });
  return answer.json().data.id;
}

test('an export is asked for, written and downloaded, with the filters and the order of the list', async () => {
  const first = await leave({ last_name: 'Zander' });
  const second = await leave({ last_name: 'Adams' });
  const old = await leave({ last_name: 'Middle' });
  await leading.database.rows(sql`update leads set created_at = '2020-01-01' where id = ${old}`);
  const { attributes, file, rows } = await exported({ 'filter[created_at_gteq]': '2021-01-01', sort: 'last_name' });
  expect(attributes).toMatchObject({ status: 'done', rows: 2, form_id: 'contact-international' });
  expect(file.headers).toMatchObject({
    'content-type': 'text/csv; charset=utf-8',
    'cache-control': 'no-store',
    'content-disposition': expect.stringMatching(
      /^attachment; filename="leads-contact-international-\d{4}-\d\d-\d\d\.csv"$/,
    ),
  });
  expect(rows.map(({ id }) => id)).toEqual([second, first]);
  expect(rows[0]).toMatchObject({ last_name: 'Adams', phone: '+491701234567', 'tracking.utm_source': 'news' });
});

test.each([
  ['=HYPERLINK("https://evil.test")'],
  ['+1+cmd|"/C calc"!A0'],
  ['-2+3'],
  ['@SUM(1,2)'],
  ['\t=1+1'],
  ['  =1+1'],
  ['＝1+1'],
])('"%s" is no formula in the file', async (message) => {
  const id = await leave({ message });
  const { rows } = await exported({ sort: '-created_at' });
  const cell = rows.find((row) => row['id'] === id)?.['message'] ?? '';
  expect(cell).not.toMatch(/^[\s]*[=+\-@＝]/);
  expect(cell.endsWith(message.trim())).toBe(true);
});

test.each([['a, b'], ['she said "no"'], ['two\nlines'], ['Zoë 漢字 عربي'], ['-12.5'], ['semi;colon']])(
  '"%s" is read back as it was written',
  async (message) => {
    const id = await leave({ message });
    const { rows } = await exported();
    expect(rows.find((row) => row['id'] === id)?.['message']).toBe(message);
  },
);

test('thousands of leads are written in pieces, each once and in order', async () => {
  await leading.database.rows(sql`
    insert into leads (form_id, market, locale, "values", created_at)
    select 'contact-au', 'au', 'en-AU', jsonb_build_object('last_name', to_char(n, 'FM00000')), now() + make_interval(secs => n)
    from generate_series(1, 2345) n`);
  const asked = await leading.as('lead_manager', 'POST', '/forms/contact-au/lead_exports', { sort: 'last_name' });
  await leading.work();
  const address = `/forms/contact-au/lead_exports/${asked.json().data.id}`;
  expect((await leading.as('lead_manager', 'GET', address)).json().data.attributes).toMatchObject({
    status: 'done',
    rows: 2345,
  });
  const file = await leading.as('lead_manager', 'GET', `${address}/download`);
  const rows: Record<string, string>[] = parse(file.body, { bom: true, columns: true });
  expect(rows.map((row) => Number(row['last_name']))).toEqual(Array.from({ length: 2345 }, (_, index) => index + 1));
  const pieces = await leading.database.rows(
    sql`select count(*)::int as pieces from lead_export_pieces where export_id = ${String(asked.json().data.id)}`,
  );
  expect(pieces).toEqual([{ pieces: 4 }]);
});

test('an export that was cut off begins anew, and writes no lead twice', async () => {
  const { address, rows } = await exported();
  const id = address.split('/').at(-1) ?? '';
  await leading.database.rows(sql`update lead_exports set status = 'processing' where id = ${id}`);
  await leading.database.rows(
    sql`insert into jobs (kind, payload) values ('lead.export', ${JSON.stringify({ export: id })}::jsonb)`,
  );
  await leading.work();
  const again = await leading.as('lead_manager', 'GET', `${address}/download`);
  expect(parse(again.body, { bom: true, columns: true })).toEqual(rows);
});

test('a file that is not written yet is not handed out', async () => {
  const { address } = await exported();
  const id = address.split('/').at(-1) ?? '';
  await leading.database.rows(sql`update lead_exports set status = 'processing' where id = ${id}`);
  expect((await leading.as('lead_manager', 'GET', `${address}/download`)).statusCode).toBe(409);
});

test('files are closed to strangers, to visitors and to the people of other markets', async () => {
  const { address } = await exported();
  const download = `${address}/download`;
  expect((await leading.server.inject(download)).statusCode).toBe(401);
  expect((await leading.as('lead_manager', 'GET', download, undefined, ['jp'])).statusCode).toBe(404);
  expect(
    (await leading.as('lead_manager', 'GET', download.replace('contact-international', 'contact-au'))).statusCode,
  ).toBe(404);
  expect((await leading.as('lead_manager', 'GET', `${FORM}/lead_exports/none/download`)).statusCode).toBe(404);
});

test('whoever is erased stands in no file any more', async () => {
  const id = await leave({ last_name: 'Forgotten' });
  const { address, file } = await exported();
  expect(file.body).toContain('Forgotten');
  await leading.as('admin', 'DELETE', `${FORM}/leads/${id}`);
  expect((await leading.as('lead_manager', 'GET', `${address}/download`)).statusCode).toBe(404);
  const left = await leading.database.rows(sql`select 1 from lead_export_pieces where content like '%Forgotten%'`);
  expect(left).toEqual([]);
});

test('a field that the form does not have is told at once', async () => {
  const answer = await leading.as('lead_manager', 'POST', `${FORM}/lead_exports`, { sort: 'password' });
  expect([answer.statusCode, answer.json().errors[0].path]).toEqual([400, 'sort']);
});
