/** @jest-environment node */
import fastify, { type FastifyInstance } from 'fastify';
import { testConfig } from './config.testing';
import { registerPictures } from './pictures';

const FOR_EVER = 'public, max-age=31536000, immutable';
let api: FastifyInstance;
let app: FastifyInstance;
let asked: string[] = [];
let answerLater: (() => void)[] = [];
let isSlow = false;

async function site(pictureCacheBytes: number): Promise<FastifyInstance> {
  const made = fastify();
  const apiUrl = api.listeningOrigin;
  registerPictures(made, { ...testConfig(), apiUrl, pictureCacheBytes });
  await made.ready();
  return made;
}

beforeAll(async () => {
  api = fastify();
  api.get('/*', async (request, reply) => {
    asked.push(request.url);
    if (isSlow) await new Promise<void>((resolve) => answerLater.push(resolve));
    if (request.url.endsWith('film.mp4')) {
      const { range } = request.headers;
      reply.headers({ 'accept-ranges': 'bytes', etag: '"film"', 'cache-control': FOR_EVER, 'x-own': '1' });
      if (range !== 'bytes=0-3') return reply.code(416).header('content-range', 'bytes */600000000').send();
      return reply.code(206).header('content-range', 'bytes 0-3/600000000').type('video/mp4').send('film');
    }
    if (request.url.endsWith('document.pdf')) {
      const safe = { 'content-disposition': 'attachment', 'content-security-policy': 'sandbox' };
      return reply
        .headers({ ...safe, 'x-content-type-options': 'nosniff' })
        .type('application/pdf')
        .send('pdf');
    }
    if (request.url.includes('missing')) return reply.code(404).send({ status: 404 });
    const cacheControl = request.url.includes('preview') ? 'no-store' : FOR_EVER;
    return reply
      .headers({ 'cache-control': cacheControl, etag: '"one"', 'x-own': '1' })
      .type('image/webp')
      .send('pixels');
  });
  await api.listen({ port: 0, host: '127.0.0.1' });
});
beforeEach(async () => {
  [asked, answerLater, isSlow] = [[], [], false];
  app = await site(1_000_000);
});
afterEach(() => app.close());
afterAll(() => api.close());

test('a picture is asked for once and then sent from memory, with what browsers need to keep it', async () => {
  for (const time of [1, 2, 3]) {
    const { statusCode, headers, body } = await app.inject(`/media/a.webp?time=${time}`);
    expect([statusCode, body]).toEqual([200, 'pixels']);
    expect(headers).toMatchObject({ 'content-type': 'image/webp', 'cache-control': FOR_EVER, etag: '"one"' });
    expect(headers).not.toHaveProperty('x-own');
  }
  expect(asked).toEqual(['/media/a.webp']);
});

test('visitors who want a picture at the same time make one request', async () => {
  isSlow = true;
  const answers = [1, 2, 3].map(() => app.inject('/media/b.webp'));
  while (answerLater.length === 0) await new Promise((resolve) => setImmediate(resolve));
  for (const answer of answerLater) answer();
  expect((await Promise.all(answers)).map(({ body }) => body)).toEqual(['pixels', 'pixels', 'pixels']);
  expect(asked).toHaveLength(1);
});

test('who has a picture gets the answer that it is the same', async () => {
  const again = await app.inject({ url: '/media/a.webp', headers: { 'if-none-match': '"one"' } });
  expect([again.statusCode, again.body]).toEqual([304, '']);
});

test.each([
  ['bytes=0-1', 206, 'pi', 'bytes 0-1/6'],
  ['bytes=4-', 206, 'ls', 'bytes 4-5/6'],
  ['bytes=2-99', 206, 'xels', 'bytes 2-5/6'],
  ['bytes=-3', 206, 'els', 'bytes 3-5/6'],
  ['bytes=9-', 416, '', 'bytes */6'],
  ['bytes=3-1', 200, 'pixels', undefined],
  ['bytes=0-1,3-4', 200, 'pixels', undefined],
  ['lines=1-2', 200, 'pixels', undefined],
])('a player that asks for %s gets %s', async (range, status, body, contentRange) => {
  const answer = await app.inject({ url: '/media/a.webm', headers: { range } });
  expect([answer.statusCode, answer.body, answer.headers['content-range']]).toEqual([status, body, contentRange]);
});

test('a film of the library comes in the parts that a player asks for, and none of it is kept', async () => {
  const url = '/media/library/a1/2-film.mp4';
  const headers = { range: 'bytes=0-3', 'if-range': '"one"' };
  for (const _ of [1, 2]) {
    const part = await app.inject({ url, headers });
    expect([part.statusCode, part.body]).toEqual([206, 'film']);
    expect(part.headers).toMatchObject({
      'content-type': 'video/mp4',
      'content-range': 'bytes 0-3/600000000',
      'content-length': '4',
      'accept-ranges': 'bytes',
      etag: '"film"',
    });
    expect(part.headers).not.toHaveProperty('x-own');
  }
  expect(asked).toEqual([url, url]);
  const beyond = await app.inject({ url, headers: { range: 'bytes=600000000-' } });
  expect([beyond.statusCode, beyond.headers['content-range']]).toEqual([416, 'bytes */600000000']);
});

test('a document of the library is saved under its name, and nothing of it runs', async () => {
  const { headers, body } = await app.inject('/media/library/a1/document.pdf');
  expect(body).toBe('pdf');
  expect(headers).toMatchObject({
    'content-type': 'application/pdf',
    'content-disposition': 'attachment',
    'content-security-policy': 'sandbox',
    'x-content-type-options': 'nosniff',
  });
});

test.each(['/media/missing.webp', '/media/preview.webp'])('%s is asked for each time', async (url) => {
  const first = await app.inject(url);
  expect((await app.inject(url)).statusCode).toBe(first.statusCode);
  expect(asked).toHaveLength(2);
});

test('what was not asked for lately makes room', async () => {
  const small = await site(15);
  for (const name of ['a', 'b', 'c', 'a']) await small.inject(`/media/${name}.webp`);
  expect(asked).toEqual(['/media/a.webp', '/media/b.webp', '/media/c.webp', '/media/a.webp']);
  await small.close();
});

test.each(['/media/../internal/changes', '/media/%2e%2e/internal/changes', '/media/./../metrics'])(
  '%s asks for nothing',
  async (url) => {
    expect((await app.inject(url)).statusCode).toBe(404);
    expect(asked).toEqual([]);
  },
);

test('without the API there is no picture, and the time to come back', async () => {
  const alone = fastify();
  registerPictures(alone, testConfig());
  const answer = await alone.inject('/media/a.webp');
  expect([answer.statusCode, answer.headers['retry-after']]).toEqual([503, '5']);
  await alone.close();
});
