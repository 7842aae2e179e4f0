import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DEVELOPMENT_KEYS } from '../keys';
import { listenTo } from '../payments/listened.testing';
import type { WebhookReceiver } from '../payments/webhook-receiver.testing';
import { type Sandbox, startSandbox } from '../server';

let sandbox: Sandbox;
let receiver: WebhookReceiver;

listenTo('paypal', (listened) => {
  ({ sandbox, receiver } = listened);
});

interface Asked {
  readonly token?: string;
  readonly headers?: Readonly<Record<string, string>>;
  readonly body?: unknown;
}

async function tokenOf({ url }: Sandbox): Promise<string> {
  const { clientId, clientSecret } = DEVELOPMENT_KEYS.paypal;
  const answer = await fetch(`${url}/paypal/v1/oauth2/token`, {
    method: 'POST',
    headers: { authorization: `Basic ${Buffer.from(`${clientId}:${clientSecret}`).toString('base64')}` },
    body: new URLSearchParams({ grant_type: 'client_credentials' }),
  });
  return (await answer.json()).access_token;
}

async function ask(path: string, { token, headers = {}, body }: Asked = {}, at: Sandbox = sandbox) {
  const answer = await fetch(`${at.url}/paypal${path}`, {
    method: body === undefined ? 'GET' : 'POST',
    headers: {
      authorization: `Bearer ${token ?? (await tokenOf(at))}`,
      'content-type': 'application/json',
      ...headers,
    },
    ...(body !== undefined && { body: JSON.stringify(body) }),
  });
  const text = await answer.text();
  return { status: answer.status, body: text === '' ? undefined : JSON.parse(text) };
}

const order = (value = '500.00', currency_code = 'EUR') => ({
  intent: 'AUTHORIZE',
  purchase_units: [{ reference_id: 'A1', custom_id: 'attempt', amount: { currency_code, value } }],
});

async function created(at: Sandbox = sandbox): Promise<string> {
  return (await ask('/v2/checkout/orders', { body: order() }, at)).body.id;
}

const approve = (token: string, funding = 'balance', at: Sandbox = sandbox) =>
  fetch(`${at.url}/paypal/checkoutnow`, {
    method: 'POST',
    body: new URLSearchParams({ token, funding, decision: 'approve' }),
  });

async function authorised(at: Sandbox = sandbox): Promise<{ id: string; authorization: string }> {
  const id = await created(at);
  await approve(id, 'balance', at);
  const { body } = await ask(`/v2/checkout/orders/${id}/authorize`, { body: {} }, at);
  return { id, authorization: body.purchase_units[0].payments.authorizations[0].id };
}

const issue = (name: string) => ({ status: 422, body: { name: 'UNPROCESSABLE_ENTITY', details: [{ issue: name }] } });

test('an order is made, approved, authorised, captured and refunded, each once', async () => {
  const id = await created();
  expect(await ask(`/v2/checkout/orders/${id}/authorize`, { body: {} })).toMatchObject(issue('ORDER_NOT_APPROVED'));
  await approve(id);
  expect(await ask(`/v2/checkout/orders/${id}`)).toMatchObject({ body: { status: 'APPROVED', intent: 'AUTHORIZE' } });
  const held = await ask(`/v2/checkout/orders/${id}/authorize`, { body: {} });
  expect(held).toMatchObject({ status: 201, body: { status: 'COMPLETED' } });
  expect(await ask(`/v2/checkout/orders/${id}/authorize`, { body: {} })).toMatchObject(
    issue('ORDER_ALREADY_AUTHORIZED'),
  );

  const [{ id: authorization }] = held.body.purchase_units[0].payments.authorizations;
  const taken = await ask(`/v2/payments/authorizations/${authorization}/capture`, { body: {} });
  expect(taken).toMatchObject({ status: 201, body: { status: 'COMPLETED', amount: { value: '500.00' } } });
  expect(await ask(`/v2/payments/authorizations/${authorization}/capture`, { body: {} })).toMatchObject(
    issue('AUTHORIZATION_ALREADY_CAPTURED'),
  );
  expect(await ask(`/v2/payments/authorizations/${authorization}/void`, { body: {} })).toMatchObject(
    issue('PREVIOUSLY_CAPTURED'),
  );

  const part = { amount: { value: '200.00', currency_code: 'EUR' } };
  const refund = `/v2/payments/captures/${taken.body.id}/refund`;
  expect(await ask(refund, { body: part })).toMatchObject({ status: 201, body: { amount: { value: '200.00' } } });
  expect(await ask(refund, { body: {} })).toMatchObject({ status: 201, body: { amount: { value: '300.00' } } });
  expect(await ask(refund, { body: {} })).toMatchObject(issue('CAPTURE_FULLY_REFUNDED'));
});

