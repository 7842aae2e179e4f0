import { mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Photo } from '@showroom/contracts/entities/vehicle';
import { eq, sql } from 'drizzle-orm';
import sharp from 'sharp';
import { feedPhotos } from '../../database/schema/feed-photos';
import { feeds as feedTable } from '../../database/schema/feeds';
import { retailers } from '../../database/schema/retailers';
import { vehicles } from '../../database/schema/vehicles';
import { mappingOf } from '../../import/mappings/mappings';
import { importFile } from '../../import/testing';
import { feeds } from '../feeds/feeds';
import { stockLocator } from '../stock-locator/stock-locator';
import { type ForeignServer, foreignServer } from '../testing/foreign-server';
import { type TestApi, type TestIssuer, testApi, testIssuer, until } from '../testing/harness';
import { sendingAs } from '../testing/send-as';
import { configuredStorage } from './configured-storage';
import { bringPhotographs, removeOldPhotographs } from './feed-photos';
import { media } from './media';
import { Variants } from './variants';

const folder = mkdtempSync(join(tmpdir(), 'feed-photos-'));
let api: TestApi;
let issuer: TestIssuer;
let server: ForeignServer;
/** What the retailer's server has, by path; another one is not there. */
const files = new Map<string, Buffer>();
const asked: string[] = [];
/** Whether it takes questions and says nothing. */
let isSilent = false;

beforeAll(async () => {
  server = await foreignServer(({ url = '' }, response) => {
    asked.push(url);
    if (isSilent) return;
    const file = files.get(url);
    response.writeHead(file ? 200 : 404).end(file);
  });
  issuer = await testIssuer();
  // The jobs run when a test says so.
  const env = { MEDIA_FOLDER: folder, MEDIA_PRIVATE_HOSTS: server.host, JOBS: 'apart', OIDC_ISSUER: issuer.issuer };
  api = await testApi([stockLocator, media, feeds], env);
  await api.database.db
    .insert(retailers)
    .values({ id: 'ghent', listing: 'test', name: 'Land Rover Ghent', dealer_code: 'D1', brands: [] });
});
afterAll(async () => {
  await api.close();
  issuer.close();
  server.close();
  rmSync(folder, { recursive: true });
});

const send = sendingAs(() => ({ api, issuer }), { role: 'admin', markets: ['international', 'au', 'ae', 'jp', 'ua'] });
const at = (path: string) => `http://${server.host}${path}`;

async function library() {
  const storage = await configuredStorage(api.config);
  const variants = new Variants(storage, api.config.MEDIA_MOST_PIXELS);
  return { db: api.database.db, config: api.config, storage, variants };
}
const bring = async ({ signal } = new AbortController()) => bringPhotographs(await library(), signal);

let shade = 0;
/** A photograph of this size that no test before had, with the place where it was taken. */
function photograph(width: number, height: number): Promise<Buffer> {
  shade += 10;
  return sharp({ create: { width, height, channels: 3, background: { r: shade, g: 90, b: 120 } } })
    .withExif({ IFD3: { GPSLatitude: '51/1 3/1 0/1' } })
    .jpeg()
    .toBuffer();
}

const LINE = 'id,dealer_code,brand,model,state,price,photos';
async function take(...rows: readonly (readonly [id: string, photos: string])[]) {
  const mapping = mappingOf('standard-eur');
  if (!mapping) throw new Error('There is no such mapping');
  const lines = rows.map(([id, photos]) => `${id},D1,Land Rover,Defender 110,used,60000,${photos}`);
  const file = Buffer.from(`${[LINE, ...lines].join('\n')}\n`);
  return importFile(api.database, 'test', file, { mapping, maxRemovals: 1 });
}

async function pageOf(key: string) {
  const [row] = await api.database.db.select().from(vehicles).where(eq(vehicles.feed_key, key));
  const answer = await api.server.inject(`/public_api/listing/test/vehicle/${row?.id}`);
  const { photos, footnotes } = answer.json().data.attributes;
  return { photos, footnotes } as { readonly photos: readonly Photo[]; readonly footnotes: readonly string[] };
}
async function keyOf(index: number): Promise<string> {
  const rows = await api.database.db.select({ key: vehicles.feed_key }).from(vehicles).orderBy(vehicles.id);
  return rows.at(index)?.key ?? '';
}

test('photographs that a feed names come to the library, and stand with their vehicle in every size', async () => {
  files.set('/1.jpg', await photograph(4000, 3000));
  files.set('/2.jpg', await photograph(1200, 1600));
  expect(await take(['1', `${at('/1.jpg')}|${at('/2.jpg')}`])).toMatchObject({ counts: { inserted: 1, repaired: 0 } });
  const key = await keyOf(0);
  const before = await pageOf(key);
  expect([before.photos[0]?.medium_path, before.footnotes]).toEqual([
    '/media/vehicles/defender-110/eiger-grey/side-640x360.webp',
    [expect.stringContaining('the shape of the body')],
  ]);

  expect(await bring()).toBe(2);
  await until(async () => (await pageOf(key)).footnotes.length === 0);
  const { photos, footnotes } = await pageOf(key);
  expect([photos.map(({ sequence, alt }) => [sequence, alt]), footnotes]).toEqual([
    [
      [1, 'Land Rover Defender 110'],
      [2, 'Land Rover Defender 110'],
    ],
    [],
  ]);
  expect(photos.map(({ blur }) => blur)).toEqual(['#157,#157,#157', '#157,#157,#157']);
  for (const photo of photos) {
    for (const path of [photo.medium_path, photo.quarter_hd_path, photo.big_path, photo.hd_path, photo.full_path]) {
      const answer = await api.server.inject(path);
      const { width, height, exif } = await sharp(answer.rawPayload).metadata();
      expect(path).toContain(`-${width}x${height}.webp`);
      expect([answer.statusCode, exif]).toEqual([200, undefined]);
    }
  }

  expect(await take(['1', `${at('/1.jpg')}|${at('/2.jpg')}`])).toMatchObject({ counts: { unchanged: 1 } });
  expect(await bring()).toBe(0);
});

