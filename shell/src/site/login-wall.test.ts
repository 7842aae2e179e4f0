/** @jest-environment node */
import { readdirSync } from 'node:fs';
import { dirname, join } from 'node:path';
import cookie from '@fastify/cookie';
import session from '@fastify/session';
import type { Call } from '@showroom/contracts/calls/call';
import { fillPath } from '@showroom/contracts/client/send';
import { LISTING_UUIDS } from '@showroom/contracts/listing-uuids';
import { MARKETS, type MarketCode } from '@showroom/contracts/markets';
import { partOf } from '@showroom/contracts/schema/part-of';
import { mergeSettings, type Settings } from '@showroom/contracts/settings/settings';
import fastify, { type FastifyInstance } from 'fastify';
import { testConfig } from './config.testing';
import { registerForwards, registerNavigationService } from './forward';
import { LoginWall, namedIn } from './login-wall';
import { RequestSessions } from './request-sessions';

const HOSTS = { jp: 'jp.showroom.test', au: 'au.showroom.test', ae: 'ae.showroom.test' } as const;
const settings = new Map<MarketCode, Settings>();
let api: FastifyInstance;
let app: FastifyInstance;

function closed(...markets: readonly MarketCode[]): void {
  settings.clear();
  for (const code of markets) settings.set(code, mergeSettings([{ key: 'login.required', value: true }]).settings);
}

beforeAll(async () => {
  api = fastify();
  api.all('/*', ({ url, headers }) => ({ secret: url, closed: headers['x-closed-markets'] }));
  const config = testConfig({ apiUrl: await api.listen({ port: 0, host: '127.0.0.1' }) });
  app = fastify();
  await app.register(cookie);
  const sessions = new RequestSessions(config);
  const wall = new LoginWall({ settings, signedIn: (request) => sessions.whoOf(request) });
  await app.register((scope) => registerNavigationService(scope, config, wall));
  await app.register(async (scope) => {
    await scope.register(session, {
      secret: config.sessionSecret,
      cookieName: 'session',
      cookie: { secure: false },
      saveUninitialized: false,
    });
    sessions.inScope(scope);
    scope.post('/test-sign-in', (request) => {
      const person = { name: 'Jane', email: '', roles: [] };
      const until = Date.now() + Number(request.headers['x-lasts']);
      request.session.signedIn = { person, accessToken: 'token', idToken: '', until };
      return {};
    });
    await scope.register((inner) => registerForwards(inner, config, wall));
  });
  app.get('/*', async (request, reply) => {
    const who = await wall.admit(request, reply);
    if (!who) return reply;
    return { seen: who === 'anybody' ? who : who.person.name };
  });
});
afterAll(async () => {
  await app.close();
  await api.close();
});
beforeEach(() => closed('jp'));

const open = (url: string, headers: Record<string, string> = {}, host: string = HOSTS.jp) =>
  app.inject({ url, headers: { host, ...headers } });

async function signedInFor(lasts: number): Promise<{ cookie: string }> {
  const headers = { host: HOSTS.jp, 'x-lasts': String(lasts) };
  const { cookies } = await app.inject({ method: 'POST', url: '/test-sign-in', headers });
  return { cookie: `session=${cookies[0]?.value}` };
}

describe('a page of a market that asks for sign-in', () => {
  test.each([
    ['/', '%2F'],
    ['/stock?brands=defender&page=2', '%2Fstock%3Fbrands%3Ddefender%26page%3D2'],
    ['/showroom/defender-110-7?postcode=1', '%2Fshowroom%2Fdefender-110-7%3Fpostcode%3D1'],
    ['/showroom-order-online/checkout', '%2Fshowroom-order-online%2Fcheckout'],
  ])('%s is kept through sign-in', async (url, to) => {
    const { statusCode, headers } = await open(url);
    expect([statusCode, headers.location]).toEqual([302, `/auth/login?to=${to}`]);
    expect(headers['cache-control']).toBe('private, no-store');
  });

  test('is shown to whoever has signed in, with any role or none, and to no shared cache', async () => {
    const { headers, body } = await open('/stock', await signedInFor(60_000));
    expect([body, headers['cache-control']]).toEqual(['{"seen":"Jane"}', 'private, no-store']);
  });

  test('is not shown to whose session has ended, nor for a forged one', async () => {
    expect((await open('/stock', await signedInFor(-1))).statusCode).toBe(302);
    expect((await open('/stock', { cookie: 'session=forged.forged' })).statusCode).toBe(302);
  });

  test.each(['/no-access', '/sign-in-error?type=noPermissions'])('%s is open', async (url) => {
    expect((await open(url)).json()).toEqual({ seen: 'anybody' });
  });

  test('is closed in each language, and what is open is open in each', async () => {
    closed('ae');
    expect((await open('/ar/stock', {}, HOSTS.ae)).headers.location).toBe('/auth/login?to=%2Far%2Fstock');
    expect((await open('/ar/no-access', {}, HOSTS.ae)).statusCode).toBe(200);
  });

  test('is open again as soon as the setting is off, and other markets are open all the time', async () => {
    expect((await open('/stock', {}, HOSTS.au)).json()).toEqual({ seen: 'anybody' });
    closed();
    const { body, headers } = await open('/stock');
    expect([body, headers['cache-control']]).toEqual(['{"seen":"anybody"}', undefined]);
  });
});

