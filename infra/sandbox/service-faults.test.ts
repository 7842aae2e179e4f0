import { type Sandbox, startSandbox } from './server';

let sandbox: Sandbox;

beforeAll(async () => {
  sandbox = await startSandbox({ port: 0, smtpPort: 0, apiUrl: 'http://127.0.0.1:1' });
});
afterAll(() => sandbox.close());

const control = (name: string, method: string, body?: unknown) =>
  fetch(`${sandbox.url}/control/${name}`, {
    method,
    ...(body !== undefined && { headers: { 'content-type': 'application/json' }, body: JSON.stringify(body) }),
  });
const verify = (response = 'person', timeout = 300) =>
  fetch(`${sandbox.url}/recaptcha/api/siteverify`, {
    method: 'POST',
    body: new URLSearchParams({ secret: 's', response }),
    signal: AbortSignal.timeout(timeout),
  });

describe.each(['crm', 'twilio', 'email-check', 'recaptcha', 'naas'])('%s', (name) => {
  test('takes faults that it knows, and forgets them', async () => {
    expect((await control(`${name}/faults`, 'POST', { fault: 'slow', times: 3 })).status).toBe(204);
    expect((await control(`${name}/faults`, 'POST', { fault: 'nonsense' })).status).toBe(422);
    expect((await control(`${name}/faults`, 'DELETE')).status).toBe(204);
  });
});

test.each([
  ['error-429', 429],
  ['error-500', 500],
  ['error-503', 503],
  ['garbage', 200],
])('%s is answered once', async (fault, status) => {
  await control('recaptcha/faults', 'POST', { fault });
  const answer = await verify();
  expect(answer.status).toBe(status);
  expect(await answer.json().catch(() => 'no JSON')).not.toHaveProperty('success');
  expect(await (await verify()).json()).toMatchObject({ success: true });
});

test('slow never answers', async () => {
  await control('recaptcha/faults', 'POST', { fault: 'slow' });
  await expect(verify()).rejects.toMatchObject({ name: 'TimeoutError' });
});

test('faults happen in the order in which they were asked for', async () => {
  await control('crm/faults', 'POST', { fault: 'lost-answer' });
  await control('crm/faults', 'POST', { fault: 'error-503' });
  const lead = `${sandbox.url}/crm/services/data/v61.0/sobjects/Lead/Showroom_Id__c/1`;
  const headers = { authorization: 'Bearer session-1', 'content-type': 'application/json' };
  const body = JSON.stringify({ LastName: 'Doe', Company: 'none' });
  await expect(fetch(lead, { method: 'PATCH', headers, body })).rejects.toThrow('fetch failed');
  expect(sandbox.crm.leads.get('1')).toMatchObject({ writes: 1 });
  expect((await fetch(lead, { method: 'PATCH', headers, body })).status).toBe(503);
  expect((await fetch(lead, { method: 'PATCH', headers, body })).status).toBe(200);
  expect(sandbox.crm.leads.get('1')).toMatchObject({ writes: 2 });
});

test('the pages of the sandbox itself say what there is', async () => {
  for (const [path, text] of [
    ['/', '4000 0000 0000 9995'],
    ['/phones', 'No message yet'],
    ['/mailbox', 'No mail yet'],
  ] as const) {
    const page = await fetch(`${sandbox.url}${path}`);
    expect(await page.text()).toContain(text);
    expect(page.headers.get('content-security-policy')).toContain("default-src 'none'");
  }
  expect((await fetch(`${sandbox.url}/sandbox.css`)).headers.get('content-type')).toBe('text/css; charset=utf-8');
});
