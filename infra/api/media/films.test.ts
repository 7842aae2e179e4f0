import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { like } from 'drizzle-orm';
import sharp from 'sharp';
import { contentLog } from '../../database/schema/content';
import { filmFile } from '../../demo/pictures/films/filmed';
import { type ForeignServer, foreignServer } from '../testing/foreign-server';
import { type TestApi, type TestIssuer, testApi, testIssuer } from '../testing/harness';
import { type Sent, sendingAs } from '../testing/send-as';
import { captions, mp4 } from './films.testing';
import { media } from './media';

const folder = mkdtempSync(join(tmpdir(), 'films-'));
let api: TestApi;
let issuer: TestIssuer;
let server: ForeignServer;
let fetched: Buffer;

beforeAll(async () => {
  server = await foreignServer((_, response) => response.end(fetched));
  issuer = await testIssuer();
  api = await testApi([media], {
    MEDIA_FOLDER: folder,
    MEDIA_PRIVATE_HOSTS: server.host,
    MEDIA_MOST_BYTES: '100000',
    MEDIA_MOST_FILM_BYTES: '600000',
    OIDC_ISSUER: issuer.issuer,
  });
});
afterAll(async () => {
  await api.close();
  issuer.close();
  server.close();
  rmSync(folder, { recursive: true });
});

const send = sendingAs(() => ({ api, issuer }), { role: 'editor', markets: ['ae'] });

const upload = (file: Buffer, sent: Sent & { readonly query?: string } = {}) =>
  send('POST', `/api/v2/images?market=ae&name=film.mp4${sent.query ?? ''}`, { ...sent, payload: file });

let shade = 0;
/** A film that no test before had. */
function film(wanted: Parameters<typeof mp4>[0] = {}): Buffer {
  shade += 1;
  return mp4({ ...wanted, shade });
}
const webm = () => readFileSync(filmFile('defender-110.webm') ?? '');
async function picture() {
  shade += 1;
  const background = { r: shade, g: 0, b: 0 };
  const file = await sharp({ create: { width: 32, height: 18, channels: 3, background } })
    .png()
    .toBuffer();
  return (await upload(file)).data;
}

const originals = () => readdirSync(join(folder, 'library/originals'));
const addressOf = ({ attributes }: { attributes: { path: string } }, end = 'film.mp4') => `${attributes.path}-${end}`;

test('an MP4 is taken with its size and length, by its content and whatever its name', async () => {
  const { status, data } = await upload(film({ width: 1280, height: 720, seconds: 3 }), { query: '&folder=films' });
  expect([status, data.attributes]).toEqual([
    201,
    expect.objectContaining({
      kind: 'film',
      mime: 'video/mp4',
      width: 1280,
      height: 720,
      duration: 3,
      folder: 'films',
    }),
  ]);
});

test('a WebM is taken, and served as what it is', async () => {
  const file = webm();
  const { status, data } = await upload(file);
  expect([status, data.attributes.kind, data.attributes.mime]).toEqual([201, 'film', 'video/webm']);
  expect(data.attributes.duration).toBeGreaterThan(1);
  const served = await api.server.inject(addressOf(data, 'film.webm'));
  expect([served.statusCode, served.headers['content-type']]).toEqual([200, 'video/webm']);
  expect(served.rawPayload.equals(file)).toBe(true);
});

test('a film does not tell where it was filmed, and is else as it was', async () => {
  const place = '+25.1972+055.2744+010/';
  const file = film({ place, seconds: 3 });
  expect(file.toString('latin1').split(place)).toHaveLength(13);
  const { status, data } = await upload(file);
  expect([status, data.attributes.duration, data.attributes.bytes]).toEqual([201, 3, file.length]);
  const { rawPayload } = await api.server.inject(addressOf(data));
  const seen = rawPayload.toString('latin1');
  expect(seen).not.toMatch(/\+25\.1972|location|xyz|loci/);
  expect(rawPayload).toHaveLength(file.length);
  const pictures = (bytes: Buffer) => bytes.subarray(bytes.indexOf('mdat'), bytes.indexOf('mdat') + 300);
  expect(pictures(rawPayload).equals(pictures(file))).toBe(true);
  fetched = film({ place });
  const body = { market: 'ae', url: `http://${server.host}/films/place.mp4` };
  const other = (await send('POST', '/api/v2/images/from_url', { payload: body })).data;
  const replaced = await send('PUT', `/api/v2/images/${other.id}/file`, { revision: 1, payload: film({ place }) });
  for (const one of [other, replaced.data]) {
    expect((await api.server.inject(addressOf(one))).body).not.toContain('+25.1972');
  }
});

