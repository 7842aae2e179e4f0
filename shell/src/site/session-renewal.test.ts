/** @jest-environment node */
import cookie from '@fastify/cookie';
import session from '@fastify/session';
import fastify, { type FastifyInstance } from 'fastify';
import { testConfig } from './config.testing';
import { startProvider } from './provider.testing';
import { RequestSessions } from './request-sessions';
import { createSessionStore } from './sessions';
import { registerSignIn, signedIn } from './sign-in';

/** The API as far as sessions go: of all that ask for a lease one gets it, until it stores. */
function startApi() {
  const rows = new Map<string, { body: unknown; isLeased: boolean }>();
  const app = fastify();
  const problem = { status: 404, title: 'There is no such session.' };
  app.addHook('onSend', (_request, reply, _payload, done) => {
    if (reply.statusCode === 404) reply.type('application/problem+json');
    done();
  });
  app.route<{ Params: { id: string } }>({
    method: ['GET', 'PUT', 'DELETE'],
    url: '/internal/sessions/:id',
    handler: ({ method, params: { id }, body }, reply) => {
      if (method === 'GET') return rows.get(id)?.body ?? reply.code(404).send(problem);
      if (method === 'PUT') rows.set(id, { body, isLeased: false });
      else rows.delete(id);
      return reply.code(204).send();
    },
  });
  app.post<{ Params: { id: string } }>('/internal/sessions/:id/lease', ({ params: { id } }, reply) => {
    const row = rows.get(id);
    if (!row) return reply.code(404).send(problem);
    const is_granted = !row.isLeased;
    row.isLeased = true;
    return { is_granted };
  });
  return { app, rows };
}

let api: ReturnType<typeof startApi>;
let provider: Awaited<ReturnType<typeof startProvider>>;
let sites: readonly FastifyInstance[];

async function startSite(apiUrl: string): Promise<FastifyInstance> {
  const config = testConfig({ apiUrl, identityUrl: provider.url });
  const site = fastify();
  const sessions = new RequestSessions(config);
  await site.register(cookie);
  await site.register(async (scope) => {
    await scope.register(session, {
      secret: config.sessionSecret,
      cookieName: 'session',
      cookie: { secure: false, maxAge: 28_800_000 },
      saveUninitialized: false,
      rolling: false,
      store: createSessionStore(config.apiUrl, config.siteToken),
    });
    sessions.inScope(scope);
    registerSignIn(scope, config);
    scope.get('/who', (request) => ({ token: signedIn(request)?.accessToken ?? null }));
  });
  site.get('/page', async (request) => ({ name: (await sessions.whoOf(request))?.person.name ?? null }));
  return site;
}

beforeEach(async () => {
  api = startApi();
  provider = await startProvider(testConfig().client.id);
  const apiUrl = await api.app.listen({ port: 0, host: '127.0.0.1' });
  sites = await Promise.all([startSite(apiUrl), startSite(apiUrl)]);
});
afterEach(() => jest.restoreAllMocks());
afterEach(() => Promise.all([...sites.map((site) => site.close()), provider.close(), api.app.close()]));

const of = (process: number) => sites[process] ?? fastify();

/** Signs in by tokens that last so many seconds. */
async function signIn(lasts: number): Promise<string> {
  provider.state.lasts = lasts;
  const begun = await of(0).inject('/auth/login?to=/stock');
  const pending = begun.cookies.find(({ name }) => name === 'sign-in')?.value ?? '';
  const url = `/auth/callback?${provider.answer(begun.headers.location ?? '')}`;
  const answer = await of(0).inject({ url, cookies: { 'sign-in': pending } });
  provider.state.lasts = 3600;
  return answer.cookies.find(({ name }) => name === 'session')?.value ?? '';
}

async function tokenAt(process: number, session: string): Promise<string | null> {
  return (await of(process).inject({ url: '/who', cookies: { session } })).json().token;
}

const [AN_HOUR, ENDED] = [3600, 0.001];

test('a token that holds is not renewed', async () => {
  const session = await signIn(AN_HOUR);
  expect([await tokenAt(0, session), provider.state.renewals]).toEqual(['token-of-jane', []]);
});

test('a token is renewed before it ends, and every process has the new one', async () => {
  const session = await signIn(AN_HOUR);
  const realNow = Date.now;
  jest.spyOn(Date, 'now').mockImplementation(() => realNow() + 50 * 60_000);
  expect(await tokenAt(1, session)).toBe('token-1');
  expect([await tokenAt(0, session), await tokenAt(1, session)]).toEqual(['token-1', 'token-1']);
  expect(provider.state.renewals).toEqual(['refresh-0']);
});

test('the cookie for the toolbar is set again with that of the session, and lasts as long', async () => {
  const session = await signIn(AN_HOUR);
  const ask = async () => (await of(0).inject({ url: '/who', cookies: { session } })).cookies;
  expect(await ask()).toEqual([]);
  const realNow = Date.now;
  const now = () => realNow() + 50 * 60_000;
  jest.spyOn(Date, 'now').mockImplementation(now);
  const [editor, renewed] = (await ask()).toSorted((one, other) => one.name.localeCompare(other.name));
  expect([editor, renewed]).toMatchObject([{ name: 'editor', maxAge: 8 * 3600 }, { name: 'session' }]);
  expect(Math.abs((renewed?.expires?.getTime() ?? 0) - now() - 8 * 3_600_000)).toBeLessThan(5000);
  expect(await ask()).toEqual([]);
});

test('many requests of several processes renew an ended token once, and all of them go on', async () => {
  const session = await signIn(ENDED);
  const tokens = await Promise.all(Array.from({ length: 12 }, (_, index) => tokenAt(index % 2, session)));
  expect(new Set(tokens)).toEqual(new Set(['token-1']));
  expect(provider.state.renewals).toEqual(['refresh-0']);
});

test('a request outside of the sessions is renewed as well', async () => {
  const session = await signIn(ENDED);
  expect((await of(0).inject({ url: '/page', cookies: { session } })).json()).toEqual({ name: 'Jane' });
  expect(await tokenAt(1, session)).toBe('token-1');
});

test('a refused renewal signs out, and is not asked for again', async () => {
  const session = await signIn(ENDED);
  provider.state.isRevoked = true;
  expect([await tokenAt(0, session), await tokenAt(1, session), await tokenAt(0, session)]).toEqual([null, null, null]);
  expect([provider.state.renewals.length, api.rows.size]).toEqual([1, 0]);
});

test('while the provider is away nobody is signed out: the token is renewed once it is back', async () => {
  const session = await signIn(ENDED);
  provider.state.isAway = true;
  expect(await tokenAt(0, session)).toBeNull();
  provider.state.isAway = false;
  for (const row of api.rows.values()) row.isLeased = false;
  expect(await tokenAt(0, session)).toBe('token-1');
});
