import type { EditedSetting, SettingChange } from '@showroom/contracts/calls/settings';
import type { Role } from '@showroom/contracts/entities/role';
import { MARKET_CODES, type MarketCode } from '@showroom/contracts/markets';
import { type Setting, setting } from '@showroom/contracts/settings/setting';
import { SETTINGS } from '@showroom/contracts/settings/settings';
import { eq, sql } from 'drizzle-orm';
import * as z from 'zod/mini';
import { contentLog, settings as settingsTable } from '../../database/schema/content';
import { content } from '../content/content';
import { type TestApi, type TestIssuer, testApi, testIssuer } from '../testing/harness';
import { settingsService } from './settings';

const SECRET = setting({
  key: 'test.secret',
  schema: z.string(),
  default: '',
  summary: 'A key of a service.',
  audience: 'server',
  readers: ['infra'],
  secret: true,
});
const DECLARED: readonly Setting[] = [...SETTINGS, SECRET];

let api: TestApi;
let issuer: TestIssuer;

beforeAll(async () => {
  issuer = await testIssuer();
  api = await testApi([content, settingsService(DECLARED)], { OIDC_ISSUER: issuer.issuer });
});
afterAll(async () => {
  await api.close();
  issuer.close();
});

interface Sent {
  readonly role?: Role;
  readonly markets?: readonly MarketCode[];
  readonly who?: string;
  readonly revision?: number;
  readonly value?: unknown;
}

async function send(method: 'GET' | 'PUT' | 'DELETE', url: string, sent: Sent = {}) {
  const { role = 'market_manager', markets = MARKET_CODES, who = 'Ann', revision } = sent;
  const bearer = await issuer.bearer([role], { markets, subject: who });
  const headers = { ...bearer, ...(revision !== undefined && { 'if-match': `"${revision}"` }) };
  const payload = method === 'PUT' ? { payload: { market: 'ae', value: sent.value } } : {};
  const answer = await api.server.inject({ method, url, headers, ...payload });
  return { status: answer.statusCode, ...(answer.body !== '' && answer.json()) };
}

const put = (key: string, value: unknown, sent: Sent = {}) =>
  send('PUT', `/settings/${key}`, { revision: 0, ...sent, value });
const reset = (key: string, revision: number) => send('DELETE', `/settings/${key}?market=ae`, { revision });

async function edited(key: string, sent: Sent = {}): Promise<EditedSetting['attributes'] | undefined> {
  const { data } = await send('GET', '/settings/edited?market=ae', sent);
  return data.find(({ id }: EditedSetting) => id === key)?.attributes;
}

async function history(key: string): Promise<SettingChange['attributes'][]> {
  const { data } = await send('GET', `/settings/${key}/history?market=ae`);
  return data.map(({ attributes }: SettingChange) => attributes);
}

async function seenBySite(key: string) {
  const headers = { 'x-site-token': api.config.SITE_TOKEN };
  const { data } = (await api.server.inject({ url: '/settings?market=ae', headers })).json();
  return data.find(({ id }: { id: string }) => id === key)?.attributes.value;
}

test('what settings decide is read in the language that is asked for, else in English', async () => {
  const summariesIn = async (locale: string) => {
    const { data } = await send('GET', `/settings/edited?market=ae&locale=${locale}`);
    const summaryOf = (key: string) => data.find(({ id }: EditedSetting) => id === key)?.attributes.summary;
    return [summaryOf('app.theme'), summaryOf('test.secret')];
  };
  const english = ['Theme of pages that name none.', 'A key of a service.'];
  expect(await summariesIn('en-GB')).toEqual(english);
  expect(await summariesIn('uk-UA')).toEqual([expect.stringMatching(/^[^a-z]+$/), english[1]]);
  expect((await send('GET', '/settings/edited?market=ae&locale=../fr')).status).toBe(400);
});