test('a film is fetched from an address, too', async () => {
  fetched = film();
  const body = { market: 'ae', url: `http://${server.host}/films/dunes.mp4` };
  const { status, data } = await send('POST', '/api/v2/images/from_url', { payload: body });
  expect([status, data.attributes.kind, data.attributes.name]).toEqual([201, 'film', 'dunes.mp4']);
  fetched = Buffer.alloc(600_001);
  fetched.set(film());
  expect(await send('POST', '/api/v2/images/from_url', { payload: body })).toMatchObject({ status: 422 });
  fetched = Buffer.alloc(100_001);
  expect(await send('POST', '/api/v2/images/from_url', { payload: body })).toMatchObject({ status: 413 });
});

test.each<[string, () => Buffer, RegExp]>([
  ['the beginning of a film', () => film().subarray(0, 300), /film is broken.*Save or export it again/],
  ['a film that was cut off in its last picture', () => film().subarray(0, -30), /film is broken/],
  ['the beginning of a WebM', () => webm().subarray(0, 60), /film is broken/],
  ['a name of a film alone', () => Buffer.from('000000186674797069736f6d', 'hex'), /film is broken/],
  ['a QuickTime film', () => film({ brand: 'qt  ' }), /QuickTime.*Export it as MP4/],
  [
    'a Matroska film',
    () => Buffer.from('1a45dfa38b4282886d6174726f736b61', 'hex'),
    /Matroska.*Export it as WebM or MP4/,
  ],
  ['a film of a codec that few browsers have', () => film({ codec: 'hvc1' }), /encoded as .* not every browser plays/],
  ['a film of a codec that nobody has', () => film({ codec: 'xxxx' }), /something unknown/],
  ['a film that is too wide', () => film({ width: 7680, height: 4320 }), /7680 × 4320 pixels; at most 4096.*smaller/],
  ['a film without a picture', () => film({ seconds: 0 }), /film is broken/],
])('%s is refused with its reason and what to do', async (_, file, reason) => {
  const stored = originals().length;
  const { status, detail, errors } = await upload(file());
  expect([status, detail]).toEqual([422, expect.stringMatching(reason)]);
  expect(errors).toEqual([{ path: 'file', message: expect.stringMatching(reason) }]);
  expect(originals()).toHaveLength(stored);
});

test('a film may be larger than a picture, up to its own limit', async () => {
  const large = (bytes: number) => Buffer.concat([film(), Buffer.alloc(bytes)]);
  expect((await upload(large(200_000))).status).toBe(201);
  expect(await upload(large(600_000))).toMatchObject({ status: 413, detail: 'The file is larger than 1 MB.' });
  expect((await upload(Buffer.concat([Buffer.from('ffd8ff', 'hex'), Buffer.alloc(100_000)]))).status).toBe(413);
  expect(readdirSync(tmpdir()).filter((name) => name.startsWith('showroom-media-'))).toEqual([]);
});

test.each<[string, string | Buffer, RegExp | undefined]>([
  ['with a cue', captions(), undefined],
  [
    'with hours, notes and Windows lines',
    'WEBVTT\r\n\r\nNOTE a\r\n\r\n01:00:00.000 --> 01:00:01.000\r\nA\r\n',
    undefined,
  ],
  ['of another kind (SRT)', '1\n00:00:01,000 --> 00:00:02,000\nA\n', /the first line is WEBVTT/],
  ['with a time that is none', 'WEBVTT\n\n00:01.000 --> soon\nA\n', /^Line 3 of the captions is no time/],
  ['with a named cue of no time', 'WEBVTT\n\nfirst\nsecond\n', /^Line 4 of the captions is no time/],
  ['that end before they begin', 'WEBVTT\n\n00:02.000 --> 00:01.000\nA\n', /^Line 3 of the captions ends before/],
  ['that say nothing', 'WEBVTT\n\nNOTE nothing yet\n', /say nothing/],
  ['in another encoding', Buffer.from('WEBVTT\n\n00:01.000 --> 00:02.000\nf\xfcr\n', 'latin1'), /UTF-8/],
])('captions %s are taken, or refused with the line', async (_, text, reason) => {
  const { status, detail, data } = await upload(Buffer.from(text));
  if (reason) return expect([status, detail]).toEqual([422, expect.stringMatching(reason)]);
  expect([status, data.attributes.kind, data.attributes.mime]).toEqual([201, 'captions', 'text/vtt']);
  const served = await api.server.inject(addressOf(data, 'captions.vtt'));
  expect([served.body, served.headers['content-type']]).toEqual([String(text), 'text/vtt; charset=utf-8']);
});

