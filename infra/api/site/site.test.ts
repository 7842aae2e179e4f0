import { MARKETS } from '@showroom/contracts/markets';
import { eq, sql } from 'drizzle-orm';
import { addPage } from '../../database/pages.testing';
import { navEntries, settings } from '../../database/schema/content';
import { retailers } from '../../database/schema/retailers';
import { sessions } from '../../database/schema/sessions';
import { vehicles } from '../../database/schema/vehicles';
import { type TestApi, testApi, until } from '../testing/harness';
import { RETAILERS, vehicleRow } from '../testing/stock';
import { site } from './site';

let api: TestApi;
let headers: Record<string, string>;
beforeAll(async () => {
  api = await testApi([site]);
  headers = { 'x-site-token': api.config.SITE_TOKEN };
});
afterAll(() => api.close());

const ID = 'abcdefghijklmnop';
const put = (expires_at: string, id = ID) =>
  api.server.inject({
    method: 'PUT',
    url: `/internal/sessions/${id}`,
    headers,
    payload: { expires_at, data: { name: 'Jane' } },
  });
const get = (id = ID) => api.server.inject({ url: `/internal/sessions/${id}`, headers });

test('a session is kept, replaced and ended', async () => {
  const expires_at = new Date(Date.now() + 60_000).toISOString();
  expect((await put(expires_at)).statusCode).toBe(204);
  expect((await get()).json()).toEqual({ expires_at, data: { name: 'Jane' } });
  const later = new Date(Date.now() + 120_000).toISOString();
  await put(later);
  expect((await get()).json().expires_at).toBe(later);
  await api.server.inject({ method: 'DELETE', url: `/internal/sessions/${ID}`, headers });
  expect((await get()).statusCode).toBe(404);
});

const lease = (id = ID) => api.server.inject({ method: 'POST', url: `/internal/sessions/${id}/lease`, headers });

test('of all that want to renew a session one may, until it is stored or has taken too long', async () => {
  const id = 'session-to-be-renewed';
  await put(new Date(Date.now() + 60_000).toISOString(), id);
  const asked = await Promise.all([lease(id), lease(id), lease(id)]);
  expect(asked.filter((answer) => answer.json().is_granted)).toHaveLength(1);
  await put(new Date(Date.now() + 60_000).toISOString(), id);
  expect((await lease(id)).json()).toEqual({ is_granted: true });
  await api.database.db
    .update(sessions)
    .set({ renewing_until: sql`now() - interval '1 second'` })
    .where(eq(sessions.id, id));
  expect((await lease(id)).json()).toEqual({ is_granted: true });
});

test('an expired session is as good as none', async () => {
  await put(new Date(Date.now() - 1000).toISOString());
  expect((await get()).statusCode).toBe(404);
  expect((await lease()).statusCode).toBe(404);
});

test('a time that is none is refused', async () => {
  const answer = await put('tomorrow');
  expect([answer.statusCode, answer.json().errors[0].path]).toEqual([422, 'expires_at']);
});

describe('the stream of changes', () => {
  test('tells each change once with the tags that it concerns, and ends with the server', async () => {
    const own = await testApi([site]);
    let prepared = false;
    await own.database.listen('changes', {
      message: () => {
        prepared = true;
      },
    });
    await own.database.db.insert(retailers).values([...RETAILERS]);
    await until(() => prepared);
    const url = await own.server.listen({ port: 0, host: '127.0.0.1' });
    const stream = await fetch(`${url}/internal/changes`, { headers });
    let heard = '';
    const reading = (async () => {
      const decoder = new TextDecoder();
      for await (const chunk of stream.body ?? []) heard += decoder.decode(chunk, { stream: true });
    })();
    await until(() => heard.includes('connected'));
    const { db } = own.database;
    const market = MARKETS.au.code;
    await addPage(db, { market, path: '/stock', title: 'Stock' });
    await db.insert(settings).values({ market, key: 'app.name', value: 'Showroom' });
    await db.insert(navEntries).values({ market, locale: 'en-AU', place: 'main', sequence: 1, label: 'Stock' });
    await db.insert(vehicles).values([vehicleRow('a', { id: '1' }), vehicleRow('b', { id: '2' })]);
    const expected = ['page:au/stock', 'settings:au', 'navigation:au', 'listing:test","vehicle:1","vehicle:2'];
    await until(() => expected.every((tags) => heard.includes(`"${tags}"`)));
    expect(heard.split('"page:au/stock"')).toHaveLength(2);
    expect(heard).toContain('data: {"tags":["settings:au"],"settings":["app.name"]}\n');
    await own.stop();
    await reading;
    await own.close();
  });

  test('ends when more changed than tags can name, so that the site forgets everything', async () => {
    const own = await testApi([site]);
    const url = await own.server.listen({ port: 0, host: '127.0.0.1' });
    const stream = await fetch(`${url}/internal/changes`, { headers });
    await own.database.db.insert(retailers).values({ listing: 'test', name: 'Another', dealer_code: 'D9' });
    expect(await stream.text()).toBe(': connected\n\n');
    await own.close();
  });

  test('is for the site alone', async () => {
    expect((await api.server.inject('/internal/changes')).statusCode).toBe(401);
  });
});
