/** @jest-environment node */
import fastify, { type FastifyInstance } from 'fastify';
import { registerPolicyReports } from './policy-reports';

let app: FastifyInstance;
const onViolation = jest.fn();

beforeEach(async () => {
  onViolation.mockReset();
  app = fastify();
  await app.register((scope) => registerPolicyReports(scope, { perMinute: 2, onViolation }));
});
afterEach(() => app.close());

const violation = { 'effective-directive': 'require-trusted-types-for', disposition: 'report' };
const send = (payload: unknown) =>
  app.inject({
    method: 'POST',
    url: '/policy-reports',
    headers: { 'content-type': 'application/csp-report' },
    payload: typeof payload === 'string' ? payload : JSON.stringify(payload),
  });

test('what a browser refused is counted by its directive, and an address in it goes nowhere', async () => {
  const answer = await send({ 'csp-report': { ...violation, 'document-uri': 'https://a.test/?token=1' } });
  expect(answer.statusCode).toBe(204);
  expect(onViolation.mock.calls).toEqual([[{ directive: 'require-trusted-types-for', disposition: 'report' }]]);
});

test.each([
  ['no JSON', 'report', 400],
  ['another shape', { report: violation }, 422],
  ['a directive that none is', { 'csp-report': { 'effective-directive': 'a b\n' } }, 422],
  ['too much', { 'csp-report': { ...violation, sample: 'x'.repeat(9000) } }, 413],
])('a report of %s is refused', async (_, payload, status) => {
  expect((await send(payload)).statusCode).toBe(status);
  expect(onViolation).not.toHaveBeenCalled();
});

test('one address cannot fill the counts', async () => {
  for (let times = 0; times < 5; times += 1) await send({ 'csp-report': violation });
  expect(onViolation).toHaveBeenCalledTimes(2);
});
