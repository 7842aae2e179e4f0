import type { FormDefinition } from '@showroom/contracts/entities/form';
import { MARKETS } from '@showroom/contracts/markets';
import { sql } from 'drizzle-orm';
import { formOf } from '../../demo/content/forms';
import { type TestApi, testApi, visitor } from '../testing/harness';
import { addForm, openForm, removeForm, saveRetention } from './form-store';
import { forms } from './forms';
import { removeOldAnswers } from './saved-answers';

jest.setTimeout(60_000);

let api: TestApi;
beforeAll(async () => {
  api = await testApi([forms]);
});
afterAll(() => api.close());

const { definition: CONTACT } = formOf('contact', MARKETS.ae);
let made = 0;

async function newForm(change: Partial<FormDefinition> = {}): Promise<string> {
  made += 1;
  const definition = { ...CONTACT, is_resumable: true, ...change };
  const form = await addForm(api.database.db, { id: `long-${made}`, market: 'ae', definition, who: 'somebody' });
  return form?.id ?? '';
}

async function call(method: 'GET' | 'POST' | 'DELETE', url: string, payload?: object, who = 'visitor-1') {
  // Whoever opens a link may be new here.
  const headers = method === 'GET' ? {} : visitor(who, api.config);
  const answer = await api.server.inject({ method, url, headers, ...(payload && { payload }) });
  return { status: answer.statusCode, json: answer.body === '' ? undefined : answer.json() };
}
const save = (id: string, values: object, token?: string, who?: string) =>
  call('POST', `/forms/${id}/saved_answers`, { values, ...(token && { token }) }, who);
const open = (id: string, token: string) => call('GET', `/forms/${id}/saved_answers/${token}`);
const rows = () => api.database.rows(sql`select * from form_saved_answers`);

test('what is saved is there for whoever has the token, whoever they are, until it is sent', async () => {
  const id = await newForm();
  const { status, json } = await save(id, { first_name: 'Jane', email: 'not yet' });
  expect(status).toBe(201);
  expect((await open(id, json.token)).json).toMatchObject({
    values: { first_name: 'Jane', email: 'not yet' },
  });
  const again = await save(id, { first_name: 'Jane', last_name: 'Doe' }, json.token);
  expect(again.json.token).toBe(json.token);
  expect((await open(id, json.token)).json.values).toEqual({ first_name: 'Jane', last_name: 'Doe' });
  expect((await call('DELETE', `/forms/${id}/saved_answers/${json.token}`)).status).toBe(204);
  expect((await open(id, json.token)).status).toBe(404);
});

test('nothing of a visitor, their network or the token itself is stored, nor what is no answer to a question', async () => {
  const id = await newForm({ fields: [...CONTACT.fields, { ...HIDDEN, name: 'source', kind: 'hidden' }] });
  const { json } = await save(id, { first_name: 'Jane', source: 'x', nobody: 'y' });
  const row = (await rows()).find(({ form_id }) => form_id === id);
  expect(Object.keys(row ?? {}).sort()).toEqual(['expires_at', 'form_id', 'key', 'saved_at', 'values']);
  expect(row?.['values']).toEqual({ first_name: 'Jane' });
  expect(JSON.stringify(row)).not.toContain(json.token);
});

const HIDDEN = { label: {}, is_required: false, width: 'full', step: 0 } as const;

test('a token opens one form, and nobody names a token of their own', async () => {
  const [id, other] = [await newForm(), await newForm()];
  const { json } = await save(id, { first_name: 'Jane' });
  expect((await open(other, json.token)).status).toBe(404);
  const chosen = 'a'.repeat(32);
  expect((await save(id, { first_name: 'Joe' }, chosen)).json.token).not.toBe(chosen);
  expect((await save(other, { first_name: 'Joe' }, json.token)).json.token).not.toBe(json.token);
  expect((await open(id, json.token)).json.values).toEqual({ first_name: 'Jane' });
});

test('a form that does not offer it saves nothing, and none saves more than a form can hold', async () => {
  expect((await save(await newForm({ is_resumable: false }), { first_name: 'Jane' })).status).toBe(409);
  expect((await save(await newForm(), { message: 'x'.repeat(40_000) })).status).toBe(413);
});

test('it goes after a month, sooner where leads of the form do, and with the form', async () => {
  const id = await newForm();
  const days = async (token: string) =>
    Math.round((Date.parse((await open(id, token)).json.expires_at) - Date.now()) / 86_400_000);
  const { json } = await save(id, { first_name: 'Jane' });
  expect(await days(json.token)).toBe(30);
  const form = await openForm(api.database.db, id);
  await saveRetention(api.database.db, { form, who: 'somebody' }, 3);
  await save(id, { first_name: 'Jane' }, json.token);
  expect(await days(json.token)).toBe(3);
  await api.database.rows(sql`update form_saved_answers set expires_at = now() where form_id = ${id}`);
  expect((await open(id, json.token)).status).toBe(404);
  await removeOldAnswers(api.database.db);
  expect((await rows()).filter(({ form_id }) => form_id === id)).toEqual([]);
  await save(id, { first_name: 'Jane' });
  await removeForm(api.database.db, { form, revision: 1, who: 'somebody' }, async () => undefined);
  expect((await rows()).filter(({ form_id }) => form_id === id)).toEqual([]);
});

test('one visitor saves so often an hour', async () => {
  const id = await newForm();
  const statuses: number[] = [];
  for (let index = 0; index < 21; index += 1) statuses.push((await save(id, {}, undefined, 'busy')).status);
  expect(statuses.slice(-2)).toEqual([201, 429]);
});