test('a photograph that does not come is tried again later, and the vehicle shows the others', async () => {
  files.set('/3.jpg', await photograph(900, 600));
  files.set('/4.jpg', Buffer.from('<html>moved</html>'));
  await take(['1', ''], ['2', [at('/gone.jpg'), at('/3.jpg'), at('/4.jpg')].join('|')]);
  expect(await bring()).toBe(1);
  const key = await keyOf(1);
  await until(async () => (await pageOf(key)).footnotes.length === 0);
  expect((await pageOf(key)).photos).toHaveLength(1);
  await api.database.db.insert(feedTable).values({ listing: 'test', mapping: 'standard-eur', name: 'Ghent' });
  const { data: of } = await send('GET', '/feeds?listing=test');
  expect(of[0].attributes.photographs).toEqual({
    waiting: 0,
    failed: 2,
    examples: ['/4.jpg', '/gone.jpg'].map((path) => ({ url: at(path), reason: expect.stringMatching(/picture|404/) })),
  });
  const waiting = () =>
    api.database.db
      .select({ failure: feedPhotos.failure, next: feedPhotos.next_try_at })
      .from(feedPhotos)
      .where(sql`media_id is null`)
      .orderBy(feedPhotos.url);
  expect(await waiting()).toEqual([
    { failure: expect.stringContaining('no picture'), next: expect.any(String) },
    { failure: expect.stringContaining('404'), next: expect.any(String) },
  ]);
  expect(await bring()).toBe(0);

  files.set('/gone.jpg', await photograph(1024, 768));
  await api.database.rows(sql`update feed_photos set next_try_at = now() where media_id is null`);
  expect(await bring()).toBe(1);
  await until(async () => (await pageOf(key)).photos.length === 2);
  // The one that stays none is given up after its last try.
  await api.database.rows(sql`update feed_photos set next_try_at = now(), tries = 9 where media_id is null`);
  expect(await bring()).toBe(0);
  expect(await waiting()).toEqual([{ failure: expect.any(String), next: null }]);
});

test('an address that nobody could fetch is left out and named', async () => {
  const report = await take(['3', 'side.jpg|javascript:alert(1)|https://photos.example/1.jpg']);
  expect(report.rows.map(({ field, value, reason }) => [field, value, reason])).toEqual([
    ['photos', 'side.jpg', 'no whole http or https address, left out'],
    ['photos', 'javascript:alert(1)', 'no whole http or https address, left out'],
  ]);
});

test('editors look for them by name, and delete none that vehicles show', async () => {
  files.set('/5.jpg', await photograph(800, 600));
  await take(['5', at('/5.jpg')]);
  await bring();
  const all = await send('GET', '/api/v2/images?market=international');
  const found = await send('GET', '/api/v2/images?market=international&q=5.jpg');
  expect([all.data.length, found.data.map((one: { attributes: object }) => one.attributes)]).toEqual([
    0,
    [expect.objectContaining({ name: '5.jpg', folder: 'Feeds/test', market: null })],
  ]);
  const refusal = await send('DELETE', `/api/v2/images/${found.data[0].id}`, { revision: 1 });
  expect([refusal.status, refusal.detail]).toEqual([409, expect.stringContaining('Vehicles of a feed')]);
});

test('a server that says nothing holds up no end, and its photographs are asked for again afterwards', async () => {
  isSilent = true;
  await take(['7', Array.from({ length: 6 }, (_, index) => at(`/silent-${index}.jpg`)).join('|')]);
  const stopping = new AbortController();
  const bringing = bring(stopping);
  await until(() => asked.filter((url) => url.startsWith('/silent')).length === 4);
  stopping.abort();
  expect(await bringing).toBe(0);
  isSilent = false;
  const left = await api.database.db.select().from(feedPhotos).where(sql`url like '%silent%'`);
  expect(left.map(({ tries, failure }) => [tries, failure])).toEqual(Array.from({ length: 6 }, () => [0, '']));
  expect(left.every(({ next_try_at }) => next_try_at !== null && Date.parse(next_try_at) <= Date.now())).toBe(true);
});

test('what no vehicle has had for long is removed, with its bytes', async () => {
  files.set('/6.jpg', await photograph(800, 500));
  await take(['6', at('/6.jpg')]);
  await bring();
  const path = (await pageOf(await keyOf(-1))).photos[0]?.full_path ?? '';
  // An editor changed this one, so that it is theirs.
  await api.database.rows(sql`update media set author = 'editor' where name = '5.jpg'`);
  const status = async () => {
    await removeOldPhotographs(await library());
    return (await api.server.inject(path)).statusCode;
  };
  await take(['9', '']);
  await api.database.rows(sql`update feed_photos set created_at = created_at - interval '401 days'`);
  expect(await status()).toBe(200);
  await api.database.rows(sql`update vehicles set removed_at = removed_at - interval '401 days'`);
  expect(await status()).toBe(404);
  expect(await api.database.db.select().from(feedPhotos)).toEqual([]);
  expect(readdirSync(join(folder, 'library/originals'))).toHaveLength(1);
});
