/** @jest-environment node */
import cookie from '@fastify/cookie';
import session from '@fastify/session';
import fastify, { type FastifyInstance } from 'fastify';
import { testConfig } from './config.testing';
import { type Odd, startProvider } from './provider.testing';
import { registerSignIn, signedIn } from './sign-in';

let app: FastifyInstance;

async function siteWith(identityUrl?: string): Promise<FastifyInstance> {
  const config = testConfig(identityUrl === undefined ? {} : { identityUrl });
  const app = fastify();
  await app.register(cookie);
  await app.register(session, {
    secret: config.sessionSecret,
    cookieName: 'session',
    cookie: { secure: false },
    saveUninitialized: false,
  });
  registerSignIn(app, config);
  app.get('/who', (request) => ({ name: signedIn(request)?.person.name ?? null }));
  return app;
}

beforeAll(async () => {
  app = await siteWith();
});
afterAll(() => app.close());

const signOut = (headers: Record<string, string>) =>
  app.inject({
    method: 'POST',
    url: '/auth/logout',
    headers: { 'content-type': 'application/x-www-form-urlencoded', ...headers },
    payload: '',
  });

test('the button of a plain form signs out, also while the identity provider is away', async () => {
  const answer = await signOut({ origin: 'http://localhost:80', 'sec-fetch-site': 'same-origin' });
  expect([answer.statusCode, answer.headers.location]).toEqual([303, '/']);
});

test.each([
  ['another site', { origin: 'https://evil.test', 'sec-fetch-site': 'cross-site' }],
  ['another market', { origin: 'http://au.localhost:80', 'sec-fetch-site': 'same-site' }],
  ['nowhere', {}],
])('a form of %s signs nobody out', async (_, headers) => {
  expect((await signOut(headers)).statusCode).toBe(403);
});

test('without the identity provider a sign-in says that it is away', async () => {
  const answer = await app.inject('/auth/login?to=/cms');
  expect([answer.statusCode, answer.headers.location]).toEqual([302, '/sign-in-error?type=unavailable']);
});

test('an answer of the provider that nobody asked for signs nobody in', async () => {
  const answer = await app.inject('/auth/callback?code=stolen&state=forged');
  expect([answer.statusCode, answer.headers.location]).toEqual([302, '/sign-in-error?type=expired']);
  expect(answer.cookies).toEqual([]);
});

describe('what the provider answers', () => {
  let provider: Awaited<ReturnType<typeof startProvider>>;
  let site: FastifyInstance;
  beforeEach(async () => {
    provider = await startProvider(testConfig().client.id);
    site = await siteWith(provider.url);
  });
  afterEach(() => Promise.all([site.close(), provider.close()]));

  /** From the button to the site's answer; `before` is the session that the browser has already. */
  async function signIn(before?: string) {
    const begun = await site.inject('/auth/login?to=/stock');
    const pending = begun.cookies.find(({ name }) => name === 'sign-in')?.value ?? '';
    const cookies = { 'sign-in': pending, ...(before !== undefined && { session: before }) };
    const answer = await site.inject({
      url: `/auth/callback?${provider.answer(begun.headers.location ?? '')}`,
      cookies,
    });
    const cookieOf = (name: string) => answer.cookies.find((one) => one.name === name);
    return { to: answer.headers.location, session: cookieOf('session')?.value, editor: cookieOf('editor') };
  }
  const who = async (session = '') => (await site.inject({ url: '/who', cookies: { session } })).json().name;

  test('signs a person in, who comes back to where they were', async () => {
    const { to, session } = await signIn();
    expect([to, await who(session)]).toEqual(['/stock', 'Jane']);
  });

  test('tells scripts of people with a role that they may ask for a toolbar, until they sign out', async () => {
    expect((await signIn()).editor).toMatchObject({ value: '1', maxAge: 8 * 3600, sameSite: 'Lax' });
    expect((await signIn()).editor).not.toHaveProperty('httpOnly');
    const out = await signOut({ origin: 'http://localhost:80', 'sec-fetch-site': 'same-origin' });
    expect(out.cookies).toContainEqual(expect.objectContaining({ name: 'editor', value: '', expires: new Date(0) }));
    provider.state.odd = { roles: [] };
    expect((await signIn()).editor).toBeUndefined();
  });

  test('makes a new session each time, of an id that nobody guesses, and ends the one before', async () => {
    const { session: first } = await signIn();
    const { session: second } = await signIn(first);
    const [one = '', other = ''] = [first, second].map((value) => decodeURIComponent(value ?? '').split('.')[0]);
    expect(other).not.toBe(one);
    expect(Buffer.from(one, 'base64').length).toBeGreaterThanOrEqual(16);
    expect([await who(first), await who(second)]).toEqual([null, 'Jane']);
  });

  test.each<[string, Odd]>([
    ['another sign-in', { nonce: 'of-another-sign-in' }],
    ['another client', { audience: 'bakery' }],
    ['another provider', { issuer: 'https://evil.test' }],
    ['the past', { expires: '10 minutes ago' }],
  ])('signs nobody in by a token of %s', async (_, odd) => {
    provider.state.odd = odd;
    const { to, session } = await signIn();
    expect([to, await who(session)]).toEqual(['/sign-in-error?type=refused', null]);
  });

  test('is not asked for when it describes itself as somebody else', async () => {
    provider.state.describedIssuer = 'https://evil.test';
    expect((await site.inject('/auth/login?to=/a&to=/b')).statusCode).toBe(302);
    expect((await site.inject('/auth/login')).headers.location).toBe('/sign-in-error?type=unavailable');
  });
});
