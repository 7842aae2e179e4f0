import { Readable } from 'node:stream';
import { call } from '@showroom/contracts/calls/call';
import * as z from 'zod';
import { type TestApi, testApi } from '../testing/harness';
import type { Service } from './api';
import { implement, PartlySerialized } from './implement';
import { type Signed, startIssuer } from './issuer.testing';
import { visitorToken } from './tokens';

jest.setTimeout(30_000);

const who = z.object({ roles: z.array(z.string()), own: z.array(z.string()), visitor: z.nullable(z.string()) });
const shared = { method: 'GET', summary: 'Answers who calls.', answer: who } as const;
const forAnyone = call({ ...shared, path: '/for-anyone', access: 'anyone' });
const forVisitors = call({ ...shared, path: '/for-visitors', access: 'visitor' });
const forSite = call({ ...shared, path: '/for-site', access: 'site' });
const forEditors = call({ ...shared, path: '/for-editors', access: ['editor', 'admin'] });
const ofMarket = call({
  ...shared,
  path: '/of/:market',
  access: ['editor'],
  params: z.object({ market: z.string() }),
  query: z.object({ listing: z.string().optional() }),
});
const unchecked = call({ ...shared, path: '/unchecked', access: ['editor'] });
const written = call({
  method: 'POST',
  path: '/written/:count',
  summary: 'Says what it was given.',
  access: ['editor'],
  params: z.object({ count: z.coerce.number() }),
  query: z.object({ order: z.enum(['up', 'down']).optional() }),
  headers: z.object({ 'x-key': z.string().min(3).optional() }),
  body: z.object({ car: z.object({ doors: z.number() }) }),
  status: 201,
  answer: z.object({ doors: z.number(), hasFile: z.boolean() }),
});
const uploaded = call({
  method: 'PUT',
  path: '/uploaded',
  summary: 'Counts the bytes of a file.',
  access: 'anyone',
  sends: 'file',
  answer: z.object({ bytes: z.number() }),
});
const emptied = call({
  method: 'DELETE',
  path: '/emptied',
  summary: 'Nothing.',
  access: 'visitor',
  status: 204,
  answer: z.undefined(),
});
const member = z.object({ data: z.nullable(z.array(z.number())), name: z.string() });
const pieced = call({ method: 'GET', path: '/pieced', summary: 'In pieces.', access: 'anyone', answer: member });
const torn = call({ ...pieced, path: '/torn' });
const broken = call({
  method: 'GET',
  path: '/broken',
  summary: 'Breaks its schema.',
  access: 'anyone',
  answer: z.object({ one: z.object({ deep: z.number() }), two: z.number(), three: z.number(), four: z.number() }),
});

const service: Service = (app) => {
  const answer = ({
    caller,
  }: {
    caller: { roles: readonly string[]; visitorId: string | undefined; markets: { own(): readonly string[] } };
  }) => ({
    roles: [...caller.roles],
    own: [...caller.markets.own()],
    visitor: caller.visitorId ?? null,
  });
  for (const one of [forAnyone, forVisitors, forSite, forEditors]) implement(app, one, answer);
  implement(app, ofMarket, ({ caller }) => ({ roles: [...caller.roles], own: [], visitor: null }));
  implement(app, unchecked, ({ caller }) => ({ roles: [...caller.roles], own: [], visitor: null }));
  implement(app, written, ({ body, file, caller }) => {
    caller.markets.doNotMatter();
    return { doors: body.car.doors, hasFile: file !== undefined };
  });
  implement(app, emptied, () => undefined);
  implement(
    app,
    pieced,
    () =>
      new PartlySerialized({ data: null, name: '"data":null' }, [
        { name: 'data', empty: 'null', json: [Buffer.from('[1,2]')] },
      ]),
  );
  implement(
    app,
    torn,
    () => new PartlySerialized({ data: [3], name: '' }, [{ name: 'data', empty: 'null', json: [] }]),
  );
  implement(app, broken, () => JSON.parse('{"one":{"deep":"x"},"two":"x","three":"x","four":"x"}'));
  app.server.register(async (server) => {
    server.addContentTypeParser('application/octet-stream', (_request, payload, done) => done(null, payload));
    implement({ ...app, server }, uploaded, async ({ file }) => {
      let bytes = 0;
      for await (const piece of file ?? Readable.from([])) bytes += Buffer.from(piece).length;
      return { bytes };
    });
  });
};

