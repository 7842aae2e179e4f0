import type { ServerResponse } from 'node:http';
import { sql } from 'drizzle-orm';
import { exchangeRates, settings } from '../../database/schema/content';
import { findMarketSettings } from '../market/market-settings';
import { type ForeignServer, foreignServer } from '../testing/foreign-server';
import { type TestApi, testApi, until } from '../testing/harness';
import { content } from './content';

let api: TestApi;
let service: ForeignServer;
/**
 * Each test has a service of its own: a check that began in the test before may still ask that
 * one's.
 */
let path = '';
let tests = 0;
/** Questions that the service has not answered yet, and all that it ever heard. */
let waiting: ServerResponse[] = [];
const heard: (string | undefined)[] = [];

beforeAll(async () => {
  service = await foreignServer((request, response) => {
    if (request.url?.startsWith(`${path}/`)) {
      heard.push(request.url.slice(path.length));
      waiting.push(response);
    } else response.end('{}');
  });
  api = await testApi([content], { EXCHANGE_RATE_CHECK: '20' });
});
beforeEach(async () => {
  tests += 1;
  path = `/${tests}`;
  heard.length = 0;
  waiting = [];
  await api.database.db.delete(settings);
  await api.database.db.delete(exchangeRates);
});
afterAll(async () => {
  await api.close();
  service.close();
});

async function store(market: string, values: Record<string, unknown>): Promise<void> {
  const rows = Object.entries(values).map(([key, value]) => ({ market, key, value }));
  await api.database.db.insert(settings).values(rows);
}

/** The rate among a market's settings. Default: as the site reads them. */
async function rateOf(market: string, headers = { 'x-site-token': api.config.SITE_TOKEN }): Promise<unknown> {
  const { data } = (await api.server.inject({ url: `/settings?market=${market}`, headers })).json();
  return data.find(({ id }: { id: string }) => id === 'double_price.rate')?.attributes.value;
}

/** As if an hour had passed. */
async function makeDue(): Promise<void> {
  await api.database.db.update(exchangeRates).set({ due_at: sql`now() - interval '1 second'` });
}

async function answer(body: unknown): Promise<void> {
  await until(async () => waiting.length > 0);
  waiting.pop()?.end(JSON.stringify(body));
}

const twoCurrencies = () => ({
  'double_price.enabled': true,
  'currency_exchange.host': `${service.origin}${path}`,
});

/** Messages that tell the site of another rate in Ukraine, as they come. */
async function listenForChanges() {
  const changes: string[] = [];
  const isOfRate = (payload: string) => payload.includes('settings:ua') && payload.includes('double_price.rate');
  const message = (payload: string) => void (isOfRate(payload) && changes.push(payload));
  return { changes, end: await api.database.listen('changes', { message }) };
}

test('the rate loads once, however often settings are read while it comes, and the site hears of it', async () => {
  const { changes, end } = await listenForChanges();
  await store('ua', { ...twoCurrencies(), 'double_price.rate': 0.5 });
  await until(async () => changes.length === 1);
  expect(await Promise.all([rateOf('ua'), rateOf('ua'), rateOf('ua')])).toEqual([0.5, 0.5, 0.5]);
  await answer({ data: 0.0206, startdate: '2026-11-01' });
  await until(async () => changes.length === 2);
  await end();
  expect(await rateOf('ua')).toBe(0.0206);
  expect(await rateOf('ua')).toBe(0.0206);
  expect(heard).toEqual(['/currency-exchange']);
});

test('what is stored stays as it is for editors', async () => {
  await store('ua', { ...twoCurrencies(), 'currency_exchange.response_key': 'eur', 'double_price.rate': 0.5 });
  await rateOf('ua');
  await answer({ eur: '0.0206' });
  await until(async () => (await rateOf('ua')) === 0.0206);
  expect(await rateOf('ua', { 'x-site-token': 'of nobody' })).toBe(0.5);
});

test('an answer without its key sets no rate and is logged; it is tried again in a minute', async () => {
  await store('au', twoCurrencies());
  expect(await rateOf('au')).toBeUndefined();
  await answer({ rate: 1.6 });
  await until(async () =>
    api.logs.some((line) => line.includes("API response doesn't contain specified response_key")),
  );
  expect(await rateOf('au')).toBeUndefined();
  expect(heard).toHaveLength(1);
  await makeDue();
  await answer({ data: 1.6 });
  await until(async () => (await rateOf('au')) === 1.6);
  expect(heard).toHaveLength(2);
});

test('an hour later the rate is asked for again, and the site hears when it is another one', async () => {
  const { changes, end } = await listenForChanges();
  await store('ua', twoCurrencies());
  await answer({ data: 0.02 });
  await until(() => changes.length === 1);
  await makeDue();
  await answer({ data: 0.03 });
  await until(() => changes.length === 2);
  await end();
  expect(await rateOf('ua')).toBe(0.03);
  expect((await findMarketSettings(api.database)('ua'))['double_price.rate']).toBe(0.03);
  expect(heard).toHaveLength(2);
});

test('the last good rate stands while the service fails, and in a process that began since', async () => {
  await store('ua', { ...twoCurrencies(), 'double_price.rate': 0.5 });
  await answer({ data: 0.02 });
  await until(async () => (await rateOf('ua')) === 0.02);
  await makeDue();
  const failures = () => api.logs.filter((line) => line.includes('The currency rate of ua could not be loaded')).length;
  const before = failures();
  await answer({ error: 'away' });
  await until(() => failures() > before);
  expect(await rateOf('ua')).toBe(0.02);
  expect((await findMarketSettings(api.database)('ua'))['double_price.rate']).toBe(0.02);
});

test.each([
  ['a market with one currency', { 'double_price.enabled': false }],
  ['a market without such a service', { 'currency_exchange.host': '' }],
])('nobody is asked for %s', async (_, changes) => {
  await store('jp', { ...twoCurrencies(), ...changes, 'double_price.rate': 2 });
  expect([await rateOf('jp'), await rateOf('jp')]).toEqual([2, 2]);
  expect(heard).toEqual([]);
});
