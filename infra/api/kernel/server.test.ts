import { once } from 'node:events';
import { connect } from 'node:net';
import { Validator } from '@seriousme/openapi-schema-validator';
import { call } from '@showroom/contracts/calls/call';
import { sql } from 'drizzle-orm';
import * as z from 'zod';
import { SERVICES } from '../services';
import { type TestApi, testApi, until } from '../testing/harness';
import type { Service } from './api';
import { implement } from './implement';
import { openApi } from './openapi';
import { Refusal } from './refusal';

const echo = call({
  method: 'POST',
  path: '/echo',
  summary: 'Answers the text that it was sent.',
  access: 'anyone',
  body: z.object({ text: z.string() }),
  answer: z.object({ text: z.string() }),
});

const wrong = call({
  method: 'GET',
  path: '/wrong',
  summary: 'Answers something else than it declares.',
  access: 'anyone',
  answer: z.object({ count: z.number().max(3) }),
});

let release: () => void = () => {};
let arrive: () => void = () => {};
const released = new Promise<void>((resolve) => {
  release = resolve;
});
const arrived = new Promise<void>((resolve) => {
  arrive = resolve;
});

const service: Service = (app, { database }) => {
  app.server.get('/broken-query', async () => {
    const email = 'jane@example.com';
    return database.rows(sql`insert into sessions (id, data, expires_at) values (${email}, ${email}, now())`);
  });
  app.server.get<{ Params: { code: string } }>('/fails/:code', async ({ params: { code } }) => {
    throw new Error('a query failed', { cause: Object.assign(new Error('of the machine'), { code }) });
  });
  app.server.get('/refused', async () => {
    throw new Refusal(404, 'There is no such page.');
  });
  implement(app, echo, ({ body }) => body);
  implement(app, wrong, () => ({ count: 4 }));
  app.server.get('/slow', async () => {
    arrive();
    await released;
    return { done: true };
  });
};

let api: TestApi;
beforeAll(async () => {
  api = await testApi([service], { BODY_LIMIT: '2000', RATE_LIMIT: '5' });
});
afterAll(() => api.close());

const post = (payload: string, type = 'application/json') =>
  api.server.inject({ method: 'POST', url: '/echo', headers: { 'content-type': type }, payload });

test.each([
  ['an unknown address', 404, () => api.server.inject('/nothing/here')],
  ['an address that cannot be decoded', 400, () => api.server.inject('/%zz')],
  ['a body that is not JSON', 400, () => post('{"text":')],
  ['an empty body', 400, () => post('')],
  ['a body of another kind', 415, () => post('<text/>', 'application/xml')],
  ['a body that is too large', 413, () => post(JSON.stringify({ text: 'x'.repeat(2000) }))],
  ['a body that breaks its schema', 422, () => post('{"text":1}')],
  ['an answer that breaks its schema', 500, () => api.server.inject('/wrong')],
])('%s is answered with a problem of status %d', async (_, status, ask) => {
  const answer = await ask();
  expect(answer.statusCode).toBe(status);
  expect(answer.headers['content-type']).toMatch(/^application\/problem\+json/);
  expect(answer.json()).toEqual(expect.objectContaining({ status, request_id: answer.headers['x-request-id'] }));
});

test.each([
  ['no room on the disk', 'ENOSPC', 507],
  ['no room in the database', '53100', 507],
  ['no memory in the database', '53200', 503],
  ['no connection left', '53300', 503],
  ['no database', 'ECONNREFUSED', 503],
  ['a database that stops', '57P01', 503],
])('%s (%s) is answered with a problem of status %d that says when to ask again', async (_, code, status) => {
  const answer = await api.server.inject(`/fails/${code}`);
  expect([answer.statusCode, answer.headers['content-type']]).toEqual([
    status,
    expect.stringMatching(/^application.problem.json/),
  ]);
  expect(Number(answer.headers['retry-after'])).toBeGreaterThan(0);
  expect(answer.json()).toMatchObject({ status, detail: expect.stringMatching(/again/) });
  expect(answer.body).not.toContain('machine');
  expect(api.logs.join()).toContain(`"code":"${code}"`);
});

test('a head that is too long is answered with a problem of status 431', async () => {
  const own = await testApi([]);
  const url = await own.server.listen({ host: '127.0.0.1', port: 0 });
  const answer = await fetch(url, { headers: { 'x-long': 'x'.repeat(20_000) } });
  expect([answer.status, answer.headers.get('content-type')]).toEqual([431, 'application/problem+json']);
  await own.close();
});

test.each([
  ['a route of its own', 400, '/broken-query?email=a%00b', undefined],
  ['a call', 422, '/echo', '{"text":"a\\u0000b"}'],
  ['a body without end', 422, '/echo', `{"text":${'['.repeat(900)}${']'.repeat(900)}}`],
])('what cannot be kept is refused by %s with %d', async (_, status, url, payload) => {
  const sent = payload && { method: 'POST' as const, payload, headers: { 'content-type': 'application/json' } };
  expect((await api.server.inject({ url, ...sent })).json()).toMatchObject({ status, errors: expect.any(Array) });
});

test('a refusal is said in the language that its reader accepts, in English where it is not known', async () => {
  const ask = async (language: string) => {
    const answer = await api.server.inject({ url: '/refused', headers: { 'accept-language': language } });
    return [answer.headers['vary'], answer.json().detail];
  };
  expect(await ask('fr-FR,fr;q=0.9')).toEqual(['Origin, accept-language', 'Cette page est introuvable.']);
  expect(await ask('de-DE')).toEqual(['Origin, accept-language', 'There is no such page.']);
});

test('a failure of ours is told in the log, not to the caller', async () => {
  const answer = await api.server.inject('/wrong');
  expect(answer.body).not.toContain('count');
  expect(api.logs.join()).toContain('count');
});