describe('/auth-exchange', () => {
  test('leads on to its target, by way of sign-in where that is missing', async () => {
    const url = '/auth-exchange?to=/stock%3Fpage%3D2';
    expect((await open(url)).headers.location).toBe('/auth/login?to=%2Fstock%3Fpage%3D2');
    expect((await open(url, await signedInFor(60_000))).headers.location).toBe('/stock?page=2');
  });

  test.each(['/auth-exchange', '/auth-exchange?to=/auth-exchange', '/auth-exchange?to='])(
    '%s leads home',
    async (url) => {
      const { location } = (await open(url, await signedInFor(60_000))).headers;
      expect(location).toMatch(/^\/(cms)?$/);
    },
  );

  test('is a page like another where no sign-in is asked for', async () => {
    expect((await open('/auth-exchange', {}, HOSTS.au)).json()).toEqual({ seen: 'anybody' });
  });
});

describe('data of a market that asks for sign-in', () => {
  const LISTING_UUID = Object.entries(LISTING_UUIDS).find(([, listing]) => listing === 'jp')?.[0] ?? '';

  test.each([
    ['any call at its own host', '/platform/settings?market=au', HOSTS.jp],
    ['its navigation service', '/naas/nav.locale=ja', HOSTS.jp],
    ['a page at the host of another market', '/platform/public_api/pages/by_path/~home?market=jp', HOSTS.au],
    ['a market named twice', '/platform/settings?market=au&market=jp', HOSTS.au],
    ['a market written in another way', '/platform/settings?m%61rket=j%70', HOSTS.au],
    ['its listing', '/platform/public_api/listing/jp?page=1', HOSTS.au],
    ['its listing written in another way', '/platform/public_api/./listing/%6Ap', HOSTS.au],
    ['its listing among others', '/platform/listings/au,jp/vehicle/1', HOSTS.au],
    ['its listing by UUID', `/platform/public_api/dynamic_content/${LISTING_UUID}`, HOSTS.au],
  ])('%s is 401, and nothing of it is told', async (_, url, host) => {
    const { statusCode, body, headers } = await open(url, {}, host);
    expect([statusCode, headers['cache-control']]).toEqual([401, 'no-store']);
    expect(JSON.parse(body)).toMatchObject({ code: 'access.login-required' });
    expect(body).not.toMatch(/secret/);
  });

  test('its names go with what is sent, for bodies are read by the API alone, and not for who has signed in', async () => {
    const send = async (headers: Record<string, string> = {}) => {
      const own = { host: HOSTS.au, 'content-type': 'application/json', 'sec-fetch-site': 'same-origin', ...headers };
      return app.inject({ method: 'POST', url: '/platform/trade_in/valuation', headers: own, payload: '{}' });
    };
    const { closed: named } = (await send()).json();
    expect(named.split(',')).toEqual(expect.arrayContaining(['jp', MARKETS.jp.companyUuid]));
    expect((await send(await signedInFor(60_000))).json().closed).toBeUndefined();
    closed();
    expect((await send()).json().closed).toBeUndefined();
  });

  test("its company's configuration is 401", async () => {
    const headers = { 'company-config': MARKETS.jp.companyUuid };
    expect((await open('/platform/public_api/company_config/all', headers, HOSTS.au)).statusCode).toBe(401);
  });

  test('is answered to whoever has signed in', async () => {
    const person = await signedInFor(60_000);
    expect((await open('/platform/settings?market=jp', person)).statusCode).toBe(200);
    expect((await open('/naas/nav.locale=ja', person)).statusCode).toBe(200);
  });

  test('a link to a draft carries its own right', async () => {
    expect((await open('/platform/public_api/pages/previews/token?market=jp')).statusCode).toBe(200);
  });

  test.each([
    '/platform/settings?market=au',
    '/platform/public_api/pages/by_path/jp?market=au',
    '/platform/public_api/listing/au/vehicle/jp',
  ])('another market is open: %s', async (url) => {
    expect((await open(url, {}, HOSTS.au)).statusCode).toBe(200);
  });
});

const isCall = (value: unknown): value is Call =>
  typeof partOf(value, 'path') === 'string' && partOf(value, 'access') !== undefined;

/** Every declared call of such access. */
async function callsOfVisitors(...access: Call['access'][]): Promise<Call[]> {
  const folder = dirname(require.resolve('@showroom/contracts/calls/call'));
  const files = readdirSync(folder).filter((name) => /^[\w-]+\.ts$/.test(name));
  const loaded: object[] = await Promise.all(files.map((name) => import(join(folder, name))));
  return loaded.flatMap((file) => Object.values(file).filter(isCall)).filter((one) => access.includes(one.access));
}

test('what a body of a visitor names a market by is looked at by the API', async () => {
  const fields = (await callsOfVisitors('anyone', 'visitor')).flatMap(({ body }) =>
    Object.keys(Object(partOf(body, 'shape'))).filter((name) => /market|listing|company|vendor/.test(name)),
  );
  expect(new Set(fields)).toEqual(new Set(['market', 'company_uuid', 'vendor_uuid', 'payment_vendor']));
});

test('every call that names a market or a listing in its address is known by it', async () => {
  const fields = ['market', 'listing', 'listings', 'uuids'];
  const unknown: string[] = [];
  let looked = 0;
  for (const { path, query, params } of await callsOfVisitors('anyone')) {
    const names = (schema: unknown) =>
      Object.keys(Object(partOf(schema, 'shape'))).filter((name) => fields.includes(name));
    const inPath = names(params);
    for (const name of [...inPath, ...names(query)]) {
      looked += 1;
      const isParam = inPath.includes(name);
      const filled = fillPath(
        path,
        Object.fromEntries([...path.matchAll(/:(\w+)/g)].map(([, one]) => [one, one === name ? 'jp' : 'x'])),
      );
      const asked = { path: filled, query: isParam ? '' : `${name}=jp` };
      if (!namedIn(asked, {}).includes('jp')) unknown.push(`${path} ${name}`);
    }
  }
  expect(unknown).toEqual([]);
  expect(looked).toBeGreaterThan(12);
});