test('a voided authorisation is neither voided nor captured again', async () => {
  const { authorization } = await authorised();
  const path = `/v2/payments/authorizations/${authorization}`;
  expect(await ask(`${path}/void`, { body: {} })).toEqual({ status: 204, body: undefined });
  expect(await ask(`${path}/void`, { body: {} })).toMatchObject(issue('PREVIOUSLY_VOIDED'));
  expect(await ask(`${path}/capture`, { body: {} })).toMatchObject(issue('AUTHORIZATION_VOIDED'));
  expect(await ask(path)).toMatchObject({ body: { status: 'VOIDED' } });
});

test('an order that is to be captured at once needs no authorisation', async () => {
  const { body } = await ask('/v2/checkout/orders', { body: { ...order(), intent: 'CAPTURE' } });
  await approve(body.id);
  expect(await ask(`/v2/checkout/orders/${body.id}/authorize`, { body: {} })).toMatchObject(
    issue('ACTION_DOES_NOT_MATCH_INTENT'),
  );
  const taken = await ask(`/v2/checkout/orders/${body.id}/capture`, { body: {} });
  expect(taken.body.purchase_units[0].payments.captures).toMatchObject([{ status: 'COMPLETED' }]);
});

test('a card that is declined sends the person back to choose another', async () => {
  const id = await created();
  await approve(id, 'refused');
  expect(await ask(`/v2/checkout/orders/${id}/authorize`, { body: {} })).toMatchObject(issue('INSTRUMENT_DECLINED'));
  expect(await ask(`/v2/checkout/orders/${id}`)).toMatchObject({
    body: { status: 'PAYER_ACTION_REQUIRED', links: [{}, { rel: 'payer-action' }] },
  });
  await approve(id);
  expect(await ask(`/v2/checkout/orders/${id}/authorize`, { body: {} })).toMatchObject({ status: 201 });
});

test('a request id answers what came of it before, and takes no other request', async () => {
  const headers = { 'paypal-request-id': 'attempt-1' };
  const first = await ask('/v2/checkout/orders', { headers, body: order() });
  expect(first.status).toBe(201);
  expect(await ask('/v2/checkout/orders', { headers, body: order() })).toEqual({ status: 200, body: first.body });
  expect(await ask('/v2/checkout/orders', { headers, body: order('1.00') })).toMatchObject({ status: 422 });
});

test.each([
  [order('500.5', 'JPY'), 422, 'DECIMALS_NOT_SUPPORTED'],
  [order('500', 'UAH'), 422, 'CURRENCY_NOT_SUPPORTED'],
  [order('0'), 422, 'CANNOT_BE_ZERO_OR_NEGATIVE'],
  [order('lots'), 400, 'INVALID_PARAMETER_SYNTAX'],
  [{ intent: 'AUTHORIZE' }, 400, 'INVALID_PARAMETER_SYNTAX'],
])('%j is refused', async (body, status, reason) => {
  expect(await ask('/v2/checkout/orders', { body })).toMatchObject({ status, body: { details: [{ issue: reason }] } });
});

test('nothing is answered without a token, or with one that ended', async () => {
  const token = await tokenOf(sandbox);
  expect(await ask('/v2/checkout/orders/X', { token: 'guess' })).toMatchObject({ status: 401 });
  expect(await ask('/v2/checkout/orders/X', { token })).toMatchObject({ status: 404 });
  sandbox.paypal.tokens.end();
  expect(await ask('/v2/checkout/orders/X', { token })).toMatchObject({
    status: 401,
    body: { error: 'invalid_token' },
  });
});

test('events tell what happened, and come twice or late on request', async () => {
  sandbox.paypal.faults.plan({ fault: 'duplicate-webhook', operation: 'CHECKOUT.ORDER.APPROVED' }, 1);
  sandbox.paypal.faults.plan({ fault: 'late-webhook', operation: 'PAYMENT.AUTHORIZATION.CREATED' }, 1);
  const { id } = await authorised();
  const twice = await receiver.received(2);
  for (const { body } of twice) {
    expect(JSON.parse(body)).toMatchObject({
      event_type: 'CHECKOUT.ORDER.APPROVED',
      resource: { id, status: 'APPROVED' },
    });
  }
  await sandbox.paypal.webhooks.release();
  const last = (await receiver.received(3)).at(-1);
  expect(JSON.parse(last?.body ?? '')).toMatchObject({
    event_type: 'PAYMENT.AUTHORIZATION.CREATED',
    resource: { supplementary_data: { related_ids: { order_id: id } } },
  });
});

