import { sql } from 'drizzle-orm';
import { parseApiConfig } from '../../api-config';
import { type Sandbox, startSandbox } from '../../sandbox/server';
import type { Service } from '../kernel/api';
import { removeOldLimits } from '../kernel/rate-limit';
import { type TestApi, testApi, visitor } from '../testing/harness';
import { checkEmail, EMAIL_DEADLINE, emailService } from './email';
import { isPhoneVerified, removeOldNumbers } from './phone';
import { phoneProvider } from './twilio';
import { verification } from './verification';

jest.setTimeout(60_000);

let sandbox: Sandbox;
let api: TestApi;

beforeAll(async () => {
  sandbox = await startSandbox({ port: 0, smtpPort: 0, apiUrl: 'http://127.0.0.1:9' });
  api = await testApi([verification], { SANDBOX_PORT: String(sandbox.port), LOG_LEVEL: 'debug' });
});
beforeEach(async () => {
  sandbox.phones.faults.clear();
  sandbox.emailCheck.faults.clear();
  await api.database.rows(sql`delete from request_counts`);
});
afterAll(async () => {
  await api.close();
  await sandbox.close();
});

let numbers = 0;
/** A number that nobody had before. */
const fresh = () => `+49170${String(1_000_001 + numbers++)}`;

function post(path: string, body: object, who = 'jane', from?: string) {
  const headers = { ...visitor(who, api.config), ...(from && { 'x-forwarded-for': from }) };
  return api.server.inject({ method: 'POST', url: path, headers, payload: body });
}
const ask = (phone_number: string, who?: string, from?: string) =>
  post('/twilio/create_verification', { phone_number }, who, from);
const check = (phone_number: string, code: string, who?: string) =>
  post('/twilio/check_verification', { phone_number, code }, who);
const sentTo = (to: string) => sandbox.phones.messages.filter((message) => message.to === to);
const codeFor = (to: string) => sentTo(to)[0]?.code ?? '';
const wrongFor = (to: string) => (codeFor(to) === '111111' ? '222222' : '111111');

test('a number gets a code, and whoever types it has shown that the number is theirs', async () => {
  const phone = fresh();
  const asked = await ask(phone);
  expect([asked.statusCode, asked.json().data.attributes]).toMatchObject([
    200,
    { phone_number: phone, status: 'pending' },
  ]);
  expect(await isPhoneVerified(api.database.db, 'jane', phone)).toBe(false);
  expect((await check(phone, codeFor(phone))).json().data.attributes.status).toBe('approved');
  expect(await isPhoneVerified(api.database.db, 'jane', phone)).toBe(true);
  expect(await isPhoneVerified(api.database.db, 'somebody', phone)).toBe(false);
});

test('the same right code sent twice answers the same', async () => {
  const phone = fresh();
  await ask(phone);
  const code = codeFor(phone);
  await check(phone, code);
  expect((await check(phone, code)).json().data.attributes.status).toBe('approved');
});

test('numbers are kept as E.164, however they are typed; the message is in the language of the page', async () => {
  const body = { phone_number: '050 123 4567', market: 'ae', locale: 'ar-AE' };
  expect((await post('/twilio/create_verification', body)).json().data.attributes.phone_number).toBe('+971501234567');
  expect(sentTo('+971501234567')[0]?.locale).toBe('ar');
  const code = codeFor('+971501234567').replaceAll(/\d/g, (digit) => String.fromCodePoint(0x660 + Number(digit)));
  const checked = await post('/twilio/check_verification', { phone_number: '٠٥٠١٢٣٤٥٦٧', market: 'ae', code });
  expect(checked.json().data.attributes.status).toBe('approved');
});

test.each([['12'], ['+61 12'], ['not a number'], ['+49300000000']])(
  '"%s" gets no code: the field is named',
  async (phone) => {
    const answer = await ask(phone);
    expect([answer.statusCode, answer.json().errors]).toEqual([
      422,
      [{ path: 'phone_number', message: 'Please enter a valid phone number.' }],
    ]);
  },
);

