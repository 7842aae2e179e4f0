/** @jest-environment node */
import cookie from '@fastify/cookie';
import session from '@fastify/session';
import fastify, { type FastifyInstance } from 'fastify';
import { testConfig } from './config.testing';
import { registerSignIn } from './sign-in';

let app: FastifyInstance;

beforeAll(async () => {
  const config = testConfig();
  app = fastify();
  await app.register(cookie);
  await app.register(session, {
    secret: config.sessionSecret,
    cookieName: 'session',
    cookie: { secure: false },
    saveUninitialized: false,
  });
  registerSignIn(app, config);
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
