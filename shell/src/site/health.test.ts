/** @jest-environment node */
import { tmpdir } from 'node:os';
import fastify, { type FastifyInstance } from 'fastify';
import { Registry } from 'prom-client';
import type { RemoteHealthEntry } from '../federation/remote-events';
import { registerHealth } from './health';
import { RenderMetrics } from './render-metrics';

const ENTRY: RemoteHealthEntry = {
  market: 'au',
  channel: 'stable',
  remote: 'mf-one',
  version_wanted: '1.0.0-b',
  version_served: '1.0.0-b',
  breaker: 'closed',
  last_error: null,
  since: '2026-11-20T12:00:00.000Z',
};

let app: FastifyInstance;
let entries: RemoteHealthEntry[];
let metrics: RenderMetrics;
let stopping: AbortController;

function start(trustedProxies: string | false = false, apiUrl = 'http://127.0.0.1:9', folder = tmpdir()): void {
  const registry = new Registry();
  entries = [ENTRY];
  const renderer = { ready: true, health: () => entries, generations: 1 };
  metrics = new RenderMetrics(registry, () => ({ health: entries, generations: 1 }));
  app = fastify({ trustProxy: trustedProxies });
  stopping = new AbortController();
  registerHealth(app, {
    config: { trustedProxies, apiUrl, folder },
    renderer,
    registry,
    compositions: () => [],
    stopping: stopping.signal,
  });
}
afterEach(() => app.close());

const get = (url: string, remoteAddress = '127.0.0.1', headers: Record<string, string> = {}) =>
  app.inject({ url, remoteAddress, headers });

test('says of each remote what is wanted and what is served', async () => {
  start();
  expect((await get('/health/remotes')).json()).toEqual({ status: 'well', generations: 1, remotes: [ENTRY] });
});

test.each<[string, Partial<RemoteHealthEntry>]>([
  ['a version from before stands in', { version_served: '1.0.0-a' }],
  ['a place is empty', { version_served: null }],
  ['a breaker is open', { breaker: 'open' }],
])('is degraded while %s, and ready all the same', async (_, values) => {
  start();
  entries = [ENTRY, { ...ENTRY, ...values }];
  expect((await get('/health/remotes')).json()).toHaveProperty('status', 'degraded');
  expect((await get('/health/ready')).statusCode).toBe(200);
});

test('a site that stops is not ready, and lives', async () => {
  start();
  stopping.abort();
  expect((await get('/health/ready')).statusCode).toBe(503);
  expect((await get('/health/live')).statusCode).toBe(200);
});

describe('readiness', () => {
  test.each([
    [200, { status: 'ready', database: 'ready' }, { status: 'ready', api: 'ready', room: 'enough' }],
    [200, { status: 'degraded', room: 'none' }, { status: 'degraded', api: 'degraded', room: 'enough' }],
    [
      503,
      { status: 503, title: 'Service Unavailable', detail: 'The API waits for its database.' },
      { status: 'degraded', api: 'The API waits for its database.', room: 'enough' },
    ],
  ])('says what the API says of itself (%d %j), and serves all the same', async (status, body, expected) => {
    const api = fastify();
    api.get('/health/ready', (_, reply) => reply.code(status).send(body));
    start(false, await api.listen({ port: 0, host: '127.0.0.1' }));
    const answer = await get('/health/ready');
    await api.close();
    expect([answer.statusCode, answer.json()]).toEqual([200, expect.objectContaining(expected)]);
  });

  test('knows that the API cannot be reached, and that its own disk has no room', async () => {
    start();
    expect((await get('/health/ready')).json()).toMatchObject({
      status: 'degraded',
      api: 'The API cannot be reached.',
    });
    await app.close();
    // Nothing can be written there.
    start(false, undefined, '/proc');
    expect((await get('/health/ready')).json()).toMatchObject({ room: 'none' });
  });
});

describe.each(['/health/remotes', '/metrics'])('%s is for the own network', (url) => {
  test.each(['127.0.0.1', '10.1.2.3', '192.168.0.9', '::1', 'fd00::7', '::ffff:10.0.0.1'])('%s', async (address) => {
    start();
    expect((await get(url, address)).statusCode).toBe(200);
  });

  test.each(['203.0.113.9', '172.32.0.1', '2001:db8::1'])('and not for %s', async (address) => {
    start();
    expect((await get(url, address)).statusCode).toBe(404);
    expect((await get('/health/live', address)).statusCode).toBe(200);
  });

  test('also behind a proxy: whoever is trusted says who asks, whoever is not brings nobody in', async () => {
    start();
    expect((await get(url, '127.0.0.1', { 'x-forwarded-for': '10.0.0.1' })).statusCode).toBe(404);
    await app.close();
    start('loopback');
    expect((await get(url, '127.0.0.1', { 'x-forwarded-for': '203.0.113.9' })).statusCode).toBe(404);
    expect((await get(url, '127.0.0.1', { 'x-forwarded-for': '10.0.0.1' })).statusCode).toBe(200);
  });
});

describe('the metrics', () => {
  const place = { market: 'au', channel: 'stable', remote: 'mf-one' } as const;
  const event = { type: 'remote', ...place, composition: 'c', message: '', count: 2, ms: 20, times: [10, 20] } as const;

  test('count loads, failures by reason and time by version, and drop versions that are gone', async () => {
    start();
    metrics.remote({ ...event, version: 'a', outcome: 'loaded', reason: 'load' });
    metrics.remote({ ...event, version: 'b', outcome: 'late', reason: 'load' });
    const both = (await get('/metrics')).body;
    expect(both).toContain('version="a",outcome="loaded",reason="load"} 2');
    expect(both).toContain('version="b",outcome="late",reason="load"} 2');
    expect(both).toContain('site_remote_seconds_count{remote="mf-one",version="a"} 2');
    metrics.retain(new Set(['mf-one@b']));
    const rest = (await get('/metrics')).body;
    expect(rest).not.toContain('version="a"');
    expect(rest).toContain('version="b"');
  });

  test('name breakers, generations, the heap of each worker and degraded answers', async () => {
    start();
    entries = [{ ...ENTRY, breaker: 'open' }];
    metrics.heap(3, { used: 5, limit: 10 });
    const listener = { head: () => undefined, chunk: () => undefined, end: () => undefined, failed: () => undefined };
    metrics.watched({ market: 'au' }, listener).head({
      status: 200,
      headers: { 'x-degraded': 'mf-one, mf-two' },
      private: false,
      tags: [],
      degraded: false,
    });
    const { body } = await get('/metrics');
    for (const line of [
      'site_remote_breaker{market="au",channel="stable",remote="mf-one",version="1.0.0-b"} 2',
      'site_render_generations 1',
      'site_render_worker_heap_bytes{worker="3",kind="used"} 5',
      'site_degraded_answers_total{market="au",remote="mf-two"} 1',
    ])
      expect(body).toContain(line);
    metrics.gone(3);
    expect((await get('/metrics')).body).not.toContain('worker="3"');
  });
});
