/** @jest-environment node */
import { gunzipSync } from 'node:zlib';
import { listSitemapEntries, listSitemapParts } from '@showroom/contracts/calls/sitemap';
import { MARKET_CODES, type MarketCode } from '@showroom/contracts/markets';
import { mergeSettings, type Settings } from '@showroom/contracts/settings/settings';
import fastify, { type FastifyInstance } from 'fastify';
import { LoginWall } from './login-wall';
import { registerSitemaps, Sitemaps } from './sitemaps';

const LASTMOD = '2026-11-20T10:00:00.000Z';
const MARKETS_WITH_OFFERS = ['international', 'ae', 'jp'];
const VEHICLES = ['1', '2', '3', '4', '5'];

const settings = new Map<MarketCode, Settings>();
let api: FastifyInstance;
let app: FastifyInstance;
let sitemaps: Sitemaps;
/** What the API was asked. */
let asked: string[];
let isAway: boolean;

/** The API as far as it is asked here: two parts, vehicles in slices of two. */
function startApi(): FastifyInstance {
  const server = fastify();
  server.addHook('onRequest', async (request, reply) => {
    asked.push(request.url);
    if (isAway) return reply.code(501).send({});
    return undefined;
  });
  server.get(listSitemapParts.path, () => {
    const part = (kind: string, to: string) => ({
      id: `${kind}s-1`,
      type: 'sitemap-part',
      attributes: { kind, after: '', to, lastmod: LASTMOD },
    });
    return { data: [part('page', '/stock'), part('vehicle', '5')] };
  });
  server.get<{ Querystring: Record<string, string> }>(listSitemapEntries.path, ({ query: { kind, after, market } }) => {
    const entry = (id: string, path: string, markets: readonly (string | undefined)[]) => ({
      id,
      type: 'sitemap-entry',
      attributes: { path, lastmod: LASTMOD, markets },
    });
    if (kind === 'page') {
      const data = [entry('/offers', '/offers', MARKETS_WITH_OFFERS), entry('/stock', '/stock', [market])];
      return { data, meta: { next: null } };
    }
    const ids = VEHICLES.filter((id) => id > (after ?? '')).slice(0, 2);
    const next = ids.length === 2 ? ids[1] : null;
    return { data: ids.map((id) => entry(id, `/showroom/defender-${id}`, [market])), meta: { next } };
  });
  return server;
}

beforeEach(async () => {
  asked = [];
  isAway = false;
  api = startApi();
  const apiUrl = await api.listen({ port: 0, host: '127.0.0.1' });
  for (const market of MARKET_CODES) store(market);
  const wall = new LoginWall({ settings, signedIn: async () => undefined });
  sitemaps = new Sitemaps({
    config: { apiUrl, siteToken: 'token', siteOrigin: 'https://showroom.test' },
    settings,
    wall,
  });
  app = fastify();
  registerSitemaps(app, sitemaps);
});
afterEach(async () => {
  await app.close();
  await api.close();
});

function store(market: MarketCode, stored: Readonly<Record<string, unknown>> = {}): void {
  const values = Object.entries(stored).map(([key, value]) => ({ key, value }));
  settings.set(market, mergeSettings(values).settings);
}
const ask = (url: string, headers: Record<string, string> = {}) =>
  app.inject({ url, headers: { host: 'ae.showroom.test', ...headers } });

async function locationsAt(url: string): Promise<string[]> {
  const { statusCode, headers, body } = await ask(url);
  expect([statusCode, headers['content-type']]).toEqual([200, 'application/xml; charset=utf-8']);
  return [...body.matchAll(/<loc>(.+?)<\/loc>/g)].map(([, address = '']) => address);
}

test('the index names all parts', async () => {
  expect(await locationsAt('/sitemap.xml')).toEqual([
    'https://ae.showroom.test/sitemap/pages-1.xml',
    'https://ae.showroom.test/sitemap/vehicles-1.xml',
  ]);
});

test('markets that are closed or not indexed are no version of a page', async () => {
  const markets = async () => {
    sitemaps.invalidate();
    const { body } = await ask('/sitemap/pages-1.xml');
    return ['en-GB', 'en-AE', 'ja-JP'].filter((locale) => body.includes(`hreflang="${locale}"`));
  };
  expect(await markets()).toEqual(['en-GB', 'en-AE', 'ja-JP']);
  store('international', { 'robots.indexed': false });
  expect(await markets()).toEqual(['en-AE', 'ja-JP']);
  store('jp', { 'login.required': true });
  expect(await markets()).toEqual(['en-AE']);
});