let issuer: Awaited<ReturnType<typeof startIssuer>>;
let api: TestApi;
beforeAll(async () => {
  issuer = await startIssuer();
  api = await testApi([service], { OIDC_ISSUER: issuer.issuer });
});
afterAll(async () => {
  await api?.close();
  issuer?.close();
});

const get = (url: string, headers: Readonly<Record<string, string>> = {}) =>
  api.server.inject({ url, headers: { ...headers } });
const as = async (signed: Signed) => ({ authorization: await issuer.sign(signed) });
const editor = (markets: unknown = ['au'], more: Signed = {}) =>
  as({ claims: { roles: ['editor'], markets }, ...more });
const visitor = (id: string) => ({ 'x-visitor': visitorToken(id, api.config.VISITOR_SECRET) });

const SIGN_IN = { status: 401, code: 'access.sign-in' };
const FORBIDDEN = { status: 403, code: 'access.forbidden' };

// The first one: the issuer's keys are not known yet.
test('whoever brings no token is asked to sign in, also while the issuer cannot be asked', async () => {
  issuer.reactions.document = 'fails';
  expect((await get('/for-editors')).json()).toMatchObject(SIGN_IN);
  issuer.reactions.document = 'answers';
});

test('whoever wants to may make a call for anyone, and nobody is known by what they say of themselves', async () => {
  for (const headers of [
    {},
    { 'x-visitor': 'jane.forged' },
    { authorization: 'Bearer nonsense' },
    { 'x-site-token': 'x' },
  ]) {
    expect((await get('/for-anyone', headers)).json()).toEqual({ roles: [], own: [], visitor: null });
  }
});

test('a visitor is known by a token whose signature is ours', async () => {
  expect((await get('/for-visitors', visitor('jane'))).json()).toMatchObject({ visitor: 'jane' });
  expect((await get('/for-visitors', visitor('a.b'))).json()).toMatchObject({ visitor: 'a.b' });
  expect((await get('/for-visitors', visitor('x'.repeat(128)))).json()).toMatchObject({ visitor: 'x'.repeat(128) });
});

test.each([
  ['none', () => ({})],
  ['one of nobody', () => visitor('')],
  ['one that is too long', () => visitor('x'.repeat(129))],
  ['one with the signature of another', () => ({ 'x-visitor': `john.${visitor('jane')['x-visitor'].split('.')[1]}` })],
  ['one without a signature', () => ({ 'x-visitor': 'jane' })],
  ['the site’s', () => ({ 'x-site-token': api.config.SITE_TOKEN })],
])('without a visitor’s token (%s) no visitor’s call is made', async (_, headers) => {
  const answer = await get('/for-visitors', headers());
  expect(answer.json()).toMatchObject(SIGN_IN);
});

test.each([
  ['none', {}],
  ['a wrong one', { 'x-site-token': 'development-only-site-tokem' }],
  ['an empty one', { 'x-site-token': '' }],
])('without the site’s token (%s) no call of the site is made', async (_, headers) => {
  expect((await get('/for-site', headers)).json()).toMatchObject(SIGN_IN);
});

test('the site is known by its token', async () => {
  expect((await get('/for-site', { 'x-site-token': api.config.SITE_TOKEN })).statusCode).toBe(200);
});

test('a person acts with the roles and in the markets of the token, and with none that the platform does not know', async () => {
  const headers = await as({ claims: { roles: ['editor', 'emperor'], markets: ['jp', 'atlantis', 'au'] } });
  expect((await get('/for-editors', headers)).json()).toMatchObject({ roles: ['editor'], own: ['au', 'jp'] });
  expect(
    (await get('/for-editors', { authorization: headers.authorization.replace('Bearer', 'bearer') })).statusCode,
  ).toBe(200);
});