test('a request id that comes in goes out, one that could harm a log does not', async () => {
  const given = (id: string) => api.server.inject({ url: '/health/live', headers: { 'x-request-id': id } });
  expect((await given('abc-12345678')).headers['x-request-id']).toBe('abc-12345678');
  expect((await given('abc"\\n{}')).headers['x-request-id']).toMatch(/^[0-9a-f-]{36}$/);
});

test('log lines name routes and statements, never addresses, bodies or parameters', async () => {
  await api.server.inject('/nothing?email=jane@example.com');
  await post('{"text":"jane@example.com"}');
  expect((await api.server.inject('/broken-query')).statusCode).toBe(500);
  expect(api.logs.join()).toContain('insert into sessions');
  expect(api.logs.join()).toContain('"route":"/echo"');
  expect(api.logs.join()).not.toContain('jane');
});

test('only the site and its market hosts may read answers in a browser', async () => {
  const allowed = async (origin: string) =>
    (await api.server.inject({ url: '/health/live', headers: { origin } })).headers['access-control-allow-origin'];
  expect(await allowed('http://localhost:3000')).toBe('http://localhost:3000');
  expect(await allowed('http://au.localhost:3000')).toBe('http://au.localhost:3000');
  for (const origin of ['http://localhost:3001', 'https://localhost:3000', 'http://evillocalhost:3000', 'null']) {
    expect(await allowed(origin)).toBeUndefined();
  }
});

test('a visitor behind the site is limited by their own address, the site itself is not', async () => {
  const ask = async (headers: Record<string, string>) =>
    (await api.server.inject({ method: 'POST', url: '/echo', headers, payload: { text: 'x' } })).statusCode;
  const from = (address: string) => ask({ 'x-forwarded-for': address });
  const statuses: number[] = [];
  for (let time = 0; time < 6; time++) statuses.push(await from('203.0.113.7'));
  expect(statuses).toEqual([200, 200, 200, 200, 200, 429]);
  expect(await from('203.0.113.8')).toBe(200);
  for (let time = 0; time < 8; time++) expect(await ask({})).toBe(200);
});

test('requests are counted by route', async () => {
  const { body } = await api.server.inject('/metrics');
  expect(body).toMatch(/http_request_duration_seconds_count\{method="POST",route="\/echo",status="200"\} \d+/);
});

test('the API is ready while its database answers', async () => {
  const own = await testApi([]);
  expect((await own.server.inject('/health/ready')).statusCode).toBe(200);
  await own.database.close();
  expect((await own.server.inject('/health/ready')).statusCode).toBe(503);
  await own.server.close();
});

test('when it stops, the API is no longer ready but finishes what is under way', async () => {
  const own = await testApi([service], { STOP_DELAY: '1000' });
  const url = await own.server.listen({ port: 0, host: '127.0.0.1' });
  const slow = fetch(`${url}/slow`);
  await arrived;
  const stopping = own.stop();
  expect((await own.server.inject('/health/ready')).statusCode).toBe(503);
  expect((await own.server.inject('/health/live')).statusCode).toBe(200);
  await until(() =>
    fetch(`${url}/health/live`).then(
      () => false,
      () => true,
    ),
  );
  release();
  const answer = await slow;
  expect([answer.status, await answer.json()]).toEqual([200, { done: true }]);
  await stopping;
  await own.close();
});

test('a request that comes while the API closes is answered', async () => {
  let begin: () => void = () => {};
  let close: () => void = () => {};
  const begun = new Promise<void>((resolve) => {
    begin = resolve;
  });
  const closed = new Promise<void>((resolve) => {
    close = resolve;
  });
  const closesSlowly: Service = ({ server }) => {
    server.addHook('preClose', async () => {
      begin();
      await closed;
    });
  };
  const own = await testApi([closesSlowly]);
  const url = await own.server.listen({ port: 0, host: '127.0.0.1' });
  const stopping = own.stop();
  await begun;
  expect((await fetch(`${url}/health/live`)).status).toBe(200);
  close();
  await stopping;
  await own.close();
});

test('the OpenAPI document is valid and holds every call with its errors', async () => {
  const own = await testApi(SERVICES);
  const { valid, errors } = await new Validator().validate(JSON.parse(JSON.stringify(openApi(own.calls))));
  expect(errors).toBeUndefined();
  expect(valid).toBe(true);
  const { paths } = (await own.server.inject('/openapi.json')).json();
  expect(Object.keys(paths['/pages/{id}'].put.responses)).toEqual(
    expect.arrayContaining(['200', '401', '403', '409', '422']),
  );
  expect(paths['/pages/{id}'].put['x-roles']).toEqual(['translator', 'editor', 'market_manager', 'admin']);
  await own.close();
});

const refusesUnread: Service = ({ server }) => {
  server.addContentTypeParser('application/octet-stream', (_request, payload, done) => done(null, payload));
  server.post('/refused', () => {
    throw new Refusal(400, 'Not this one.');
  });
};

test('a sender that is answered before it has sent everything does not hold up the closing', async () => {
  const other = await testApi([refusesUnread]);
  const { port } = new URL(await other.server.listen({ host: '127.0.0.1', port: 0 }));
  const socket = connect(Number(port), '127.0.0.1');
  const head = [
    'POST /refused HTTP/1.1',
    'host: localhost',
    'content-type: application/octet-stream',
    'content-length: 4',
  ];
  socket.write(`${head.join('\r\n')}\r\n\r\nha`);
  const [answer] = await once(socket, 'data');
  expect(String(answer)).toContain('400');
  const closed = other.close();
  socket.write('lf');
  await closed;
  socket.destroy();
});
