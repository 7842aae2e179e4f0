import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { filmPath } from '../../demo/pictures/films/filmed';
import { type TestApi, testApi } from '../testing/harness';
import { media } from './media';

const PICTURE = '/media/vehicles/defender-110/pangea-green/front-640x360.webp';
const folder = mkdtempSync(join(tmpdir(), 'media-'));
let api: TestApi;
beforeAll(async () => {
  api = await testApi([media], { MEDIA_FOLDER: folder });
});
afterAll(async () => {
  await api.close();
  rmSync(folder, { recursive: true });
});

test('a picture may be kept for ever, and is not sent again to whom has it', async () => {
  const answer = await api.server.inject(PICTURE);
  expect([answer.statusCode, answer.headers['content-type']]).toEqual([200, 'image/webp']);
  expect(answer.headers['cache-control']).toContain('immutable');
  expect(answer.rawPayload.subarray(8, 12).toString()).toBe('WEBP');
  const again = await api.server.inject({ url: PICTURE, headers: { 'if-none-match': String(answer.headers.etag) } });
  expect([again.statusCode, again.body]).toEqual([304, '']);
});

test('the film of a vehicle is there, and no other file beside it', async () => {
  const film = await api.server.inject(String(filmPath({ body: 'defender-110', colour: 'pangea-green' })));
  expect([film.statusCode, film.headers['content-type']]).toEqual([200, 'video/webm']);
  // The mark that EBML files begin with (RFC 8794, 11.2.1).
  expect(film.rawPayload.subarray(0, 4).toString('hex')).toBe('1a45dfa3');
  for (const name of ['filmed.ts', '..%2Ffilmed.ts', 'defender-130.webm']) {
    expect((await api.server.inject(`/media/films/${name}`)).statusCode).toBe(404);
  }
});

test.each([
  '/media/vehicles/defender-110/pangea-green/front-641x360.webp',
  '/media/vehicles/unheard-of/pangea-green/front-640x360.webp',
  '/media/../package.json',
  '/media/%2e%2e/%2e%2e/package.json',
  '/media/',
])('%s is no picture', async (url) => {
  expect((await api.server.inject(url)).statusCode).toBe(404);
});