test('a value is set, told to the site, and goes back to the default; the history says who did what', async () => {
  const before = await edited('app.name');
  expect(before).toMatchObject({ is_set: false, default: 'Showroom', readers: ['shell'], revision: 0, author: null });
  expect(before?.schema).toMatchObject({ type: 'string' });
  const set = await put('app.name', 'Cars');
  expect(set).toMatchObject({
    status: 200,
    data: { attributes: { value: 'Cars', is_set: true, revision: 1, author: 'Ann' } },
  });
  expect(await seenBySite('app.name')).toBe('Cars');
  expect((await put('app.name', 'Motors', { revision: 1, who: 'Bob' })).status).toBe(200);
  expect((await reset('app.name', 2)).status).toBe(204);
  expect(await seenBySite('app.name')).toBeUndefined();
  expect(await edited('app.name')).toMatchObject({ is_set: false, revision: 3 });
  expect(await history('app.name')).toMatchObject([
    { revision: 3, from: { value: 'Motors' }, to: null, who: 'Ann' },
    { revision: 2, from: { value: 'Cars' }, to: { value: 'Motors' }, who: 'Bob' },
    { revision: 1, from: null, to: { value: 'Cars' }, who: 'Ann' },
  ]);
  const lines = await api.database.db.select().from(contentLog).where(eq(contentLog.path, 'app.name'));
  expect(lines.map(({ action, who, from_version, to_version }) => [action, who, from_version, to_version])).toEqual([
    ['setting.change', 'Ann', 0, 1],
    ['setting.change', 'Bob', 1, 2],
    ['setting.change', 'Ann', 2, 3],
  ]);
});

test('null is a value like another', async () => {
  expect((await put('finance.terms', null)).data.attributes).toMatchObject({ is_set: true, value: null });
  expect((await history('finance.terms'))[0]).toMatchObject({ from: null, to: { value: null } });
});

test('a value that does not fit is refused with the path of what does not, and nothing is written', async () => {
  const logos = [
    { matchingPath: '/a', homepage: '/a', logo: 'defender' },
    { matchingPath: '/b', homepage: '/b' },
  ];
  const refused = await put('navigation.logos', logos);
  expect([refused.status, refused.errors]).toEqual([
    422,
    [{ path: 'value.1.logo', message: expect.stringContaining('range_rover') }],
  ]);
  expect(await edited('navigation.logos')).toMatchObject({ is_set: false, revision: 0 });
  expect(await put('no.such', 1)).toMatchObject({ status: 422, errors: [{ path: 'key' }] });
});

test('of two managers at once one is refused with 412, and learns what stands now', async () => {
  const answers = await Promise.all(['Ann', 'Bob', 'Cy', 'Dee'].map((who) => put('meta.divider', who, { who })));
  const won = answers.filter(({ status }) => status === 200);
  const lost = answers.filter(({ status }) => status === 412);
  expect([won.length, lost.length]).toEqual([1, 3]);
  const value = won[0]?.data.attributes.value;
  for (const one of lost) {
    expect(one).toMatchObject({ code: 'setting.changed', present: { attributes: { value, revision: 1 } } });
  }
  expect(await history('meta.divider')).toHaveLength(1);
});

test.each([7, 0])('a change from revision %d, which is not the present one, is refused', async (revision) => {
  if (revision === 0) await put('app.name', 'Gone');
  expect((await put('app.name', 'Away', { revision })).status).toBe(412);
  expect((await send('PUT', '/settings/app.name', { value: 'Away' })).status).toBe(400);
});

test('what was back at its default meanwhile has changed all the same', async () => {
  await put('meta.image_id', 'One');
  await reset('meta.image_id', 1);
  expect((await put('meta.image_id', 'Two')).status).toBe(412);
});