test('payments outlive a restart, and what was answered to a request id', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'sandbox-'));
  const options = { port: 0, smtpPort: 0, apiUrl: receiver.url, folder };
  const first = await startSandbox(options);
  const { id, authorization } = await authorised(first);
  const voided = [
    `/v2/payments/authorizations/${authorization}/void`,
    { headers: { 'paypal-request-id': 'v' }, body: {} },
  ] as const;
  expect(await ask(...voided, first)).toMatchObject({ status: 204 });
  await first.close();
  const second = await startSandbox(options);
  expect(await ask(`/v2/checkout/orders/${id}`, {}, second)).toMatchObject({
    status: 200,
    body: { status: 'COMPLETED' },
  });
  expect(await ask(...voided, second)).toMatchObject({ status: 200 });
  await second.close();
  rmSync(folder, { recursive: true });
});

test('the browser script is answered to who names the client id', async () => {
  const script = (id: string) => fetch(`${sandbox.url}/paypal/sdk/js?client-id=${id}&currency=EUR`);
  expect((await script(DEVELOPMENT_KEYS.paypal.clientId)).status).toBe(200);
  expect((await script('another')).status).toBe(400);
});

test('events carry a signature that PayPal confirms, and no other', async () => {
  const id = await created();
  await approve(id);
  const [sent] = await receiver.received(1);
  const header = (name: string) => sent?.headers[`paypal-${name}`];
  const question = {
    auth_algo: header('auth-algo'),
    cert_url: header('cert-url'),
    transmission_id: header('transmission-id'),
    transmission_sig: header('transmission-sig'),
    transmission_time: header('transmission-time'),
    webhook_id: DEVELOPMENT_KEYS.paypal.webhookId,
    webhook_event: JSON.parse(sent?.body ?? ''),
  };
  const verify = (body: unknown) => ask('/v1/notifications/verify-webhook-signature', { body });
  expect(await verify(question)).toEqual({ status: 200, body: { verification_status: 'SUCCESS' } });
  for (const changed of [{ webhook_id: 'X' }, { webhook_event: { id: 'X' } }, { auth_algo: 'none' }]) {
    expect(await verify({ ...question, ...changed })).toMatchObject({ body: { verification_status: 'FAILURE' } });
  }
});

test('an answer is brief unless the whole is asked for', async () => {
  const brief = await ask('/v2/checkout/orders', { body: order() });
  expect(Object.keys(brief.body)).toEqual(['id', 'status', 'links']);
  const headers = { prefer: 'return=representation' };
  const whole = await ask('/v2/checkout/orders', { headers, body: order() });
  expect(whole.body).toMatchObject({
    intent: 'AUTHORIZE',
    purchase_units: [{ reference_id: 'A1', custom_id: 'attempt' }],
  });
});

test('captures and refunds are read with what they belong to', async () => {
  const { id, authorization } = await authorised();
  const path = `/v2/payments/authorizations/${authorization}`;
  const tooMuch = { amount: { value: '500.01', currency_code: 'EUR' } };
  expect(await ask(`${path}/capture`, { body: tooMuch })).toMatchObject(issue('MAX_CAPTURE_AMOUNT_EXCEEDED'));
  const { body: capture } = await ask(`${path}/capture`, { body: {} });
  expect(await ask(`/v2/payments/captures/${capture.id}`)).toEqual({ status: 200, body: capture });
  expect(capture.supplementary_data.related_ids).toEqual({
    order_id: id,
    authorization_id: authorization,
    capture_id: capture.id,
  });
  expect(await ask(`/v2/payments/captures/${capture.id}/refund`, { body: tooMuch })).toMatchObject(
    issue('REFUND_AMOUNT_EXCEEDED'),
  );
  expect(await ask('/v2/payments/captures/X')).toMatchObject({ status: 404, body: { name: 'RESOURCE_NOT_FOUND' } });
});

test.each([
  ['error-429', 429, { name: 'RATE_LIMIT_REACHED' }],
  ['error-500', 500, { name: 'INTERNAL_SERVER_ERROR' }],
] as const)('%s is told as PayPal tells it', async (fault, status, body) => {
  const id = await created();
  sandbox.paypal.faults.plan({ fault, operation: 'orders.get' }, 1);
  expect(await ask(`/v2/checkout/orders/${id}`)).toMatchObject({ status, body });
});

test('who has another secret gets no token', async () => {
  const headers = { authorization: 'Basic guess' };
  const answer = await fetch(`${sandbox.url}/paypal/v1/oauth2/token`, { method: 'POST', headers });
  expect([answer.status, await answer.json()]).toEqual([
    401,
    { error: 'invalid_client', error_description: 'Client Authentication failed' },
  ]);
});
