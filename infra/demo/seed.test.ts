import { join } from 'node:path';
import { isDeepStrictEqual } from 'node:util';
import { renditionOf } from '@showroom/contracts/content/rendition';
import { directionOf, MARKET_CODES, MARKETS, type Market, type MarketCode } from '@showroom/contracts/markets';
import { mergeSettings } from '@showroom/contracts/settings/settings';
import { and, arrayOverlaps, count, eq, inArray, isNull, sql } from 'drizzle-orm';
import * as z from 'zod';
import { removeRedirect } from '../api/redirects/redirect-store';
import { loadRemotePackage, ROOT, remoteFolders } from '../build/package-info';
import type { Database } from '../database/database';
import { contentPages, navEntries, navTrees, pageVersions, redirects, settings } from '../database/schema/content';
import { retailers } from '../database/schema/retailers';
import { vehicles } from '../database/schema/vehicles';
import { testDatabase } from '../database/testing';
import { slugOf } from '../raw-vehicle/slug';
import { pagesIn } from './content/pages';
import { filmFile } from './pictures/films/filmed';
import { parsePhotoPath } from './pictures/photo';
import { isEmpty, seed } from './seed';
import { stockByMarket } from './stock/fill';
import { MODELS } from './stock/models';

jest.setTimeout(60_000);

const OPTIONS = { vehicles: 200, sandboxUrl: 'http://127.0.0.1:4300' };
const chosenVehicles = z.object({ list: z.array(z.string()) });
let database: Database;

beforeAll(async () => {
  database = await testDatabase();
  expect(await isEmpty(database)).toBe(true);
  await seed(database, OPTIONS);
});
afterAll(() => database.close());

test('every listing holds its share of the stock, every market its retailers', async () => {
  expect(await isEmpty(database)).toBe(false);
  const rows = await database.db
    .select({ listing: vehicles.listing, total: count() })
    .from(vehicles)
    .groupBy(vehicles.listing);
  expect(Object.fromEntries(rows.map(({ listing, total }) => [listing, total]))).toEqual(stockByMarket(200));
  expect(await database.db.$count(retailers)).toBe(60);
});

test('the shares add up to what was asked', () => {
  for (const total of [0, 1, 99, 2400, 100_000]) {
    expect(Object.values(stockByMarket(total)).reduce((sum, share) => sum + share, 0)).toBe(total);
  }
});

test('a second run changes nothing, not even what an editor changed', async () => {
  await database.db.update(contentPages).set({ published_version: null }).where(eq(contentPages.path, '/news'));
  expect(await seed(database, OPTIONS)).toEqual({ content: 0, vehicles: 0 });
  expect(await database.db.$count(contentPages, isNull(contentPages.published_version))).toBe(MARKET_CODES.length);
});

test('a place of the navigation that somebody has written stays as it was left', async () => {
  const where = and(eq(navEntries.market, 'au'), eq(navEntries.place, 'utility'));
  await database.db.delete(navEntries).where(where);
  await database.db.insert(navTrees).values({ market: 'au', locale: 'en-AU', place: 'utility' });
  await seed(database, OPTIONS);
  expect(await database.db.$count(navEntries, where)).toBe(0);
});

test('a redirect that a manager deleted stays away', async () => {
  const [seeded] = await database.db.select().from(redirects).where(eq(redirects.market, 'jp'));
  if (!seeded) throw new Error('No redirect is there');
  const manager = { id: seeded.id, path: seeded.path, market: 'jp', revision: seeded.revision, who: 'Mia' } as const;
  await removeRedirect(database.db, manager);
  await seed(database, OPTIONS);
  const stays = and(eq(redirects.market, 'jp'), eq(redirects.path, seeded.path));
  expect(await database.db.$count(redirects, stays)).toBe(0);
});

test('a larger stock adds to the one that is there', async () => {
  expect(await seed(database, { ...OPTIONS, vehicles: 210 })).toEqual({ content: 0, vehicles: 10 });
});

/** What visitors of a language get of a market's page. */
async function pageIn(market: MarketCode, path: string, locale: string) {
  const stored = await database.db
    .select({ content: pageVersions.content })
    .from(pageVersions)
    .innerJoin(contentPages, eq(contentPages.id, pageVersions.page_id))
    .where(and(eq(contentPages.market, market), eq(contentPages.path, path)));
  expect(stored).toHaveLength(1);
  return stored.map(({ content }) => renditionOf(content, { own: locale, fallback: MARKETS[market].locales[0] }));
}

test('every page says in each language what was written in it', async () => {
  const differing = [];
  for (const market of Object.values<Market>(MARKETS)) {
    for (const locale of market.locales) {
      for (const { path, title, blocks } of pagesIn(locale, market)) {
        const [page] = await pageIn(market.code, path, locale);
        const shown = page?.blocks.filter(({ active_positions }) => active_positions.length > 0);
        const said = shown?.map(({ template, content: { vehicles: _, ...content } }) => ({ template, content }));
        const written = blocks.map(({ template, content: { vehicles: _, ...content } }) => ({ template, content }));
        if (page?.title !== title || !isDeepStrictEqual(said, written)) differing.push(`${locale} ${path}`);
      }
    }
  }
  expect(differing).toEqual([]);
});

