import { join } from 'node:path';
import { directionOf, MARKET_CODES, MARKETS } from '@showroom/contracts/markets';
import { mergeSettings } from '@showroom/contracts/settings/settings';
import { count, eq, inArray, sql } from 'drizzle-orm';
import * as z from 'zod';
import { loadRemotePackage, ROOT, remoteFolders } from '../build/package-info';
import type { Database } from '../database/database';
import { navEntries, pages, redirects, settings } from '../database/schema/content';
import { retailers } from '../database/schema/retailers';
import { vehicles } from '../database/schema/vehicles';
import { testDatabase } from '../database/testing';
import { parsePhotoPath } from './pictures/photo';
import { isEmpty, seed } from './seed';
import { stockByMarket } from './stock/fill';

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
  await database.db.update(pages).set({ title: 'Edited' }).where(eq(pages.path, '/news'));
  expect(await seed(database, OPTIONS)).toEqual({ content: 0, vehicles: 0 });
  expect(await database.db.$count(pages, eq(pages.title, 'Edited'))).toBe(6);
});

test('a larger stock adds to the one that is there', async () => {
  expect(await seed(database, { ...OPTIONS, vehicles: 210 })).toEqual({ content: 0, vehicles: 10 });
});

test("the offers' pages show vehicles of their market's stock, one of each model", async () => {
  for (const market of MARKET_CODES) {
    const offers = await database.db
      .select({ blocks: pages.blocks })
      .from(pages)
      .where(sql`${eq(pages.market, market)} and ${eq(pages.path, '/offers')}`);
    expect(offers).toHaveLength(MARKETS[market].locales.length);
    for (const { blocks } of offers) {
      const carousel = blocks.find(({ template }) => template === 'stock-locator-carousel');
      const { list } = chosenVehicles.parse(carousel?.content['vehicles']);
      const found = await database.db
        .select({ model: vehicles.model })
        .from(vehicles)
        .where(sql`${eq(vehicles.listing, MARKETS[market].listing)} and ${inArray(vehicles.id, list)}`);
      expect(found.length).toBeGreaterThan(3);
      expect(new Set(found.map(({ model }) => model)).size).toBe(list.length);
    }
  }
});

test('every market has the pages that the site promises, and redirects to them', async () => {
  for (const market of MARKET_CODES) {
    const rows = await database.db.select({ path: pages.path }).from(pages).where(eq(pages.market, market));
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
  const stored = await database.db.select().from(pages);
  const entries = await database.db.select().from(navEntries);
  const mounts = remoteFolders().flatMap((name) => Object.keys(loadRemotePackage(join(ROOT, name)).mounts));
  const known = new Set([...stored.map(({ path }) => path), ...mounts]);
  const urls = [...JSON.stringify([stored, entries]).matchAll(/"url":"(\/[^"?#]*)/g)].map(([, path = '']) => path);
  expect(urls.length).toBeGreaterThan(200);
  expect([...new Set(urls)].filter((path) => !known.has(path))).toEqual([]);
});

test('every picture of pages, navigation and vehicles can be drawn', async () => {
  const rows = await database.db.select({ photos: vehicles.photos }).from(vehicles);
  const stored = await database.db.select({ blocks: pages.blocks, image: pages.external_meta_image }).from(pages);
  const entries = await database.db.select().from(navEntries);
  const paths = new Set(JSON.stringify([rows, stored, entries]).match(/\/media\/[^"]+/g));
  expect(paths.size).toBeGreaterThan(100);
  expect([...paths].filter((path) => parsePhotoPath(`${path}-640x360.webp`) === undefined)).toEqual([]);
});

test('the Arabic pages are Arabic', async () => {
  const rows = await database.db.select().from(pages).where(eq(pages.locale, 'ar-AE'));
  expect(rows.length).toBeGreaterThan(8);
  for (const { title, locale } of rows.filter(({ title: text }) => text !== 'Edited')) {
    expect(directionOf(locale)).toBe('rtl');
    if (!/^(Range Rover|Defender|Discovery|Jaguar)$/.test(title)) expect(title).toMatch(/\p{Script=Arabic}/u);
  }
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
