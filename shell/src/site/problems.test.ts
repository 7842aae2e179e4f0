/** @jest-environment node */
import { ShowroomError } from '@showroom/contracts/errors/showroom-error';
import fastify, { type FastifyInstance } from 'fastify';
import { answerProblems } from './problems';

let app: FastifyInstance;
beforeEach(() => {
  app = fastify();
  answerProblems(app);
  app.get('/away', () => {
    throw new ShowroomError('api.unreachable', { status: 504 });
  });
  app.get('/full', () => {
    throw new ShowroomError('api.unreachable', { status: 507 });
  });
  app.get('/broken', () => {
    throw new Error('secret');
  });
  app.post('/form', () => 'taken');
});
afterEach(() => app.close());

test.each([
  ['/away', 503],
  ['/full', 507],
])('a program that asks for %s gets a problem document with status %d, and when to ask again', async (url, status) => {
  const answer = await app.inject(url);
  expect([answer.statusCode, answer.headers['content-type']]).toEqual([
    status,
    expect.stringMatching(/^application\/problem\+json/),
  ]);
  expect(answer.headers['retry-after']).toMatch(/^\d+$/);
  expect(answer.json()).toMatchObject({ status });
});

test('people get a page in its place, which asks again by itself', async () => {
  const answer = await app.inject({ url: '/away', headers: { accept: 'text/html,*/*' } });
  expect([answer.statusCode, answer.headers['retry-after']]).toEqual([503, '5']);
  expect(answer.body).toContain('We will be right back');
  expect(answer.body).toContain('http-equiv="refresh"');
});

test('a mistake of ours stays in the log', async () => {
  const answer = await app.inject('/broken');
  expect([answer.statusCode, answer.headers['retry-after']]).toEqual([500, undefined]);
  expect(answer.json()).toMatchObject({ status: 500, title: 'Internal Server Error' });
  expect(answer.body).not.toContain('secret');
});

test('what a sender did wrong is reported', async () => {
  const answer = await app.inject({
    method: 'POST',
    url: '/form',
    headers: { 'content-type': 'application/json' },
    payload: '{',
  });
  expect([answer.statusCode, answer.headers['content-type']]).toEqual([
    400,
    expect.stringMatching(/^application\/problem\+json/),
  ]);
  expect(answer.json()).toMatchObject({ status: 400, detail: expect.stringContaining('JSON') });
});