describe('a film is served', () => {
  let url: string;
  let file: Buffer;
  let etag: string;
  beforeAll(async () => {
    file = film();
    url = addressOf((await upload(file)).data);
    etag = String((await api.server.inject(url)).headers.etag);
  });
  const ask = (headers: Record<string, string>) => api.server.inject({ url, headers });

  test('whole, for ever, as nothing else than a film', async () => {
    const answer = await ask({});
    expect(answer.rawPayload.equals(file)).toBe(true);
    expect(answer.headers).toMatchObject({
      'content-type': 'video/mp4',
      'content-length': String(file.length),
      'accept-ranges': 'bytes',
      'cache-control': 'public, max-age=31536000, immutable',
      'x-content-type-options': 'nosniff',
    });
    expect((await ask({ 'if-none-match': etag })).statusCode).toBe(304);
    const head = await api.server.inject({ method: 'HEAD', url });
    expect([head.statusCode, head.headers['content-length'], head.body]).toEqual([200, String(file.length), '']);
  });

  test.each([
    ['bytes=0-9', 0, 9],
    ['bytes=100-', 100, undefined],
    ['bytes=-50', -50, undefined],
    ['bytes=100-99999999', 100, undefined],
  ])('in the part %s', async (range, first, last) => {
    const part = file.subarray(first, last === undefined ? undefined : last + 1);
    const from = first < 0 ? file.length + first : first;
    for (const more of [{}, { 'if-range': etag }]) {
      const answer = await ask({ range, ...more });
      expect([answer.statusCode, answer.rawPayload.equals(part)]).toEqual([206, true]);
      expect(answer.headers).toMatchObject({
        'content-range': `bytes ${from}-${from + part.length - 1}/${file.length}`,
        'content-length': String(part.length),
      });
    }
  });

  test('whole where the part belongs to what it was once, or several are asked for', async () => {
    expect((await ask({ range: 'bytes=0-9', 'if-range': '"older"' })).statusCode).toBe(200);
    expect((await ask({ range: 'bytes=0-9,20-29' })).statusCode).toBe(200);
    expect((await ask({ range: 'bytes=9-0' })).statusCode).toBe(200);
  });

  test('not beyond its end: 416 with its length', async () => {
    const answer = await ask({ range: `bytes=${file.length}-` });
    expect([answer.statusCode, answer.headers['content-range']]).toEqual([416, `bytes */${file.length}`]);
  });

  test('and nothing else of the library is', async () => {
    const still = await picture();
    const { id } = (await upload(film())).data;
    for (const path of [
      addressOf(still),
      `/media/library/${id}/1-whole.webp`,
      `/media/library/${id}/social.jpg`,
      `/media/library/${id}/1-film.mov`,
      `/media/library/${id}/film.mp4`,
      '/media/library/none/1-film.mp4',
      `/media/originals/${originals()[0]}`,
    ]) {
      expect([path, (await api.server.inject(path)).statusCode]).toEqual([path, 404]);
    }
    expect((await api.server.inject(`/api/v2/images/${id}`)).statusCode).toBe(404);
  });
});

const written = { name: 'Dunes', folder: 'films', alt: {}, focal_point: { x: 0.5, y: 0.5 } };