test('claims of another shape are none', async () => {
  expect((await get('/for-editors', await as({ claims: { roles: 'editor', markets: ['au'] } }))).json()).toMatchObject(
    FORBIDDEN,
  );
  expect((await get('/for-editors', await as({ claims: { markets: ['au'] } }))).json()).toMatchObject(FORBIDDEN);
  expect((await get('/for-editors', await editor('au'))).json()).toMatchObject({ roles: ['editor'], own: [] });
});

test('a person with none of the roles is forbidden', async () => {
  const headers = await as({ claims: { roles: ['market_manager'], markets: ['au'] } });
  expect((await get('/for-editors', headers)).json()).toMatchObject(FORBIDDEN);
});

test.each<[string, () => Promise<string>]>([
  ['nothing', async () => ''],
  ['nonsense', async () => 'Bearer nonsense'],
  ['a token of nobody', () => issuer.sign({ subject: '', claims: { roles: ['editor'] } })],
  ['an expired token', () => issuer.sign({ expires: '1s ago', claims: { roles: ['editor'] } })],
  ['a token for another service', () => issuer.sign({ audience: 'bakery', claims: { roles: ['editor'] } })],
  ['a token of another issuer', () => issuer.sign({ issuer: 'https://evil.test', claims: { roles: ['editor'] } })],
  ['a token that was changed', async () => `${await issuer.sign({ claims: { roles: ['editor'] } })}x`],
  ['a token with more behind it', async () => `${await issuer.sign({ claims: { roles: ['editor'] } })} more`],
  ['a token with more before it', async () => `x ${await issuer.sign({ claims: { roles: ['editor'] } })}`],
])('with %s nobody is signed in', async (_, header) => {
  const authorization = await header();
  expect((await get('/for-editors', authorization === '' ? {} : { authorization })).json()).toMatchObject(SIGN_IN);
});

test('a call that names a market or a listing is made for the caller’s own alone', async () => {
  expect((await get('/of/au', await editor())).statusCode).toBe(200);
  expect((await get('/of/jp', await editor())).json()).toMatchObject(FORBIDDEN);
  expect((await get('/of/au?listing=au', await editor())).statusCode).toBe(200);
  expect((await get('/of/au?listing=jp', await editor())).json()).toMatchObject(FORBIDDEN);
});

test('a call of people that forgets to ask for their markets answers nothing', async () => {
  expect((await get('/unchecked', await editor())).statusCode).toBe(500);
  expect(api.logs.join()).toContain('GET /unchecked does not hold what it answers against the caller');
});

test('what is answered to somebody is kept by nobody else', async () => {
  expect((await get('/for-anyone')).headers['cache-control']).toBeUndefined();
  for (const answer of [
    await get('/for-visitors', visitor('jane')),
    await get('/for-site', { 'x-site-token': api.config.SITE_TOKEN }),
    await get('/for-editors', await editor()),
  ]) {
    expect(answer.headers['cache-control']).toBe('no-store');
    expect(answer.headers['content-type']).toBe('application/json; charset=utf-8');
  }
});

test('a call without an answer answers nothing, with its own status', async () => {
  const answer = await api.server.inject({ method: 'DELETE', url: '/emptied', headers: visitor('jane') });
  expect([answer.statusCode, answer.body]).toEqual([204, '']);
});

const write = async (changes: { url?: string; headers?: Record<string, string>; payload?: string } = {}) =>
  api.server.inject({
    method: 'POST',
    url: changes.url ?? '/written/2',
    headers: { 'content-type': 'application/json', ...(await editor()), ...changes.headers },
    payload: changes.payload ?? '{"car":{"doors":5}}',
  });

