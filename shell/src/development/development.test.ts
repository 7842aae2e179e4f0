/** @jest-environment node */
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { json } from 'node:stream/consumers';
import cookie from '@fastify/cookie';
import type { Composition } from '@showroom/contracts/remotes/release';
import fastify, { type FastifyInstance } from 'fastify';
import { Development } from './development';

const base: Composition = {
  id: 'released',
  market: 'international',
  channel: 'stable',
  sequence: 1,
  created_at: '2026-11-20T00:00:00.000Z',
  who: 'test',
  reason: 'test',
  origin: 'https://cdn.showroom.test',
  remotes: [],
};

let workshop: Server;
let app: FastifyInstance;
let asked: unknown[];
/** What the workshop answers; nothing when the wish changes nothing. */
let made: Composition | undefined;
const used: string[] = [];

beforeEach(async () => {
  asked = [];
  made = undefined;
  used.length = 0;
  workshop = createServer((request, response) => {
    void json(request).then((wish) => {
      asked.push(wish);
      response.statusCode = made ? 200 : 204;
      response.end(made && JSON.stringify({ ...made, composition: made.id }));
    });
  });
  await new Promise<void>((resolve) => workshop.listen(0, '127.0.0.1', () => resolve()));
  const { port }: Pick<AddressInfo, 'port'> = Object(workshop.address());
  const development = new Development({
    workshopUrl: `http://127.0.0.1:${port}`,
    settings: new Map(),
    createRenderer: () => ({
      use: async (compositions) => void used.push(...Object.values(compositions).map(({ stable }) => stable.id)),
      render: () => () => undefined,
      setSettings: () => undefined,
      invalidate: () => undefined,
      siteMap: () => undefined,
      health: () => [],
      close: async () => void used.push('closed'),
    }),
    health: () => [
      {
        market: 'international',
        channel: 'stable',
        remote: 'mf-blocks',
        version_wanted: '1.0.0',
        version_served: '0.9.0',
        breaker: 'open',
        last_error: null,
        since: '2026-11-20T00:00:00.000Z',
      },
    ],
    log: () => undefined,
  });
  development.use({ international: { stable: base } });
  app = fastify();
  await app.register(cookie);
  development.register(app);
  app.get('/*', async (request, reply) => {
    const own = await development.pageFor(request, reply, new URL(`http://localhost${request.url}`));
    if (own === 'answered') return reply;
    return { developing: own?.developing ?? 'as everybody' };
  });
});
afterEach(async () => {
  await app.close();
  workshop.close();
});

const get = (url: string, headers: Record<string, string> = {}) =>
  app.inject({ url, headers: { host: 'localhost:3000', ...headers } });

test('a choice in the address is remembered by this browser alone and taken out of the address', async () => {
  const answer = await get('/stock?page=2&mf=mf-blocks@http://127.0.0.1:3100&mf-fault=mf-navigation:slow');
  expect(answer.statusCode).toBe(302);
  expect(answer.headers['location']).toBe('/stock?page=2');
  expect(answer.headers['cache-control']).toBe('private, no-store');
  expect(answer.cookies).toMatchObject([
    { name: 'mf', value: 'mf-blocks@http://127.0.0.1:3100', httpOnly: true, path: '/' },
    { name: 'mf-fault', value: 'mf-navigation:slow', httpOnly: true },
  ]);
});

test("another site's link chooses nothing", async () => {
  const answer = await get('/?mf=mf-blocks@http://127.0.0.1:3100', { 'sec-fetch-site': 'cross-site' });
  expect(answer.statusCode).toBe(200);
  expect(answer.cookies).toEqual([]);
});

test('what a browser chose is rendered with a composition of its own, from origins of this machine', async () => {
  made = { ...base, id: 'development-1' };
  const headers = { cookie: 'mf=mf-blocks%40http%3A%2F%2F127.0.0.1%3A3100,evil%40http%3A%2F%2Fevil.test' };
  const { developing } = (await get('/', headers)).json();
  expect(asked).toMatchObject([{ overrides: { 'mf-blocks': 'http://127.0.0.1:3100' }, faults: {} }]);
  expect(developing).toEqual(
    expect.arrayContaining(['http://127.0.0.1:3100', 'ws://127.0.0.1:3100', expect.stringMatching(/^http:\/\/127/)]),
  );
  expect(developing.join()).not.toContain('evil');
  await get('/', headers);
  expect(used).toEqual(['development-1']);
});

test('a browser that chose nothing gets what everybody gets', async () => {
  expect((await get('/')).json()).toEqual({ developing: 'as everybody' });
});

test('a few compositions are retained, the oldest goes', async () => {
  for (const number of [1, 2, 3, 1, 4]) {
    made = { ...base, id: `development-${number}` };
    await get('/');
  }
  expect(used).toEqual(['development-1', 'development-2', 'development-3', 'development-4', 'closed']);
});

test('the overview says how remotes do on the server', async () => {
  made = base;
  const { server } = (await get('/development/overview.json')).json();
  expect(server).toMatchObject([{ remote: 'mf-blocks', version_served: '0.9.0', breaker: 'open' }]);
});

test('without a workshop pages are as everybody gets them, and the overview says so', async () => {
  workshop.close();
  workshop.closeAllConnections();
  expect((await get('/')).json()).toEqual({ developing: 'as everybody' });
  expect((await get('/development/overview.json')).statusCode).toBe(503);
});