// Of the small stock of this test some markets have nothing to charge.
test.each([
  ['/offers', undefined, 4],
  ['/electric', ['Electric', 'Plug-in hybrid'], 0],
])(
  "pages at %s show vehicles of their market's stock, one of each model, in every language",
  async (path, engines, least) => {
    let shown = 0;
    for (const { code, locales, listing } of Object.values<Market>(MARKETS)) {
      for (const locale of locales) {
        const [page] = await pageIn(code, path, locale);
        const carousel = page?.blocks.find(({ template }) => template === 'stock-locator-carousel');
        const { list } = chosenVehicles.parse(carousel?.content['vehicles']);
        const ofThese = engines ? arrayOverlaps(vehicles.engine_type, engines) : undefined;
        const found = await database.db
          .select({ model: vehicles.model })
          .from(vehicles)
          .where(and(eq(vehicles.listing, listing), inArray(vehicles.id, list), ofThese));
        expect(found.length).toBeGreaterThanOrEqual(least);
        expect(new Set(found.map(({ model }) => model)).size).toBe(list.length);
        shown += list.length;
      }
    }
    expect(shown).toBeGreaterThan(5);
  },
);

test('the page of retailers has a search, a list and a map, and its example is a town with a retailer', async () => {
  for (const { code, locales, listing } of Object.values<Market>(MARKETS)) {
    const towns = await database.db
      .selectDistinct({ city: retailers.city })
      .from(retailers)
      .where(eq(retailers.listing, listing));
    for (const locale of locales) {
      const [page] = await pageIn(code, '/retailers', locale);
      const locator = page?.blocks.find(({ template }) => template === 'retailer-locator');
      expect(towns).toContainEqual({ city: locator?.content['placeholder'] });
    }
  }
});

test('pages tell the engines of models that the demo knows', async () => {
  const keys = MODELS.map(({ name }) => slugOf(name));
  for (const path of ['/defender', '/range-rover', '/discovery', '/jaguar']) {
    const [page] = await pageIn('international', path, 'en-GB');
    const told = page?.blocks.find(({ template }) => template === 'specification-accordion')?.content;
    expect(keys).toEqual(expect.arrayContaining([told?.['model_key'], told?.['additional_model_key']]));
  }
});

test('every market has the pages that the site promises, and redirects to them', async () => {
  for (const market of MARKET_CODES) {
    const rows = await database.db
      .select({ path: contentPages.path })
      .from(contentPages)
      .where(eq(contentPages.market, market));
    const paths = new Set(rows.map(({ path }) => path));
    for (const path of ['/', '/stock', '/range-rover', '/defender', '/discovery', '/jaguar', '/offers', '/news']) {
      expect(paths).toContain(path);
    }
    expect(paths).toContain('/retailers');
    expect(paths).toContain('/gallery');
    const moved = await database.db.select().from(redirects).where(eq(redirects.market, market));
    for (const { path, to, http_code } of moved) {
      expect(paths).not.toContain(path);
      expect(paths).toContain(to);
      expect(http_code).toBe(301);
    }
  }
});

test('links of navigation, footer and pages lead to pages of the market or to where a remote stands', async () => {
  const stored = await database.db.select().from(pageVersions);
  const paths = await database.db.select({ path: contentPages.path }).from(contentPages);
  const entries = await database.db.select().from(navEntries);
  const mounts = remoteFolders().flatMap((name) => Object.keys(loadRemotePackage(join(ROOT, name)).mounts));
  const known = new Set([...paths.map(({ path }) => path), ...mounts]);
  const urls = [...JSON.stringify([stored, entries]).matchAll(/"url":"(\/[^"?#]*)/g)].map(([, path = '']) => path);
  expect(urls.length).toBeGreaterThan(200);
  expect([...new Set(urls)].filter((path) => !known.has(path))).toEqual([]);
});

test('every picture of pages, navigation and vehicles can be drawn, and every film is there', async () => {
  const rows = await database.db.select({ photos: vehicles.photos }).from(vehicles);
  const stored = await database.db.select().from(pageVersions);
  const entries = await database.db.select().from(navEntries);
  const paths = new Set(JSON.stringify([rows, stored, entries]).match(/\/media\/[^"]+/g));
  expect(paths.size).toBeGreaterThan(100);
  const isFilm = (path: string) => filmFile(path.replace('/media/films/', '')) !== undefined;
  const missing = [...paths].filter((path) => !isFilm(path) && !parsePhotoPath(`${path}-640x360.webp`));
  expect(missing).toEqual([]);
});

test('the Arabic pages are Arabic', async () => {
  const stored = await database.db.select().from(pageVersions);
  const titles = stored.flatMap(({ content }) => content.texts['ar-AE']?.['title'] ?? []);
  expect(titles).toHaveLength(22);
  expect(directionOf('ar-AE')).toBe('rtl');
  for (const title of titles) expect(title).toMatch(/\p{Script=Arabic}/u);
});

test('every stored setting fits its declaration', async () => {
  for (const market of MARKET_CODES) {
    const stored = await database.db.select().from(settings).where(eq(settings.market, market));
    const rows = stored.map(({ key, value }) => ({ key, value }));
    expect(mergeSettings(rows).refused).toEqual([]);
    expect(mergeSettings(rows).settings['payment.stripe_script_url']).toBe('http://127.0.0.1:4300/stripe/v3/stripe.js');
  }
});

test('every vehicle is priced in the money of its market and owned by a retailer of its listing', async () => {
  const strangers = await database.rows(sql`
    select v.id from vehicles v join retailers r on r.id = v.owner_id
    where r.listing <> v.listing or not (v.brand = any(r.brands))`);
  expect(strangers).toEqual([]);
  const rows = await database.db
    .selectDistinct({ listing: vehicles.listing, currency: vehicles.currency })
    .from(vehicles);
  for (const { listing, currency } of rows) {
    expect(Object.values(MARKETS).find((market) => market.listing === listing)?.currency).toBe(currency);
  }
});
