/** @jest-environment node */
import { once } from 'node:events';
import { get } from 'node:http';
import cookie from '@fastify/cookie';
import session from '@fastify/session';
import { serverLog } from '@showroom/contracts/http/server-log';
import fastify, { type FastifyInstance, type InjectOptions, LogController } from 'fastify';
import { testConfig } from './config.testing';
import { registerForwards, registerNavigationService } from './forward';
import { newVisitor, visitorOf } from './visitor';

const OWN = { origin: 'http://showroom.test', host: 'showroom.test' };
/** No market asks for sign-in. */
const OPEN = { admitCall: async () => true, closedTo: async () => [] };
let api: FastifyInstance;
let app: FastifyInstance;
const config = { ...testConfig() };
const heard: { method: string; url: string; headers: Record<string, unknown>; body: string }[] = [];

beforeAll(async () => {
  api = fastify();
  api.removeAllContentTypeParsers();
  api.addContentTypeParser('*', { parseAs: 'string' }, (_request, body, done) => done(null, body));
  api.all('/*', ({ method, url, headers, body }, reply) => {
    heard.push({ method, url, headers, body: typeof body === 'string' ? body : '' });
    return reply.code(url.startsWith('/missing') ? 404 : 200).send({ url });
  });
  Object.assign(config, { apiUrl: await api.listen({ port: 0, host: '127.0.0.1' }) });
  app = fastify();
  await app.register(cookie);
  await app.register(session, {
    secret: config.sessionSecret,
    cookieName: 'session',
    cookie: { secure: false },
    saveUninitialized: false,
  });
  app.post('/test-sign-in', (request) => {
    const person = { name: 'Jane', email: '', roles: [] };
    const until = Date.now() + Number(request.headers['x-lasts']);
    request.session.signedIn = { person, accessToken: 'token-of-jane', idToken: '', until };
    return {};
  });
  await app.register((scope) => registerForwards(scope, config, OPEN));
});
beforeEach(() => heard.splice(0));
afterAll(async () => {
  await app.close();
  await api.close();
});

const send = (url: string, more: InjectOptions = {}) =>
  app.inject({ method: 'GET', url, ...more, headers: { host: OWN.host, ...more.headers } });

async function sessionCookie(lasts: number): Promise<string> {
  const answer = await send('/test-sign-in', { method: 'POST', headers: { 'x-lasts': String(lasts) } });
  return `session=${answer.cookies[0]?.value}`;
}

test('visitors of one network that come without a name get names up to a limit; whoever has one goes on', async () => {
  const post = (remoteAddress: string, cookies = '') =>
    send('/platform/x', { method: 'POST', remoteAddress, headers: { origin: OWN.origin, cookie: cookies } });
  const named = (await post('2001:db8:9:9::1')).cookies[0]?.value;
  for (let count = 1; count < config.visitorsPerMinute; count += 1) await post(`2001:db8:9:9::${count.toString(16)}`);
  const refused = await post('2001:db8:9:9::ffff');
  expect(refused.statusCode).toBe(429);
  expect(refused.headers['retry-after']).toBe('60');
  expect(refused.cookies).toEqual([]);
  expect((await post('2001:db8:9:9::1', `visitor=${named}`)).statusCode).toBe(200);
  expect((await post('2001:db8:9:a::1')).statusCode).toBe(200);
});

test('a call reaches the API without the prefix, with its query and its answer as it is', async () => {
  expect((await send('/platform/settings?market=au&x=%20')).json()).toEqual({ url: '/settings?market=au&x=%20' });
  expect((await send('/platform/missing')).statusCode).toBe(404);
});

test.each(['x=%FF%ED%A0%80', 'path=a/../b', 'x=%', 'a[b]=1'])(
  'a query that few would send passes as it came: %s',
  async (query) => {
    expect((await send(`/platform/settings?${query}`)).json()).toEqual({ url: `/settings?${query}` });
  },
);

test.each(['/platform/\\\\evil.test/settings', '/platform//evil.test/settings', '/platform/%2F..%2Fsettings'])(
  'an address that leads elsewhere is never a failure of ours: %s',
  async (url) => {
    expect((await send(url)).statusCode).toBeLessThan(500);
    for (const { headers } of heard) expect(headers['host']).toBe(new URL(config.apiUrl).host);
  },
);

test.each(['/naas/../metrics', '/naas/%2e%2e/health/ready'])('%s leads nowhere', async (url) => {
  const alone = fastify();
  await registerNavigationService(alone, config, OPEN);
  const { port } = new URL(await alone.listen({ port: 0, host: '127.0.0.1' }));
  // What else sends requests would write the address anew.
  const [answer] = await once(get({ port, path: url }), 'response');
  answer.resume();
  expect(answer.statusCode).toBe(404);
  expect(heard).toEqual([]);
  await alone.close();
});

test("a company's configuration is asked with its header; headers that nobody needs stay behind", async () => {
  await send('/platform/public_api/company_config/all', { headers: { 'Company-Config': 'a-uuid', 'x-other': 'no' } });
  expect(heard[0]?.headers).toMatchObject({ 'company-config': 'a-uuid' });
  expect(heard[0]?.headers).not.toHaveProperty('x-other');
});

test('a body reaches the API byte for byte', async () => {
  const payload = '{"a": 1,   "b":"ä"}';
  await send('/platform/orders', { method: 'POST', headers: { ...OWN, 'content-type': 'application/json' }, payload });
  expect(heard[0]).toMatchObject({ method: 'POST', body: payload, headers: { 'content-type': 'application/json' } });
});