test('each part of a call is read by its schema', async () => {
  const answer = await write({ url: '/written/2?order=up', headers: { 'x-key': 'abc' } });
  expect([answer.statusCode, answer.json()]).toEqual([201, { doors: 5, hasFile: false }]);
});

test.each([
  ['the address', { url: '/written/many' }, 400, 'A part of the address is malformed.', 'count'],
  ['a parameter', { url: '/written/2?order=left' }, 400, 'A parameter is malformed.', 'order'],
  ['a header', { headers: { 'x-key': 'a' } }, 400, 'A header is missing or malformed.', 'x-key'],
  ['the body', { payload: '{"car":{"doors":"five"}}' }, 422, 'The body breaks its schema.', 'car.doors'],
  ['the whole body', { payload: '[]' }, 422, 'The body breaks its schema.', ''],
])('a fault in %s is answered with its place', async (_, changes, status, detail, path) => {
  const answer = (await write(changes)).json();
  expect(answer).toMatchObject({ status, detail, errors: [{ path, message: expect.any(String) }] });
});

test.each([
  ['a parameter', { url: '/written/2?order=a%00b' }, 400, 'order'],
  ['the address', { url: '/written/2%00' }, 400, 'count'],
  ['the body', { payload: '{"car":{"doors":5,"name":"a\\ud800b"}}' }, 422, 'car.name'],
  ['the name of a field', { payload: '{"car":{"doors":5,"a\\u0000":1}}' }, 422, 'car'],
])('text that no database could keep is refused in %s, read by nobody or not', async (_, changes, status, path) => {
  const { errors, ...answer } = (await write(changes)).json();
  expect(answer).toMatchObject({ status });
  expect(errors).toEqual([{ path, message: expect.stringContaining('a character that no text can have') }]);
});

test.each(['listing=au&listing=jp', 'listing=jp&listing=au', 'listing[]=jp&listing=au&listing=au'])(
  'a parameter that comes twice is malformed, and leads into no other market: %s',
  async (query) => {
    expect((await get(`/of/au?${query}`, await editor())).json()).toMatchObject({
      status: 400,
      errors: [{ path: 'listing' }],
    });
  },
);

test.each(['{"__proto__":{"admin":true}}', '{"car":{"doors":5,"__proto__":{"admin":true}}}'])(
  'a body that would change what all objects inherit is refused: %s',
  async (payload) => {
    expect((await write({ payload })).statusCode).toBe(400);
    expect(Reflect.get({}, 'admin')).toBeUndefined();
  },
);

test('a stranger is refused before anybody reads what they sent', async () => {
  expect((await write({ payload: '{', headers: { authorization: 'Bearer nonsense' } })).json()).toMatchObject(SIGN_IN);
});

test('a file comes as it is, and no file is an empty one', async () => {
  const send = (payload: string | undefined, type: Record<string, string>) =>
    api.server.inject({ method: 'PUT', url: '/uploaded', headers: type, ...(payload !== undefined && { payload }) });
  const octets = { 'content-type': 'application/octet-stream' };
  expect((await send('x'.repeat(1234), octets)).json()).toEqual({ bytes: 1234 });
  expect((await send(undefined, {})).json()).toEqual({ bytes: 0 });
  expect((await send('{"a":1}', { 'content-type': 'application/json' })).json()).toEqual({ bytes: 0 });
});

test('members that were written before stand where the answer has them, and nowhere else', async () => {
  expect((await get('/pieced')).json()).toEqual({ data: [1, 2], name: '"data":null' });
});

test('a member that the answer does not have empty is a failure of ours', async () => {
  expect((await get('/torn')).statusCode).toBe(500);
  expect(api.logs.join()).toContain('The answer of GET /torn has no empty member data');
});

test('of an answer that breaks its schema the log names the first places', async () => {
  expect((await get('/broken')).statusCode).toBe(500);
  const line = api.logs.find((one) => one.includes('GET /broken breaks its schema'));
  expect(line).toMatch(/breaks its schema: one\.deep: [^;]+; two: [^;]+; three: [^;]+/);
  expect(line).not.toContain('four:');
});
