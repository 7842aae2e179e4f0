import { mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { like } from 'drizzle-orm';
import sharp, { type Sharp } from 'sharp';
import { contentLog } from '../../database/schema/content';
import { type ForeignServer, foreignServer } from '../testing/foreign-server';
import { type TestApi, type TestIssuer, testApi, testIssuer } from '../testing/harness';
import { type Sent, sendingAs } from '../testing/send-as';
import { media } from './media';

const folder = mkdtempSync(join(tmpdir(), 'library-'));
let api: TestApi;
let issuer: TestIssuer;
let server: ForeignServer;
let fetched: Buffer;
let redirect: string | undefined;

beforeAll(async () => {
  server = await foreignServer((_, response) => {
    if (redirect !== undefined) response.writeHead(302, { location: redirect }).end();
    else response.end(fetched);
  });
  issuer = await testIssuer();
  api = await testApi([media], {
    MEDIA_FOLDER: folder,
    MEDIA_PRIVATE_HOSTS: server.host,
    MEDIA_MOST_BYTES: '300000',
    MEDIA_MOST_PIXELS: '2000000',
    OIDC_ISSUER: issuer.issuer,
  });
});
beforeEach(() => {
  redirect = undefined;
});
afterAll(async () => {
  await api.close();
  issuer.close();
  server.close();
  rmSync(folder, { recursive: true });
});

const send = sendingAs(() => ({ api, issuer }), { role: 'editor', markets: ['ae'] });

const upload = (file: Buffer, sent: Sent & { readonly query?: string } = {}) =>
  send('POST', `/api/v2/images?market=ae&name=car.jpg${sent.query ?? ''}`, { ...sent, payload: file });

let shade = 0;
/** A picture that no test before had; its left half red, its right half blue. */
async function picture(width = 1200, height = 800): Promise<Sharp> {
  shade += 1;
  const left = { width: width / 2, height, channels: 3 as const, background: { r: 255, g: shade * 3, b: 0 } };
  return sharp({ create: { width, height, channels: 3, background: '#0000ff' } }).composite([
    { input: await sharp({ create: left }).png().toBuffer(), left: 0, top: 0 },
  ]);
}
const jpeg = async (width?: number, height?: number) => (await picture(width, height)).jpeg().toBuffer();

const originals = () => readdirSync(join(folder, 'library/originals'));

/** The colour in the middle of a served picture. */
async function middleOf(url: string) {
  const { data } = await sharp((await api.server.inject(url)).rawPayload)
    .resize(1, 1)
    .raw()
    .toBuffer({ resolveWithObject: true });
  const [red = 0, , blue = 0] = data;
  if (red > 200 && blue < 50) return 'red';
  return blue > 200 && red < 50 ? 'blue' : 'both';
}

test('an uploaded picture is served in every size and format, each as wide and high as it says', async () => {
  const { status, data } = await upload(await jpeg());
  expect([status, data.attributes]).toEqual([
    201,
    expect.objectContaining({ market: 'ae', name: 'car.jpg', mime: 'image/jpeg', width: 1200, height: 800 }),
  ]);
  const answer = await api.server.inject(`/api/v2/images/${data.id}`);
  const { width, height, variants } = answer.json().data.attributes;
  expect([answer.statusCode, width, height]).toEqual([200, 1200, 800]);
  const sizes = variants.map((one: { width: number; height: number }) => `${one.width}x${one.height}`);
  for (const size of ['1600x900', '1024x576', '640x360', '90x90']) expect(sizes).toContain(size);
  expect(variants).toContainEqual({
    url: `${data.attributes.path}-whole.webp`,
    width: 960,
    height: 640,
    mime_type: 'image/webp',
  });
  for (const { url, width: wide, height: high, mime_type: type } of variants) {
    const served = await api.server.inject(url);
    const { width: seenWide, height: seenHigh } = await sharp(served.rawPayload).metadata();
    expect([url, seenWide, seenHigh, served.headers['content-type']]).toEqual([url, wide, high, type]);
    expect(served.headers['cache-control']).toContain('immutable');
  }
}, 120_000);

test('nothing that a camera wrote into a picture is served, and it stands as it was held', async () => {
  const file = await (await picture(600, 400))
    .jpeg()
    .withExif({ IFD0: { Copyright: 'A person' }, IFD3: { GPSLatitude: '51/1 30/1 0/1' } })
    .withMetadata({ orientation: 6 })
    .toBuffer();
  expect((await sharp(file).metadata()).exif).toBeDefined();
  const { data } = await upload(file);
  expect([data.attributes.width, data.attributes.height]).toEqual([400, 600]);
  for (const format of ['jpg', 'webp', 'avif']) {
    const served = await api.server.inject(`${data.attributes.path}-640x360.${format}`);
    expect(await sharp(served.rawPayload).metadata()).toMatchObject({ width: 640, height: 360 });
    const { exif, xmp, iptc, orientation } = await sharp(served.rawPayload).metadata();
    expect([exif, xmp, iptc, orientation ?? 1]).toEqual([undefined, undefined, undefined, 1]);
  }
});

test('the same content twice is one picture and one original', async () => {
  const file = await jpeg();
  const first = await upload(file);
  const stored = originals().length;
  const second = await upload(file, { query: '&folder=other' });
  expect([second.status, second.data.id, originals().length]).toEqual([201, first.data.id, stored]);
});

/** A PNG that says how large it is, and has hardly any content. */
function bomb(): Buffer {
  const head = Buffer.from('89504e470d0a1a0a0000000d4948445200000000000000000800000000', 'hex');
  head.writeUInt32BE(60_000, 16);
  head.writeUInt32BE(60_000, 20);
  return Buffer.concat([
    head,
    Buffer.from('00000000', 'hex'),
    Buffer.from('0000000049444154', 'hex'),
    Buffer.alloc(64),
  ]);
}

const plain = (background: string) => sharp({ create: { width: 20, height: 20, channels: 3, background } });

const moving = async () => {
  const frames = [await plain('red').png().toBuffer(), await plain('blue').png().toBuffer()];
  return sharp(frames, { join: { animated: true } })
    .webp()
    .toBuffer();
};

test.each<[string, () => Buffer | Promise<Buffer>, RegExp]>([
  ['an SVG with a script', () => Buffer.from('<svg xmlns="x"><script>alert(1)</script></svg>'), /SVG.*scripts/],
  ['an SVG behind a declaration', () => Buffer.from('<?xml version="1.0"?>\n<!-- a -->\n<svg onload="a()"/>'), /SVG/],
  ['an SVG in UTF-16', () => Buffer.from('\ufeff<svg onload="a()"/>', 'utf16le'), /SVG/],
  ['a page', () => Buffer.from('<html><script>alert(1)</script></html>'), /no picture that the library knows/],
  ['a TIFF', async () => (await picture(20, 20)).tiff().toBuffer(), /no picture that the library knows/],
  ['the beginning of a picture', async () => (await jpeg()).subarray(0, 3000), /broken/],
  ['the head of a picture', () => Buffer.from('ffd8ffe000104a464946', 'hex'), /broken/],
  ['a bomb of pixels', bomb, /60000 × 60000 pixels; at most 2 million/],
  ['a picture with a few pixels too many', () => jpeg(2002, 1000), /at most 2 million/],
  ['a line', () => jpeg(2, 2000), /10 times as long/],
  ['a moving picture', moving, /Moving pictures/],
])('%s is refused with its reason, whatever its name', async (_, file, reason) => {
  const stored = originals().length;
  const { status, detail, errors } = await upload(await file());
  expect([status, detail]).toEqual([422, expect.stringMatching(reason)]);
  expect(errors).toEqual([{ path: 'file', message: expect.stringMatching(reason) }]);
  expect(originals()).toHaveLength(stored);
});

test('too many bytes are 413, and none are 400', async () => {
  expect(await upload(Buffer.alloc(300_001))).toMatchObject({
    status: 413,
    detail: 'The file is larger than 0 MB.',
  });
  expect(await send('POST', '/api/v2/images?market=ae&name=a')).toMatchObject({ status: 400 });
});

test('a picture is fetched from an address, and looked at as an upload is', async () => {
  fetched = await jpeg();
  const body = { market: 'ae', url: `${server.origin}/cars/defender%20110.jpg?size=1`, folder: 'cars' };
  const { status, data } = await send('POST', '/api/v2/images/from_url', { payload: body });
  expect([status, data.attributes.name, data.attributes.folder]).toEqual([201, 'defender 110.jpg', 'cars']);
  fetched = Buffer.from('<svg/>');
  expect(await send('POST', '/api/v2/images/from_url', { payload: body })).toMatchObject({
    status: 422,
    detail: expect.stringMatching(/SVG/),
  });
});

test.each([
  ['of our own machine', 'https://127.0.0.1/a.jpg'],
  ['of the metadata of a cloud', 'https://169.254.169.254/latest'],
  ['by http', 'http://pictures.example/a.jpg'],
  ['of a file', 'file:///etc/passwd'],
])('an address %s is not fetched', async (_, url) => {
  const { status, errors } = await send('POST', '/api/v2/images/from_url', { payload: { market: 'ae', url } });
  expect([status, errors[0].path]).toEqual([422, 'url']);
});

test('an address that sends us on into our own network is not followed', async () => {
  redirect = 'https://10.0.0.1/a.jpg';
  const body = { market: 'ae', url: `${server.origin}/a.jpg` };
  const answer = await send('POST', '/api/v2/images/from_url', { payload: body });
  expect([answer.status, answer.detail]).toEqual([422, '10.0.0.1 is not an address of the internet.']);
});

const written = { name: 'Car', folder: 'cars', alt: { 'en-AE': 'A car' }, focal_point: { x: 0.5, y: 0.5 } };

test('what has to stay in sight is in the middle of what is cropped, and the picture gets another address', async () => {
  const { data } = await upload(await jpeg(1600, 400));
  const url = `/api/v2/images/${data.id}`;
  const { path } = data.attributes;
  expect(await middleOf(`${path}-300x300.jpg`)).toBe('both');
  const left = { ...written, focal_point: { x: 0, y: 0.5 } };
  const changed = (await send('PUT', url, { revision: 1, payload: left })).data.attributes;
  expect(changed.path).not.toBe(path);
  expect(await middleOf(`${changed.path}-300x300.jpg`)).toBe('red');
  const right = { ...written, focal_point: { x: 1, y: 0.5 } };
  const again = (await send('PUT', url, { revision: 2, payload: right })).data.attributes;
  expect(await middleOf(`${again.path}-300x300.jpg`)).toBe('blue');
  const same = (await send('PUT', url, { revision: 3, payload: { ...right, name: 'Other' } })).data.attributes;
  expect(same.path).toBe(again.path);
});

test('an address of before shows what the picture is now, and is not kept for long', async () => {
  const { data } = await upload(await jpeg());
  const replaced = await send('PUT', `/api/v2/images/${data.id}/file`, { revision: 1, payload: await jpeg(300, 900) });
  expect([replaced.status, replaced.data.attributes.height, replaced.data.attributes.revision]).toEqual([200, 900, 2]);
  const before = await api.server.inject(`${data.attributes.path}-90x90.webp`);
  const now = await api.server.inject(`${replaced.data.attributes.path}-90x90.webp`);
  expect([before.statusCode, before.headers.etag]).toEqual([200, now.headers.etag]);
  expect(before.headers['cache-control']).not.toContain('immutable');
  const social = await api.server.inject(`/media/library/${data.id}/social.jpg`);
  expect([social.statusCode, social.headers['content-type']]).toEqual([200, 'image/jpeg']);
  expect(await sharp(social.rawPayload).metadata()).toMatchObject({ width: 1600, height: 840 });
});

test('sizes and formats that there are not are none, nor are pictures', async () => {
  const { data } = await upload(await jpeg());
  for (const name of ['1-641x360.webp', '1-640x360.png', '1-640x360', 'x-640x360.webp', '..%2f..%2fa-640x360.webp']) {
    expect((await api.server.inject(`/media/library/${data.id}/${name}`)).statusCode).toBe(404);
  }
  expect((await api.server.inject('/media/library/none/1-640x360.webp')).statusCode).toBe(404);
  expect((await api.server.inject('/media/library/none/social.jpg')).statusCode).toBe(404);
  expect((await api.server.inject('/api/v2/images/none')).statusCode).toBe(404);
});

test('pictures are found by name, alternative text and folder, the latest first', async () => {
  const first = await upload(await jpeg(), { query: '&folder=search' });
  const second = await upload(await jpeg(), { query: '&folder=search/deep' });
  await send('PUT', `/api/v2/images/${first.data.id}`, {
    revision: 1,
    payload: { ...written, folder: 'search', alt: { 'ar-AE': 'سيارة خضراء' } },
  });
  const ids = async (query: string) => {
    const { data } = await send('GET', `/api/v2/images?market=ae&${query}`);
    return data.map(({ id }: { id: string }) => id);
  };
  expect(await ids('folder=search')).toEqual([second.data.id, first.data.id]);
  expect(await ids('folder=search/deep')).toEqual([second.data.id]);
  expect(await ids(`folder=search&q=${encodeURIComponent('خضراء')}`)).toEqual([first.data.id]);
  expect(await ids('folder=search&q=%25')).toEqual([]);
  expect((await send('GET', '/api/v2/images?market=ae')).meta.folders).toEqual(
    expect.arrayContaining(['search', 'search/deep']),
  );
});

test('a change names the revision that it was made from', async () => {
  const { data } = await upload(await jpeg());
  const url = `/api/v2/images/${data.id}`;
  expect((await send('PUT', url, { revision: 1, payload: written })).status).toBe(200);
  expect((await send('PUT', url, { revision: 1, payload: written })).status).toBe(412);
  expect((await send('PUT', `${url}/file`, { revision: 1, payload: await jpeg() })).status).toBe(412);
  expect((await send('DELETE', url, { revision: 1 })).status).toBe(412);
  expect((await send('PUT', url, { payload: written })).status).toBe(400);
});

test('a picture is deleted with its original, unless another market has the same', async () => {
  const file = await jpeg();
  const markets = ['ae', 'jp'] as const;
  const here = await upload(file, { markets });
  const there = await send('POST', '/api/v2/images?market=jp&name=a', { payload: file, markets });
  expect(there.data.id).not.toBe(here.data.id);
  await api.server.inject(`${here.data.attributes.path}-90x90.webp`);
  const stored = originals().length;
  expect((await send('DELETE', `/api/v2/images/${here.data.id}`, { revision: 1, markets })).status).toBe(204);
  expect(originals()).toHaveLength(stored);
  expect(readdirSync(join(folder, 'library/variants', here.data.id))).toEqual([]);
  expect((await send('DELETE', `/api/v2/images/${there.data.id}`, { revision: 1, markets })).status).toBe(204);
  expect(originals()).toHaveLength(stored - 1);
});

test('pictures of another market are none, and translators only look', async () => {
  const { data } = await upload(await jpeg());
  const url = `/api/v2/images/${data.id}`;
  const elsewhere = { markets: ['jp'] as const, revision: 1 };
  for (const path of ['/details', '/uses']) expect((await send('GET', url + path, elsewhere)).status).toBe(404);
  expect((await send('PUT', url, { ...elsewhere, payload: written })).status).toBe(404);
  expect((await send('DELETE', url, elsewhere)).status).toBe(404);
  expect((await upload(await jpeg(), { markets: ['jp'] })).status).toBe(403);
  const translator = { role: 'translator', revision: 1 } as const;
  expect((await send('GET', `${url}/details`, translator)).status).toBe(200);
  expect((await send('PUT', url, { ...translator, payload: written })).status).toBe(403);
  expect((await upload(await jpeg(), translator)).status).toBe(403);
  expect((await send('DELETE', url, translator)).status).toBe(403);
});

test('each change is a line of the log', async () => {
  const { data } = await upload(await jpeg(), { query: '&folder=logged' });
  const url = `/api/v2/images/${data.id}`;
  await send('PUT', url, { revision: 1, payload: { ...written, folder: 'logged' } });
  await send('PUT', `${url}/file`, { revision: 2, payload: await jpeg() });
  await send('DELETE', url, { revision: 3 });
  const lines = await api.database.db.select().from(contentLog).where(like(contentLog.path, '/media/logged/%'));
  expect(lines.map(({ who, market, action, path }) => [who, market, action, path])).toEqual([
    ['editor', 'ae', 'media.upload', '/media/logged/car.jpg'],
    ['editor', 'ae', 'media.save', '/media/logged/Car'],
    ['editor', 'ae', 'media.replace', '/media/logged/Car'],
    ['editor', 'ae', 'media.delete', '/media/logged/Car'],
  ]);
});