test('what robots are asked to leave alone is not named to them', async () => {
  store('ae', { 'robots.disallowed_paths': ['/offers'] });
  expect(await locationsAt('/sitemap/pages-1.xml')).toEqual([
    'https://ae.showroom.test/stock',
    'https://ae.showroom.test/ar/stock',
  ]);
});

test('all vehicles of a part are in it, slice by slice, in each language', async () => {
  expect(await locationsAt('/sitemap/vehicles-1.xml')).toEqual(
    VEHICLES.flatMap((id) => [
      `https://ae.showroom.test/showroom/defender-${id}`,
      `https://ae.showroom.test/ar/showroom/defender-${id}`,
    ]),
  );
  expect(asked.filter((url) => url.includes('kind=vehicle'))).toHaveLength(3);
});

test('a sitemap is sent compressed to robots that take it, and not at all to those that have it', async () => {
  const { headers, rawPayload } = await ask('/sitemap/pages-1.xml', { 'accept-encoding': 'gzip, br' });
  expect(headers['content-encoding']).toBe('gzip');
  expect(gunzipSync(rawPayload).toString()).toBe((await ask('/sitemap/pages-1.xml')).body);
  const again = await ask('/sitemap/pages-1.xml', { 'if-none-match': String(headers['etag']) });
  expect([again.statusCode, again.body]).toEqual([304, '']);
});

test('a sitemap is made once, however many ask, and again once what is in it changed', async () => {
  await Promise.all([ask('/sitemap/pages-1.xml'), ask('/sitemap/pages-1.xml')]);
  await ask('/sitemap/vehicles-1.xml');
  const times = async (url: string) => {
    const before = asked.length;
    await ask(url);
    return asked.length - before;
  };
  expect(asked.filter((url) => url.includes('kind=page'))).toHaveLength(1);
  expect([await times('/sitemap/pages-1.xml'), await times('/sitemap/vehicles-1.xml')]).toEqual([0, 0]);
  sitemaps.invalidate({ tags: ['page:au/offers'] });
  expect([(await times('/sitemap/pages-1.xml')) > 0, await times('/sitemap/vehicles-1.xml')]).toEqual([true, 0]);
  sitemaps.invalidate({ tags: ['listing:ae', 'vehicle:1'] });
  expect([await times('/sitemap/pages-1.xml'), (await times('/sitemap/vehicles-1.xml')) > 0]).toEqual([0, true]);
  sitemaps.invalidate();
  expect((await times('/sitemap/pages-1.xml')) > 0).toBe(true);
});

test.each(['/sitemap/pages-2.xml', '/sitemap/index.xml', '/sitemap/orders.xml'])('there is no %s', async (url) => {
  expect((await ask(url)).statusCode).toBe(404);
});

test('made-up names cost the API one question, until something changes', async () => {
  const statuses = async (names: readonly string[]) =>
    Promise.all(names.map(async (name) => (await ask(`/sitemap/${name}.xml`)).statusCode));
  expect(await statuses(['pages-2', 'pages-3', 'orders'])).toEqual([404, 404, 404]);
  expect(await statuses(['pages-4', 'vehicles-1'])).toEqual([404, 200]);
  const partsAsked = () => asked.filter((url) => url.startsWith(listSitemapParts.path)).length;
  expect(partsAsked()).toBe(1);
  sitemaps.invalidate({ tags: ['page:au/offers'] });
  isAway = true;
  expect(await statuses(['pages-5', 'pages-6'])).toEqual([503, 503]);
  expect(partsAsked()).toBe(2);
  isAway = false;
  expect(await statuses(['pages-5', 'pages-6'])).toEqual([404, 404]);
  expect(partsAsked()).toBe(3);
});

test.each([{ 'robots.indexed': false }, { 'login.required': true }])(
  'a market with %j has no sitemap',
  async (closed) => {
    store('ae', closed);
    for (const url of ['/sitemap.xml', '/sitemap/pages-1.xml']) expect((await ask(url)).statusCode).toBe(404);
    expect(asked).toEqual([]);
  },
);

test('without the API, or before the settings are known, robots are asked to come again', async () => {
  isAway = true;
  const answer = await ask('/sitemap/pages-1.xml');
  expect([answer.statusCode, answer.headers['retry-after']]).toEqual([503, '60']);
  isAway = false;
  expect((await ask('/sitemap/pages-1.xml')).statusCode).toBe(200);
  settings.clear();
  expect((await ask('/sitemap/pages-1.xml')).statusCode).toBe(503);
});