test('a secret is written and never told: not to managers, not in its history, not to the site', async () => {
  expect((await put('test.secret', 'hush')).data.attributes).toMatchObject({ is_set: true, shown_to: 'nobody' });
  expect((await put('test.secret', 'hush-hush', { revision: 1 })).status).toBe(200);
  const [stored] = await api.database.db.select().from(settingsTable).where(eq(settingsTable.key, 'test.secret'));
  expect(stored?.value).toBe('hush-hush');
  const conflict = await put('test.secret', 'mine', { revision: 1 });
  expect(conflict.status).toBe(412);
  const told = [await edited('test.secret', { role: 'admin' }), await history('test.secret'), conflict];
  expect(JSON.stringify(told)).not.toMatch(/hush/);
  expect((await history('test.secret'))[0]).toMatchObject({ from: { is_secret: true }, to: { is_secret: true } });
  const log = await api.database.db.select().from(contentLog).where(eq(contentLog.path, 'test.secret'));
  expect(JSON.stringify(log)).not.toMatch(/hush/);
});

test('what only the server reads is told to who may change it, and to no other editor', async () => {
  const key = 'order_online.inquiry_recipients';
  await put(key, ['sales@example.com']);
  expect(await edited(key)).toMatchObject({ shown_to: 'managers', value: ['sales@example.com'] });
  const forEditors = await edited(key, { role: 'editor' });
  expect(forEditors).toMatchObject({ is_set: true });
  expect(forEditors).not.toHaveProperty('value');
});

test('a stored value that is not used is told with the reason', async () => {
  await api.database.db
    .insert(settingsTable)
    .values({ market: 'ae', key: 'navigation.v2_enabled', value: ['pink-theme'] });
  expect(await edited('navigation.v2_enabled')).toMatchObject({
    value: ['pink-theme'],
    refused: expect.stringMatching(/^0: /),
    revision: 0,
  });
  expect((await put('navigation.v2_enabled', ['dark-theme'])).status).toBe(200);
});

test('a stored key that nobody declares is shown as such, and can only be removed', async () => {
  await api.database.db.insert(settingsTable).values({ market: 'ae', key: 'lonely', value: 1 });
  expect(await edited('lonely')).toMatchObject({ value: 1, readers: [], summary: '' });
  expect(await edited('lonely')).not.toHaveProperty('schema');
  expect((await put('lonely', 2)).status).toBe(422);
  expect((await reset('lonely', 0)).status).toBe(204);
  expect(await edited('lonely')).toBeUndefined();
});

test('only managers of the market and administrators write', async () => {
  expect((await put('website.timezone', 'UTC', { role: 'editor' })).status).toBe(403);
  expect((await put('website.timezone', 'UTC', { markets: ['jp'] })).status).toBe(403);
  expect(
    (await send('DELETE', '/settings/website.timezone?market=ae', { role: 'translator', revision: 0 })).status,
  ).toBe(403);
  expect((await send('GET', '/settings/website.timezone/history?market=ae', { role: 'editor' })).status).toBe(403);
  expect((await send('GET', '/settings/edited?market=ae', { role: 'editor', markets: ['jp'] })).status).toBe(403);
  expect((await api.server.inject({ method: 'PUT', url: '/settings/website.timezone' })).statusCode).toBe(401);
  expect((await put('website.timezone', 'UTC', { role: 'admin', markets: [] })).status).toBe(200);
});

test.each(['update settings_history set who = $$Eve$$', 'delete from settings_history'])(
  'the history is never changed: %s',
  async (statement) => {
    const failed = api.database.rows(sql.raw(statement));
    await expect(failed).rejects.toMatchObject({
      cause: expect.objectContaining({ message: 'rows of settings_history are never changed' }),
    });
  },
);

test('every default fits its own schema, and a secret is of the server', () => {
  for (const { key, schema, default: fallback, audience, secret } of DECLARED) {
    expect([key, schema.safeParse(fallback).success]).toEqual([key, true]);
    expect([key, secret === true && audience === 'public']).toEqual([key, false]);
  }
});