describe('what serves the API itself is not to be had from outside', () => {
  test.each([
    '/platform/internal/changes',
    '/platform/internal',
    '/platform/metrics',
    '/platform/health/ready',
    '/platform/webhooks/stripe',
    '/platform//internal/changes',
    '/platform/./internal/changes',
    '/platform/%2e/internal/changes',
    '/platform/settings/../internal/changes',
    '/platform/settings/%2E%2E/internal/changes',
    '/platform/%69nternal/changes',
    '/platform/internal%2Fchanges',
    '/platform/internal?x',
    '/platform/\\internal/changes',
    '/platform/%zz/internal',
  ])('%s', async (url) => {
    const { statusCode } = await send(url);
    expect([400, 404]).toContain(statusCode);
    expect(heard).toEqual([]);
  });

  test('a path that only begins alike is served', async () => {
    expect((await send('/platform/internals')).statusCode).toBe(200);
  });
});

describe('pages of other sites change nothing', () => {
  test.each<[number, string, Record<string, string>]>([
    [200, 'our own page', OWN],
    [200, 'our own page, as the browser says too', { ...OWN, 'sec-fetch-site': 'same-origin' }],
    [200, 'a request that the browser vouches for', { 'sec-fetch-site': 'same-origin' }],
    [403, 'another origin', { origin: 'https://evil.test' }],
    [403, 'another port of ours', { origin: 'http://showroom.test:81' }],
    [403, 'a subdomain', { origin: 'http://au.showroom.test' }],
    [403, 'a sandboxed frame', { origin: 'null' }],
    [403, 'another site that forges the origin', { ...OWN, 'sec-fetch-site': 'cross-site' }],
    [403, 'a sister site', { ...OWN, 'sec-fetch-site': 'same-site' }],
    [403, 'nobody who says where from', {}],
  ])('%i for %s', async (status, _, headers) => {
    for (const method of ['POST', 'PUT', 'PATCH', 'DELETE'] as const) {
      expect((await send('/platform/orders', { method, headers })).statusCode).toBe(status);
    }
    expect(heard).toHaveLength(status === 200 ? 4 : 0);
  });

  test('reading is allowed from everywhere', async () => {
    expect((await send('/platform/settings', { headers: { origin: 'https://evil.test' } })).statusCode).toBe(200);
  });
});

describe('the visitor', () => {
  const post = (headers = {}) => send('/platform/holds', { method: 'POST', headers: { ...OWN, ...headers } });

  test('has no name as long as nothing is changed', async () => {
    expect((await send('/platform/settings')).cookies).toEqual([]);
    expect(heard[0]?.headers).not.toHaveProperty('x-visitor');
  });

  test('gets a name with the first change, and keeps it', async () => {
    const first = await post();
    expect(first.cookies).toEqual([
      expect.objectContaining({ name: 'visitor', httpOnly: true, sameSite: 'Lax', path: '/' }),
    ]);
    const name = first.cookies[0]?.value ?? '';
    expect(visitorOf(name, config.visitorSecret)).toBe(name);
    expect(heard[0]?.headers['x-visitor']).toBe(name);
    const second = await post({ cookie: `visitor=${name}` });
    expect(second.cookies).toEqual([]);
    expect(heard[1]?.headers['x-visitor']).toBe(name);
    await send('/platform/holds', { headers: { cookie: `visitor=${name}` } });
    expect(heard[2]?.headers['x-visitor']).toBe(name);
  });

  test('cannot name itself', async () => {
    const forged = newVisitor('another-secret');
    const answer = await post({ cookie: `visitor=${forged}`, 'x-visitor': forged });
    expect(answer.cookies).toHaveLength(1);
    expect(heard[0]?.headers['x-visitor']).toBe(answer.cookies[0]?.value);
  });
});

describe('the bearer token', () => {
  test('comes from the session alone', async () => {
    await send('/platform/pages', { headers: { authorization: 'Bearer forged', 'x-site-token': 'forged' } });
    expect(heard[0]?.headers).not.toHaveProperty('authorization');
    expect(heard[0]?.headers).not.toHaveProperty('x-site-token');
    const signedIn = await sessionCookie(60_000);
    await send('/platform/pages', { headers: { cookie: signedIn, authorization: 'Bearer forged' } });
    expect(heard[1]?.headers).toMatchObject({ authorization: 'Bearer token-of-jane' });
    expect(heard[1]?.headers).not.toHaveProperty('cookie');
  });

  test('is not sent once it has run out', async () => {
    await send('/platform/pages', { headers: { cookie: await sessionCookie(-1) } });
    expect(heard[0]?.headers).not.toHaveProperty('authorization');
  });
});

test('an API that is away is a problem with the time to come back, and the log does not say what was asked', async () => {
  const lines: string[] = [];
  const alone = fastify({
    logger: { ...serverLog('site'), stream: { write: (line: string) => void lines.push(line) } },
    logController: new LogController({ disableRequestLogging: true }),
  });
  await alone.register(cookie);
  await alone.register(session, { secret: config.sessionSecret });
  await alone.register((scope) => registerForwards(scope, testConfig(), OPEN));
  const answer = await alone.inject('/platform/orders/A-17?token=s3cret');
  expect([answer.statusCode, answer.headers['retry-after'], answer.json().code]).toEqual([503, '5', 'api.unreachable']);
  await alone.close();
  expect(lines.join()).toContain('ECONNREFUSED');
  expect(lines.join()).not.toMatch(/A-17|s3cret/);
});