test('a film has a title and a description per language, a poster and captions', async () => {
  const poster = (await picture()).id;
  const words = (await upload(captions('Of the poster test'))).data.id;
  const { data } = await upload(film());
  const texts = {
    title: { 'en-AE': 'Dunes' },
    alt: { 'en-AE': 'A car climbs a dune' },
    poster,
    captions: { 'en-AE': words },
  };
  const saved = await send('PUT', `/api/v2/images/${data.id}`, { revision: 1, payload: { ...written, ...texts } });
  expect([saved.status, saved.data.attributes]).toEqual([200, expect.objectContaining(texts)]);
  expect(saved.data.attributes.path).toBe(data.attributes.path);
  const found = await send('GET', '/api/v2/images?market=ae&kind=film&q=dunes');
  expect(found.data.map(({ id }: { id: string }) => id)).toContain(data.id);
  expect((await send('GET', '/api/v2/images?market=ae&kind=captions&q=dunes')).data).toEqual([]);
  for (const part of [poster, words]) {
    const uses = await send('GET', `/api/v2/images/${part}/uses`);
    expect(uses).toMatchObject({ data: [], meta: { films: [{ id: data.id, name: 'Dunes' }] } });
    const deleted = await send('DELETE', `/api/v2/images/${part}`, { revision: 1 });
    expect(deleted).toMatchObject({ status: 409, detail: expect.stringContaining('The film “Dunes” needs it.') });
  }
  const bare = { ...written, poster: null, captions: {} };
  expect((await send('PUT', `/api/v2/images/${data.id}`, { revision: 2, payload: bare })).status).toBe(200);
  expect((await send('DELETE', `/api/v2/images/${poster}`, { revision: 1 })).status).toBe(204);
});

test('what a film is given is there, of its market, and of the right kind', async () => {
  const markets = ['ae', 'jp'] as const;
  const there = await send('POST', '/api/v2/images?market=jp&name=a', { payload: captions('of Japan'), markets });
  const { data } = await upload(film());
  const refused = async (parts: object) => {
    const answer = await send('PUT', `/api/v2/images/${data.id}`, { revision: 1, payload: { ...written, ...parts } });
    return [answer.status, answer.errors?.map(({ path }: { path: string }) => path)];
  };
  expect(await refused({ poster: 'none' })).toEqual([422, ['poster']]);
  expect(await refused({ poster: data.id })).toEqual([422, ['poster']]);
  expect(await refused({ captions: { 'en-AE': there.data.id } })).toEqual([422, ['captions.en-AE']]);
  const still = await picture();
  const answer = await send('PUT', `/api/v2/images/${still.id}`, {
    revision: 1,
    payload: { ...written, poster: data.id },
  });
  expect(answer).toMatchObject({ status: 422, detail: 'Only a film has a title, a poster and captions.' });
});

test('a film is replaced by a film alone, and then has another address and the words it had', async () => {
  const { data } = await upload(film());
  const url = `/api/v2/images/${data.id}`;
  await send('PUT', url, { revision: 1, payload: { ...written, title: { 'en-AE': 'Dunes' } } });
  const wrong = await send('PUT', `${url}/file`, { revision: 2, payload: captions('of the replaced') });
  expect(wrong).toMatchObject({ status: 422, detail: expect.stringContaining('A film cannot be replaced') });
  const next = film({ width: 128 });
  const stored = originals().length;
  const { status, data: now } = await send('PUT', `${url}/file`, { revision: 2, payload: next });
  expect([status, now.attributes.width, now.attributes.title]).toEqual([200, 128, { 'en-AE': 'Dunes' }]);
  expect(now.attributes.path).not.toBe(data.attributes.path);
  expect(originals()).toHaveLength(stored);
  const old = await api.server.inject(addressOf(data));
  expect([old.rawPayload.equals(next), old.headers['cache-control']]).toEqual([true, 'public, max-age=300']);
});

test('films have the markets, roles and log that pictures have', async () => {
  const { data } = await upload(film(), { query: '&folder=logged-films' });
  const url = `/api/v2/images/${data.id}`;
  expect((await send('GET', `${url}/details`, { markets: ['jp'] })).status).toBe(404);
  expect((await send('DELETE', url, { markets: ['jp'], revision: 1 })).status).toBe(404);
  expect((await upload(film(), { role: 'translator' })).status).toBe(403);
  expect((await upload(film(), { markets: ['jp'] })).status).toBe(403);
  expect((await send('DELETE', url, { revision: 9 })).status).toBe(412);
  expect((await send('DELETE', url, { revision: 1 })).status).toBe(204);
  expect((await api.server.inject(addressOf(data))).statusCode).toBe(404);
  const lines = await api.database.db.select().from(contentLog).where(like(contentLog.path, '/media/logged-films/%'));
  expect(lines.map(({ who, action }) => [who, action])).toEqual([
    ['editor', 'media.upload'],
    ['editor', 'media.delete'],
  ]);
});
