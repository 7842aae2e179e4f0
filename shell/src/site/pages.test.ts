/** @jest-environment node */
import { createHash } from 'node:crypto';
import { get } from 'node:http';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import cookie from '@fastify/cookie';
import { MARKETS } from '@showroom/contracts/markets';
import fastify, { type FastifyInstance, type InjectOptions } from 'fastify';
import type { Head, RenderListener, RenderRequest } from '../render/protocol';
import { testConfig } from './config.testing';
import { createPageCache, type PageCache } from './page-cache';
import { answerPage, cacheKey } from './pages';
import { newVisitor } from './visitor';

interface Asked {
  readonly request: Omit<RenderRequest, 'id'>;
  readonly listener: RenderListener;
  aborted: boolean;
}
type Script = (asked: Asked) => void | Promise<void>;

const HEAD: Head = {
  status: 200,
  headers: { 'content-type': 'text/html; charset=utf-8' },
  private: false,
  tags: ['listing:international'],
  degraded: false,
};
const bytes = (text: string) => new TextEncoder().encode(text);
const noop = () => undefined;

/** Answers with a page that names what it was asked for. */
function page(head: Partial<Head> = {}, isWhole = true): Script {
  return ({ request, listener }) => {
    const { pathname, search } = new URL(request.url);
    listener.head({ ...HEAD, ...head });
    listener.chunk(bytes(`<script nonce="${request.nonce}"></script>`), noop);
    listener.chunk(bytes(`<p>${request.locale} ${pathname}${search} ${request.person?.name ?? 'anybody'}</p>`), noop);
    listener.end({ isWhole });
  };
}

const config = testConfig();
let app: FastifyInstance;
let cache: PageCache;
let asked: Asked[];
let script: Script;
let canaryShares: Map<string, number>;

beforeEach(async () => {
  cache = createPageCache(10_000_000);
  asked = [];
  script = page();
  const renderer = {
    render(request: Asked['request'], listener: RenderListener) {
      const entry: Asked = { request, listener, aborted: false };
      asked.push(entry);
      setImmediate(() => void script(entry));
      return () => {
        entry.aborted = true;
      };
    },
  };
  canaryShares = new Map();
  const server = { config, renderer, cache, settings: new Map(), canaryShares };
  app = fastify();
  await app.register(cookie);
  const who = { person: { name: 'Jane', email: '', roles: [] }, accessToken: 'token-of-jane' };
  app.get('/cms', (request, reply) => answerPage(server, request, reply, who));
  app.get('/*', (request, reply) => answerPage(server, request, reply));
});
afterEach(() => app.close());

const open = (url: string, headers: Record<string, string> = {}, more: InjectOptions = {}) =>
  app.inject({ url, ...more, headers: { host: 'localhost:3000', ...headers } });
const text = (body: string) => body.replace(/ nonce="[^"]+"/, '');
/** A page is cached once it has been sent. */
async function untilCached(): Promise<void> {
  for (let tries = 0; cache.size === 0 && tries < 1000; tries += 1)
    await new Promise((resolve) => setTimeout(resolve, 5));
}

describe('a page that comes at once', () => {
  const whole = bytes('<h1>Stock</h1>');
  beforeEach(() => {
    script = ({ listener }) => {
      listener.head(HEAD, whole);
      listener.chunk(whole, noop);
      listener.end({ isWhole: true });
    };
  });

  test('says how long it is, and is cached', async () => {
    const { body, headers } = await open('/stock');
    expect(body).toBe('<h1>Stock</h1>');
    expect(headers).toMatchObject({ 'content-length': String(whole.length), 'x-cache': 'miss' });
    await untilCached();
    expect((await open('/stock')).headers['x-cache']).toBe('hit');
  });

  test('is zipped for browsers that take it', async () => {
    const { rawPayload, headers } = await open('/stock', { 'accept-encoding': 'gzip' });
    expect(gunzipSync(rawPayload).toString()).toBe('<h1>Stock</h1>');
    expect(headers).toMatchObject({ 'content-encoding': 'gzip', 'content-length': String(rawPayload.length) });
  });
});

