/** @jest-environment node */
import cookie from '@fastify/cookie';
import fastify, { type FastifyInstance } from 'fastify';
import { testConfig } from './config.testing';
import { setPendingSignIn, takePendingSignIn } from './pending-sign-in';

const SIGN_IN = { state: 's', nonce: 'n', verifier: 'v', to: '/cms' };
let app: FastifyInstance;

function siteWith(sessionSecret: string): FastifyInstance {
  const config = testConfig({ sessionSecret });
  const site = fastify();
  site.register(cookie);
  site.get('/begin', async (_, reply) => {
    await setPendingSignIn(reply, SIGN_IN, config);
    return reply.send();
  });
  site.get('/end', async (request, reply) => ({ found: (await takePendingSignIn(request, reply, config)) ?? null }));
  return site;
}

beforeAll(() => {
  app = siteWith('a-session-secret-of-this-test-with-32-characters');
});
afterAll(() => app.close());

const begin = async (site = app) => (await site.inject('/begin')).cookies[0]?.value ?? '';
const end = (value: string) => app.inject({ url: '/end', cookies: { 'sign-in': value } });

test('a sign-in comes back as it began, and its cookie goes with that', async () => {
  const value = await begin();
  expect(value).not.toContain(Buffer.from('/cms').toString('base64url'));
  const answer = await end(value);
  expect(answer.json()).toEqual({ found: SIGN_IN });
  expect(answer.cookies).toMatchObject([{ name: 'sign-in', value: '', expires: new Date(0) }]);
});

test('a cookie that was changed, or that another secret made, begins nothing', async () => {
  const value = await begin();
  const other = siteWith('another-session-secret-with-32-characters-');
  for (const wrong of [`${value.slice(0, -4)}AAAA`, await begin(other), 'x']) {
    expect((await end(wrong)).json()).toEqual({ found: null });
  }
  await other.close();
});

test('a sign-in that took more than ten minutes has to begin again', async () => {
  const value = await begin();
  jest.useFakeTimers({ now: Date.now() + 11 * 60_000, doNotFake: ['nextTick', 'setImmediate', 'queueMicrotask'] });
  try {
    expect((await end(value)).json()).toEqual({ found: null });
  } finally {
    jest.useRealTimers();
  }
});
