import { listSitemapEntries, listSitemapParts, SITEMAP_ADDRESSES } from '@showroom/contracts/calls/sitemap';
import type { PageContent } from '@showroom/contracts/content/page-content';
import { MARKETS, type MarketCode } from '@showroom/contracts/markets';
import { sql } from 'drizzle-orm';
import { addPage } from '../../database/pages.testing';
import { settings } from '../../database/schema/content';
import { retailers } from '../../database/schema/retailers';
import { vehicles } from '../../database/schema/vehicles';
import { type TestApi, testApi, until } from '../testing/harness';
import { RETAILERS, vehicleRow } from '../testing/stock';
import { sitemap } from './sitemap';

let api: TestApi;
beforeAll(async () => {
  api = await testApi([sitemap], { SITE_ORIGIN: 'https://showroom.test' });
  await api.database.db.insert(retailers).values([...RETAILERS]);
});
afterAll(() => api.close());
beforeEach(() => api.database.db.execute(sql`truncate content_pages, vehicles cascade`));

async function ask(path: string, query: Record<string, string>) {
  const answer = await api.server.inject({ url: path, query, headers: { 'x-site-token': api.config.SITE_TOKEN } });
  expect([answer.statusCode, answer.body]).toEqual([200, expect.anything()]);
  return answer.json();
}
const entriesOf = async (query: { market: MarketCode; kind: 'page' | 'vehicle' } & Record<string, string>) =>
  listSitemapEntries.answer.parse(await ask(listSitemapEntries.path, query));
const partsOf = async (market: MarketCode) =>
  listSitemapParts.answer.parse(await ask(listSitemapParts.path, { market })).data.map(({ attributes }) => attributes);
const pathsOf = async (market: MarketCode) =>
  (await entriesOf({ market, kind: 'page' })).data.map(({ attributes }) => attributes.path);

const page = (path: string, values: PageContent['values'] = {}, texts: PageContent['texts'] = {}) =>
  addPage(api.database.db, { market: 'ae', path, content: { values, texts, blocks: [] } });

test('pages that are published are listed, each with the markets that have the same path', async () => {
  for (const market of ['ae', 'international'] as const) await addPage(api.database.db, { market, path: '/offers' });
  await addPage(api.database.db, { market: 'ae', path: '/' });
  await addPage(api.database.db, { market: 'au', path: '/offers', isPublished: false });
  const { data, meta } = await entriesOf({ market: 'ae', kind: 'page' });
  expect(data.map(({ attributes: { path, markets } }) => [path, markets])).toEqual([
    ['/', ['ae']],
    ['/offers', ['international', 'ae']],
  ]);
  expect(Date.parse(data[0]?.attributes.lastmod ?? '')).toBeGreaterThan(Date.now() - 600_000);
  expect(meta.next).toBeNull();
  expect(await pathsOf('au')).toEqual([]);
});

test.each<[string, string, PageContent['values'], PageContent['texts']]>([
  ['that editors keep from search engines', '/secret', { disable_seo_tracking: true }, {}],
  ['that leads on', '/old', { redirect_path: '/new' }, {}],
  ['for what is missing', '/404', {}, {}],
  ['whose canonical address is another page', '/copy', {}, { 'en-AE': { canonical_url: '/offers' } }],
  ['whose canonical address is elsewhere', '/copy', { canonical_url: 'https://elsewhere.test/copy' }, {}],
])('a page %s is not listed', async (_, path, values, texts) => {
  await page('/offers', { canonical_url: 'https://ae.showroom.test/offers' });
  await page('/terms', { canonical_url: '/terms', disable_seo_tracking: false });
  await page(path, values, texts);
  expect(await pathsOf('ae')).toEqual(['/offers', '/terms']);
});

test('a folder is not listed', async () => {
  await page('/models');
  await api.database.db.execute(sql`update content_pages set page_type = 'folder'`);
  expect(await pathsOf('ae')).toEqual([]);
  expect(await partsOf('ae')).toEqual([]);
});

const inAe = (id: string, values: Parameters<typeof vehicleRow>[1] = {}) =>
  vehicleRow(id, { id, listing: MARKETS.ae.listing, ...values });

test('vehicles on sale are listed, slice by slice, and nothing that is sold, removed or without a model', async () => {
  const updated_at = new Date('2026-11-20T10:00:00.000Z');
  await api.database.db
    .insert(vehicles)
    .values([
      inAe('1', { updated_at }),
      inAe('2', { status: 'sold' }),
      inAe('3', { removed_at: updated_at }),
      inAe('4', { model: ' ' }),
      inAe('5', { status: 'reserved' }),
      inAe('6'),
      vehicleRow('7', { id: '7' }),
    ]);
  const first = await entriesOf({ market: 'ae', kind: 'vehicle', items: '2' });
  expect(first.data.map(({ attributes }) => attributes.path)).toEqual([
    '/showroom/land-rover-defender-1',
    '/showroom/land-rover-defender-5',
  ]);
  expect(first.data[0]?.attributes).toMatchObject({ lastmod: updated_at.toISOString(), markets: ['ae'] });
  expect(first.meta.next).toBe('5');
  const second = await entriesOf({ market: 'ae', kind: 'vehicle', items: '2', after: '5' });
  expect([second.data.map(({ id }) => id), second.meta.next]).toEqual([['6'], null]);
  expect((await entriesOf({ market: 'ae', kind: 'vehicle', to: '5' })).data).toHaveLength(2);
});

test('parts have as many vehicles as have room with their addresses in every language, and miss none', async () => {
  await page('/offers');
  await api.database.db.execute(sql`
    insert into vehicles (id, listing, feed_source, feed_key, slug, title, brand, model, state, currency, owner_id)
    select n::text, 'ae', 'test', n::text, 'defender', '', 'Land Rover', 'Defender', 'used', 'AED', 'r1'
    from generate_series(1, ${SITEMAP_ADDRESSES / 2 + 3}) as n`);
  const parts = await partsOf('ae');
  expect(parts.map(({ kind, after }) => [kind, after === ''])).toEqual([
    ['page', true],
    ['vehicle', true],
    ['vehicle', false],
  ]);
  let ids: string[] = [];
  for (const { kind, after, to } of parts.filter((part) => part.kind === 'vehicle')) {
    let next: string | null = after;
    let inPart = 0;
    while (next !== null) {
      const slice = await entriesOf({ market: 'ae', kind, after: next, to });
      ids = [...ids, ...slice.data.map(({ id }) => id)];
      inPart += slice.data.length;
      next = slice.meta.next;
    }
    expect(inPart).toBeLessThanOrEqual(SITEMAP_ADDRESSES / 2);
  }
  expect([ids.length, new Set(ids).size]).toEqual([SITEMAP_ADDRESSES / 2 + 3, SITEMAP_ADDRESSES / 2 + 3]);
});

test('a market whose stock is elsewhere lists no vehicles of ours', async () => {
  await api.database.db.insert(vehicles).values([inAe('1')]);
  expect(await partsOf('ae')).toHaveLength(1);
  const key = 'company_config.api_base_url';
  await api.database.db.insert(settings).values({ market: 'ae', key, value: 'https://stock.test' });
  await until(async () => (await partsOf('ae')).length === 0);
  expect((await entriesOf({ market: 'ae', kind: 'vehicle' })).data).toEqual([]);
});

test('it is for the site alone', async () => {
  expect((await api.server.inject({ url: listSitemapParts.path, query: { market: 'ae' } })).statusCode).toBe(401);
});