describe('while a canary is active in the market', () => {
  const browser = { 'user-agent': 'Mozilla/5.0 Chrome/142.0' };
  const visitorOf = (bucket: number) => ({ ...browser, cookie: `release-channel=${bucket}` });
  beforeEach(() => {
    canaryShares.set('international', 50);
    script = ({ request, listener }) => {
      const headers = { ...HEAD.headers, 'x-composition': String(request.channel) };
      listener.head({ ...HEAD, headers });
      listener.chunk(bytes(`<p>${request.channel}</p>`), noop);
      listener.end({ isWhole: true });
    };
  });

  test('a visitor gets a bucket with the first page, which is what is stable', async () => {
    const { headers, body, cookies } = await open('/', browser);
    expect(body).toBe('<p>stable</p>');
    expect(headers['cache-control']).toBe('private, no-cache');
    expect(cookies).toEqual([expect.objectContaining({ name: 'release-channel', sameSite: 'Lax', path: '/' })]);
    expect(Number(cookies[0]?.value)).toBeLessThan(100);
  });

  test('a visitor stays in one channel, and neither gets the pages that are cached for the other', async () => {
    await open('/', visitorOf(10));
    await untilCached();
    const pages = [await open('/', visitorOf(90)), await open('/', visitorOf(10)), await open('/', visitorOf(90))];
    expect(pages.map(({ headers }) => headers['x-composition'])).toEqual(['stable', 'canary', 'stable']);
    expect(pages[1]?.headers['x-cache']).toBe('hit');
    expect(pages.every(({ cookies }) => cookies.length === 0)).toBe(true);
  });

  test('other markets have nothing to do with it', async () => {
    const { headers, cookies } = await open('/', { ...visitorOf(10), host: 'au.localhost:3000' });
    expect([headers['x-composition'], headers['cache-control'], cookies]).toEqual(['stable', 'no-cache', []]);
  });
});

test('a page that one browser chose for itself is private and never cached, and its code comes from where it says', async () => {
  const renderer = {
    render(request: Asked['request'], listener: RenderListener) {
      setImmediate(() => void page()({ request, listener, aborted: false }));
      return noop;
    },
  };
  const development = { pageFor: async () => ({ renderer, developing: ['http://127.0.0.1:3090'] }) };
  const own = fastify();
  await own.register(cookie);
  const server = { config, renderer, cache, settings: new Map(), canaryShares, development };
  own.get('/*', (request, reply) => answerPage(server, request, reply));
  for (const _again of [1, 2]) {
    const { headers } = await own.inject({ url: '/', headers: { host: 'localhost:3000' } });
    expect(headers['cache-control']).toBe('private, no-store');
    expect(headers['x-cache']).toBe('miss');
    expect(headers['content-security-policy']).toMatch(/connect-src [^;]*http:\/\/127\.0\.0\.1:3090/);
  }
  expect(cache.size).toBe(0);
  await own.close();
});

describe('the address of a cached page', () => {
  const key = (address: string, market: keyof typeof MARKETS = 'international') =>
    cacheKey(MARKETS[market], new URL(address, 'http://localhost:3000'));

  test.each([
    ['/stock?b=1&a=2', '/stock?a=2&b=1'],
    ['/stock?utm_source=mail&page=2&gclid=x&fbclid=y&_ga=z', '/stock?page=2'],
    ['/stock?', '/stock'],
    ['/x/../stock', '/stock'],
  ])('%s and %s are one page', (one, other) => expect(key(one)).toBe(key(other)));

  test.each([
    ['/stock?page=1', '/stock?page=2'],
    ['/stock', '/stock/'],
    ['/stock?make=a&make=b', '/stock?make=b&make=a'],
    ['/stock?utm=1', '/stock'],
    ['/stock', '/Stock'],
  ])('%s and %s are two', (one, other) => expect(key(one)).not.toBe(key(other)));

  test('every market has its own', () => expect(key('/stock', 'au')).not.toBe(key('/stock', 'jp')));
});

test('a page is rendered once, with a nonce of its own, and then answered from memory, with hashes instead', async () => {
  const first = await open('/stock?page=2&utm_source=mail');
  expect([first.statusCode, first.headers['x-cache']]).toEqual([200, 'miss']);
  await untilCached();
  const second = await open('/stock?page=2');
  expect([asked.length, second.headers['x-cache']]).toEqual([1, 'hit']);
  expect(text(second.body)).toBe(text(first.body));
  const nonce = /nonce="([^"]+)"/.exec(first.body)?.[1] ?? 'none';
  expect(first.headers['content-security-policy']).toContain(`script-src 'nonce-${nonce}' 'strict-dynamic'`);
  expect(second.body).not.toContain('nonce');
  const hash = createHash('sha256').update('').digest('base64');
  expect(second.headers['content-security-policy']).toContain(`script-src 'sha256-${hash}' 'strict-dynamic'`);
  expect(second.headers).toMatchObject({
    'cache-control': 'no-cache',
    'x-content-type-options': 'nosniff',
    'referrer-policy': 'strict-origin-when-cross-origin',
  });
});

