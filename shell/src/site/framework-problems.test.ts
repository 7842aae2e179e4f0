/** @jest-environment node */
import { answerFrameworkError, closeWithProblem } from '@showroom/contracts/http/framework-problems';
import fastify, { type FastifyInstance } from 'fastify';
import { answerProblems } from './problems';

let app: FastifyInstance;
let url: string;

beforeAll(async () => {
  app = fastify({ bodyLimit: 20, clientErrorHandler: closeWithProblem, frameworkErrors: answerFrameworkError });
  answerProblems(app);
  app.post('/taken', () => ({ taken: true }));
  app.get('/refused', (_request, reply) => reply.code(403).send({ status: 403, title: 'Not you' }));
  app.get('/broken', () => {
    throw new Error('the password is 123');
  });
  url = await app.listen({ host: '127.0.0.1', port: 0 });
});
afterAll(() => app.close());

const post = (body: string, type = 'application/json') =>
  fetch(`${url}/taken`, { method: 'POST', body, headers: { 'content-type': type } });

test.each([
  ['an unknown address', 404, () => fetch(`${url}/nothing`)],
  ['an address that is too long', 414, () => fetch(`${url}/${'x'.repeat(9000)}`)],
  ['a method that nothing takes', 404, () => fetch(`${url}/taken`, { method: 'PROPFIND' })],
  ['an address that cannot be decoded', 400, () => fetch(`${url}/%zz`)],
  ['a body that is not JSON', 400, () => post('{')],
  ['a body of another kind', 415, () => post('<a/>', 'application/xml')],
  ['a body that is too large', 413, () => post(JSON.stringify('x'.repeat(20)))],
  ['headers that are too long', 431, () => fetch(url, { headers: { 'x-long': 'x'.repeat(20_000) } })],
  ['a refusal of a route', 403, () => fetch(`${url}/refused`)],
  ['a failure of ours', 500, () => fetch(`${url}/broken`)],
])('%s is a problem document of status %d', async (_, status, ask) => {
  const answer = await ask();
  expect(answer.status).toBe(status);
  expect(answer.headers.get('content-type')).toMatch(/^application\/problem\+json/);
  const problem = await answer.json();
  expect(problem).toMatchObject({ status, title: expect.any(String) });
  expect(JSON.stringify(problem)).not.toContain('password');
});

test('what is broken is answered without a body where only the head was asked for', async () => {
  const answer = await fetch(url, { method: 'HEAD', headers: { 'x-long': 'x'.repeat(20_000) } });
  expect([answer.status, answer.headers.get('content-length')]).toEqual([431, '0']);
});

test('an answer that is no failure stays as it is', async () => {
  const answer = await post('{"a":1}');
  expect([answer.status, answer.headers.get('content-type')]).toEqual([200, 'application/json; charset=utf-8']);
});