test('five wrong codes end a verification, also for the right one', async () => {
  const phone = fresh();
  await ask(phone);
  for (let left = 4; left >= 0; left -= 1) {
    const answer = await check(phone, wrongFor(phone));
    expect(answer.json().data.attributes).toMatchObject({ status: 'pending', attempts_left: left });
  }
  const late = await check(phone, codeFor(phone));
  expect([late.statusCode, late.json().code]).toEqual([409, 'verification.expired']);
});

test('many guesses at once are no more than five', async () => {
  const phone = fresh();
  await ask(phone);
  const answers = await Promise.all(Array.from({ length: 20 }, () => check(phone, wrongFor(phone))));
  expect(answers.filter(({ statusCode }) => statusCode === 200)).toHaveLength(5);
});

test('a code that was sent to somebody else is of no use', async () => {
  const phone = fresh();
  await ask(phone, 'jane');
  const answer = await check(phone, codeFor(phone), 'mallory');
  expect([answer.statusCode, answer.json().code]).toEqual([409, 'verification.expired']);
});

test('a code that ran out is not taken', async () => {
  const phone = fresh();
  await ask(phone);
  await api.database.rows(sql`update phone_verifications set expires_at = now() where phone = ${phone}`);
  expect((await check(phone, codeFor(phone))).statusCode).toBe(409);
});

test('a number gets one code at a time, whoever asks, and five in an hour', async () => {
  const phone = fresh();
  const together = await Promise.all(['a', 'b', 'c'].map((who) => ask(phone, who)));
  expect(together.map(({ statusCode }) => statusCode).sort()).toEqual([200, 429, 429]);
  for (let code = 2; code <= 6; code += 1) {
    await api.database.rows(sql`update request_counts set ends_at = now() where key like 'phone-pause:%'`);
    expect((await ask(phone, `visitor-${code}`)).statusCode).toBe(code <= 5 ? 200 : 429);
  }
});

test('a visitor does not call many numbers, and neither does an address with many visitors', async () => {
  const byVisitor: number[] = [];
  for (let count = 0; count < 11; count += 1) byVisitor.push((await ask(fresh(), 'busy')).statusCode);
  expect(byVisitor).toEqual([...Array.from({ length: 10 }, () => 200), 429]);
  const byAddress: number[] = [];
  for (let count = 0; count < 31; count += 1) {
    byAddress.push((await ask(fresh(), `guest-${count}`, '203.0.113.9')).statusCode);
  }
  expect(byAddress).toEqual([...Array.from({ length: 30 }, () => 200), 429]);
  expect((await ask(fresh(), 'neighbour', '203.0.113.10')).statusCode).toBe(200);
});

test.each(['error-500', 'garbage', 'lost-answer'] as const)(
  'without the provider (%s) the visitor is told, and may ask again at once',
  async (fault) => {
    const phone = fresh();
    sandbox.phones.faults.plan(fault);
    const answer = await ask(phone);
    expect([answer.statusCode, answer.json().code]).toEqual([503, 'verification.unavailable']);
    expect((await ask(phone)).statusCode).toBe(200);
    expect((await check(phone, codeFor(phone))).json().data.attributes.status).toBe('approved');
  },
);

test('a provider that is away while a code is checked costs no attempt', async () => {
  const phone = fresh();
  await ask(phone);
  sandbox.phones.faults.plan('error-503', 7);
  for (let count = 0; count < 7; count += 1) expect((await check(phone, codeFor(phone))).statusCode).toBe(503);
  expect((await check(phone, codeFor(phone))).json()).toMatchObject({ data: { attributes: { status: 'approved' } } });
});

test('neither numbers nor codes stand in the log, and limits hold hashes', async () => {
  const phone = fresh();
  await ask(phone, 'logged', '203.0.113.77');
  const code = codeFor(phone);
  await check(phone, code);
  const counts = JSON.stringify(await api.database.rows(sql`select * from request_counts`));
  for (const secret of [phone, phone.slice(1), '203.0.113.77']) expect(counts).not.toContain(secret);
  for (const secret of [phone.slice(1), `"${code}"`]) expect(api.logs.join('')).not.toContain(secret);
});

