import { parseApiConfig } from '../../api-config';
import { DOUBTFUL, ROBOT } from '../../sandbox/recaptcha/recaptcha';
import { type Sandbox, startSandbox } from '../../sandbox/server';
import { personCheck } from './recaptcha';

let sandbox: Sandbox;

beforeAll(async () => {
  sandbox = await startSandbox({ port: 0, smtpPort: 0, apiUrl: 'http://127.0.0.1:9' });
});
afterAll(() => sandbox.close());

const check = (environment: Record<string, string> = {}) =>
  personCheck(
    parseApiConfig({ RECAPTCHA_SECRET_KEY: 'secret', RECAPTCHA_URL: `${sandbox.url}/recaptcha`, ...environment }),
  );
const refusal = { status: 422, issues: [{ path: 'g-recaptcha-response' }] };

test('whoever is taken for a person may send a form', async () => {
  await expect(check()('a response')).resolves.toBeUndefined();
});

test('whoever gets a low score may send a form, which waits for a person', async () => {
  await expect(check()(DOUBTFUL)).resolves.toBe('score');
});

test('a robot is refused', async () => {
  await expect(check()(ROBOT)).rejects.toMatchObject(refusal);
});

test.each([[''], [undefined]])('whoever proves nothing (%p) is not lost, and waits for a person', async (response) => {
  await expect(check()(response)).resolves.toBe('score');
});

test.each(['error-500', 'garbage'] as const)('while the service fails (%s) everybody may', async (fault) => {
  sandbox.recaptcha.faults.plan(fault);
  await expect(check()(ROBOT)).resolves.toBeUndefined();
});

test('while the service is away everybody may', async () => {
  await expect(check({ RECAPTCHA_URL: 'http://127.0.0.1:9' })('a response')).resolves.toBeUndefined();
});

test('without a key nobody is asked', async () => {
  await expect(personCheck(parseApiConfig({}))(undefined)).resolves.toBeUndefined();
});