test('rendered or cached, a page is compressed for those who understand it', async () => {
  const headers = { 'accept-encoding': 'br, gzip' };
  const unpack = { gzip: gunzipSync, br: brotliDecompressSync };
  for (const [state, encoding] of [
    ['miss', 'gzip'],
    ['hit', 'br'],
  ] as const) {
    const answer = await open('/stock', headers);
    expect(answer.headers).toMatchObject({ 'content-encoding': encoding, 'x-cache': state });
    expect(unpack[encoding](answer.rawPayload).toString()).toContain('<p>en-GB /stock anybody</p>');
    await untilCached();
  }
  const older = await open('/stock', { 'accept-encoding': 'gzip' });
  expect(gunzipSync(older.rawPayload).toString()).toContain('<p>en-GB /stock anybody</p>');
});

test('whoever has a cached page as it is gets no second one, until it changes', async () => {
  await open('/stock');
  await untilCached();
  const { etag = '' } = (await open('/stock', { 'accept-encoding': 'br' })).headers;
  const again = await open('/stock', { 'accept-encoding': 'br', 'if-none-match': String(etag) });
  expect([again.statusCode, again.body]).toEqual([304, '']);
  expect(again.headers['content-security-policy']).toContain("'strict-dynamic'");
  expect((await open('/stock', { 'if-none-match': 'W/"another"' })).statusCode).toBe(200);
});

test('market and language come from host and path, the visitor from a cookie that we signed', async () => {
  const visitor = newVisitor(config.visitorSecret);
  await open('/ar/stock', { host: 'ae.localhost:3000', cookie: `visitor=${visitor}` });
  await open('/stock', { host: 'jp.localhost', cookie: `visitor=${newVisitor('another-secret')}` });
  expect(asked.map(({ request }) => request)).toMatchObject([
    { market: 'ae', locale: 'ar-AE', basename: '/ar', apiHeaders: { 'x-visitor': visitor } },
    { market: 'jp', locale: 'ja-JP', basename: '/', apiHeaders: {} },
  ]);
});

describe('a page of a signed-in person', () => {
  test('is rendered for each request, with the token, and cached by nobody', async () => {
    await open('/cms');
    const { headers } = await open('/cms');
    expect(headers['cache-control']).toBe('private, no-store');
    expect(asked).toHaveLength(2);
    expect(asked[0]?.request).toMatchObject({
      person: { name: 'Jane' },
      apiHeaders: { authorization: 'Bearer token-of-jane' },
    });
    expect(cache.size).toBe(0);
  });
});

test.each<[string, Partial<Head>]>([
  ['depends on who asks', { private: true }],
  ['shows a fallback', { degraded: true }],
  ['was rendered with a version from before', { standIn: true }],
  ['is an error', { status: 503 }],
  ['is a redirect', { status: 301, headers: { location: '/new' } }],
])('a page that %s is not cached', async (_, head) => {
  script = page(head);
  const { headers } = await open('/stock');
  expect(headers['cache-control']).toBe('private, no-store');
  await open('/stock');
  expect(asked).toHaveLength(2);
  expect(cache.size).toBe(0);
});

test('a page of which a part broke while it was rendered is not cached', async () => {
  script = page({}, false);
  await open('/stock');
  await open('/stock');
  expect(asked).toHaveLength(2);
  expect(cache.size).toBe(0);
});

test('a redirect has its status and target', async () => {
  script = ({ listener }) => {
    listener.head({ ...HEAD, status: 301, headers: { location: '/new' }, private: true });
    listener.end({ isWhole: true });
  };
  const answer = await open('/old');
  expect([answer.statusCode, answer.headers.location]).toEqual([301, '/new']);
});