test('what was counted and verified long ago is forgotten', async () => {
  const phone = fresh();
  await ask(phone);
  await api.database.rows(sql`update request_counts set ends_at = now() - interval '1 second'`);
  await api.database.rows(
    sql`update phone_verifications set created_at = now() - interval '3 days' where phone = ${phone}`,
  );
  await removeOldLimits(api.database);
  await removeOldNumbers(api.database);
  expect(await api.database.rows(sql`select key from request_counts`)).toEqual([]);
  expect(await api.database.rows(sql`select id from phone_verifications where phone = ${phone}`)).toEqual([]);
});

test.each([
  ['jane@example.test', true, 'valid'],
  ['accept-all@example.test', true, 'accept_all'],
  ['invalid@example.test', false, 'invalid'],
  ['unknown@example.test', false, 'unknown'],
])('%s is valid: %s, because the service says %s', async (email, valid, status) => {
  const answer = await post('/public_api/email_verification', { email });
  expect([answer.statusCode, answer.json().data.attributes]).toEqual([
    200,
    { valid, status, code: null, message: null },
  ]);
});

test.each([
  ['error-500', '500 Internal Server Error'],
  ['error-429', '429 Too Many Requests'],
  ['garbage', null],
] as const)('an address counts as valid when the service fails (%s)', async (fault, message) => {
  sandbox.emailCheck.faults.plan(fault);
  const answer = await post('/public_api/email_verification', { email: 'invalid@example.test' });
  expect(answer.json().data.attributes).toEqual({ valid: true, status: 'error', code: 'VALIDATION_ERROR', message });
});

test('a service that never answers is left after its deadline, and the address counts as valid', async () => {
  sandbox.emailCheck.faults.plan('slow');
  const service = emailService(api.config);
  if (!service) throw new Error('The sandbox has a key');
  const verdict = await checkEmail(service, 'invalid@example.test', 50);
  expect(verdict).toEqual({ valid: true, status: 'timeout', code: 'TIMEOUT', message: null });
  expect(EMAIL_DEADLINE).toBe(5000);
});

test('a service that is not there counts as a failure of its own', async () => {
  expect(await checkEmail({ url: 'http://127.0.0.1:9', key: 'k' }, 'jane@example.test')).toMatchObject({
    valid: true,
    code: 'VALIDATION_ERROR',
  });
});

test.each([[''], ['   '], [7], [undefined]])('%p is no address to ask about', async (email) => {
  const answer = await post('/public_api/email_verification', { email });
  expect(answer.statusCode).toBe(422);
  expect(answer.json().errors).toEqual([{ path: 'email', message: 'Valid email address is required' }]);
});

test('without a key of the service no address is checked, and the answer says why', async () => {
  const unpaid: Service = (service, deps) =>
    verification(service, { ...deps, config: { ...deps.config, NODE_ENV: 'production' } });
  const keyless = await testApi([unpaid], { SANDBOX_PORT: String(sandbox.port) });
  const headers = visitor('jane', keyless.config);
  const payload = { email: 'jane@example.com' };
  const answer = await keyless.server.inject({
    method: 'POST',
    url: '/public_api/email_verification',
    headers,
    payload,
  });
  await keyless.close();
  expect([answer.statusCode, answer.json().detail]).toEqual([503, 'BriteVerify API key is required']);
});

test('in production nothing is asked without credentials, and half of them are refused', async () => {
  const config = parseApiConfig({});
  const production = { ...config, NODE_ENV: 'production' };
  expect([phoneProvider(production), emailService(production)]).toEqual([undefined, undefined]);
  expect(() => phoneProvider({ ...production, TWILIO_AUTH_TOKEN: 'token' })).toThrow('set all of them, or none');
  expect(emailService({ ...production, BRITEVERIFY_API_KEY: 'key' })?.url).toBe('https://bpi.briteverify.com');
});