describe('no spelling of an address puts one page in the place of another', () => {
  test.each(['//evil/stock', '/.//stock', '/%2e/../stock?', 'http://other.test/stock'])('%s', async (url) => {
    await open(url);
    const { request } = asked[0] ?? {};
    const { pathname, search } = new URL(request?.url ?? '');
    await untilCached();
    expect(cache.fresh(`international stable ${pathname}${search || '?'}`)).toBeDefined();
  });

  test('a path that leads into another language is a page of that language', async () => {
    await open('/x/../ar/stock', { host: 'ae.localhost' });
    expect(asked[0]?.request).toMatchObject({ basename: '/ar', locale: 'ar-AE' });
  });

  test('without characters that no text can have', async () => {
    await open('/a%00b?models=%00&path=x');
    expect(asked[0]?.request.url).toBe('http://localhost:3000/a%EF%BF%BDb?models=%EF%BF%BD&path=x');
  });

  test.each(['', 'a b', '[', 'evil.test/x?', 'user@evil.test'])('with the host %j', async (host) => {
    await open('/stock', { host });
    expect(new URL(asked[0]?.request.url ?? '').pathname).toBe('/stock');
  });
});

describe('when rendering fails', () => {
  const fail: Script = ({ listener }) => listener.failed('The render worker ended');
  const degrade = page({ degraded: true });

  test('the last good page is shown', async () => {
    const good = await open('/stock');
    await untilCached();
    cache.invalidate();
    for (const bad of [fail, degrade]) {
      script = bad;
      const answer = await open('/stock');
      expect([answer.statusCode, answer.headers['x-cache'], text(answer.body)]).toEqual([
        200,
        'stale',
        text(good.body),
      ]);
    }
    expect(asked[2]?.aborted).toBe(true);
  });

  test('without one a plain page says so and asks again by itself', async () => {
    script = fail;
    const answer = await open('/stock', { host: 'jp.localhost' });
    expect(answer.statusCode).toBe(503);
    expect(answer.headers).toMatchObject({ 'retry-after': '10', 'cache-control': 'no-store' });
    expect(answer.body).toContain('<html lang="ja-JP">');
    expect(answer.body).toContain('<meta http-equiv="refresh"');
  });

  test('a page with a version from before is whole, and newer than one from before', async () => {
    script = page({ standIn: true });
    expect((await open('/stock')).headers['x-cache']).toBe('miss');
  });

  test('a degraded page is better than none', async () => {
    script = degrade;
    expect((await open('/stock')).statusCode).toBe(200);
  });

  test('nobody gets the page of a signed-in person', async () => {
    await open('/cms');
    script = fail;
    expect((await open('/cms')).statusCode).toBe(503);
  });
});

describe('a visitor who leaves in the middle of a page', () => {
  async function leave(url: string, encoding: string, done: Promise<unknown>): Promise<void> {
    const origin = await app.listen({ port: 0, host: '127.0.0.1' });
    const leaving = get(origin + url, { headers: { 'accept-encoding': encoding } }, (answer) => {
      answer.once('data', () => answer.destroy());
    });
    leaving.on('error', () => undefined);
    await done;
    leaving.destroy();
  }

  test.each(['gzip', 'identity'])('does not stop a page that others can have (%s)', async (encoding) => {
    const part = 'x'.repeat(20_000);
    const done = new Promise<void>((resolve) => {
      script = async ({ listener, request }) => {
        listener.head(HEAD);
        // More than any buffer on the way holds.
        for (let count = 0; count < 90; count += 1) {
          const random = Array.from({ length: 200 }, () => Math.random()).join('');
          await new Promise<void>((ack) =>
            listener.chunk(
              bytes(count < 89 ? part.slice(random.length) + random : `<b nonce="${request.nonce}">`),
              ack,
            ),
          );
        }
        listener.end({ isWhole: true });
        resolve();
      };
    });
    await leave('/stock', encoding, done);
    await untilCached();
    expect(asked[0]?.aborted).toBe(false);
    expect((await open('/stock')).headers['x-cache']).toBe('hit');
  });

  test('ends a page that is theirs alone', async () => {
    const aborted = new Promise<void>((resolve) => {
      script = (entry) => {
        entry.listener.head({ ...HEAD, private: true });
        entry.listener.chunk(bytes('<p>first</p>'), noop);
        const watch = setInterval(() => {
          if (!entry.aborted) return;
          clearInterval(watch);
          resolve();
        }, 5);
      };
    });
    await leave('/cms', 'identity', aborted);
    expect(asked[0]?.aborted).toBe(true);
  });
});
