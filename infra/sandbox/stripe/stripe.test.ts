import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import Stripe from 'stripe';
import { DEVELOPMENT_KEYS } from '../keys';
import { listenTo } from '../payments/listened.testing';
import type { WebhookReceiver } from '../payments/webhook-receiver.testing';
import { type Sandbox, startSandbox } from '../server';

let sandbox: Sandbox;
let receiver: WebhookReceiver;
let stripe: Stripe;

function connect(
  key: string = DEVELOPMENT_KEYS.stripe.secretKey,
  options: { timeout?: number; maxNetworkRetries?: number } = {},
) {
  return new Stripe(key, { host: '127.0.0.1', port: sandbox.port, protocol: 'http', maxNetworkRetries: 0, ...options });
}

listenTo('stripe', (listened) => {
  ({ sandbox, receiver } = listened);
  stripe = connect();
});

const manual = { amount: 50_000, currency: 'eur', capture_method: 'manual' } as const;

test('an authorised payment is captured once, and refunded up to what was taken', async () => {
  const intent = await stripe.paymentIntents.create({ ...manual, payment_method: 'pm_card_visa', confirm: true });
  expect(intent).toMatchObject({ status: 'requires_capture', amount_capturable: 50_000 });
  expect(await stripe.paymentIntents.capture(intent.id)).toMatchObject({
    status: 'succeeded',
    amount_received: 50_000,
  });
  await expect(stripe.paymentIntents.capture(intent.id)).rejects.toMatchObject({
    code: 'payment_intent_unexpected_state',
  });

  await expect(stripe.refunds.create({ payment_intent: intent.id })).resolves.toMatchObject({ amount: 50_000 });
  await expect(stripe.refunds.create({ payment_intent: intent.id })).rejects.toMatchObject({
    code: 'charge_already_refunded',
  });
});

test('a cancelled authorisation cannot be captured any more', async () => {
  const intent = await stripe.paymentIntents.create({ ...manual, payment_method: 'pm_card_visa', confirm: true });
  await expect(stripe.paymentIntents.cancel(intent.id)).resolves.toMatchObject({ status: 'canceled' });
  await expect(stripe.paymentIntents.capture(intent.id)).rejects.toMatchObject({ statusCode: 400 });
});

test.each([
  ['pm_card_visa_chargeDeclined', 'generic_decline'],
  ['pm_card_visa_chargeDeclinedInsufficientFunds', 'insufficient_funds'],
])('%s is declined as %s and can be tried again with another card', async (payment_method, decline_code) => {
  const intent = await stripe.paymentIntents.create(manual);
  await expect(stripe.paymentIntents.confirm(intent.id, { payment_method })).rejects.toMatchObject({
    type: 'StripeCardError',
    decline_code,
  });
  await expect(stripe.paymentIntents.retrieve(intent.id)).resolves.toMatchObject({ status: 'requires_payment_method' });
  await expect(stripe.paymentIntents.confirm(intent.id, { payment_method: 'pm_card_visa' })).resolves.toMatchObject({
    status: 'requires_capture',
  });
});

test.each([
  ['complete', { status: 'requires_capture', last_payment_error: null }],
  ['fail', { status: 'requires_payment_method' }],
])('a challenge answered with "%s" decides the payment', async (outcome, expected) => {
  const created = await stripe.paymentIntents.create(manual);
  const intent = await stripe.paymentIntents.confirm(created.id, { payment_method: 'pm_card_authenticationRequired' });
  expect(intent.status).toBe('requires_action');
  const address = String(intent.next_action?.use_stripe_sdk?.stripe_js);
  await fetch(address, { method: 'POST', body: new URLSearchParams({ outcome }) });
  await expect(stripe.paymentIntents.retrieve(intent.id)).resolves.toMatchObject(expected);
});

test('a key replays the first answer, and refuses other parameters', async () => {
  const idempotencyKey = 'order-1';
  const first = await stripe.paymentIntents.create(manual, { idempotencyKey });
  const again = await stripe.paymentIntents.create(manual, { idempotencyKey });
  expect(again.id).toBe(first.id);
  expect(again.lastResponse.headers['idempotent-replayed']).toBe('true');
  await expect(stripe.paymentIntents.create({ ...manual, amount: 1 }, { idempotencyKey })).rejects.toMatchObject({
    type: 'StripeIdempotencyError',
  });
});

test('a key replays a 500 too, but nothing is kept of a request that was refused at the door', async () => {
  sandbox.stripe.faults.plan({ fault: 'error-500', operation: 'payment_intents.create' }, 1);
  await expect(stripe.paymentIntents.create(manual, { idempotencyKey: 'k-500' })).rejects.toMatchObject({
    statusCode: 500,
  });
  await expect(stripe.paymentIntents.create(manual, { idempotencyKey: 'k-500' })).rejects.toMatchObject({
    statusCode: 500,
  });

  const broken = { ...manual, amount: 0 };
  await expect(stripe.paymentIntents.create(broken, { idempotencyKey: 'k-400' })).rejects.toMatchObject({
    param: 'amount',
  });
  await expect(stripe.paymentIntents.create(manual, { idempotencyKey: 'k-400' })).resolves.toMatchObject(manual);
});

test('a lost answer was still work done: the same key finds it', async () => {
  sandbox.stripe.faults.plan({ fault: 'time-out', operation: 'payment_intents.create' }, 1);
  const impatient = connect(undefined, { timeout: 200 });
  await expect(impatient.paymentIntents.create(manual, { idempotencyKey: 'lost' })).rejects.toMatchObject({
    type: 'StripeConnectionError',
  });
  const found = await stripe.paymentIntents.create(manual, { idempotencyKey: 'lost' });
  expect(found.lastResponse.headers['idempotent-replayed']).toBe('true');
});

test('webhooks carry a signature that the SDK accepts, and come again until they are taken', async () => {
  receiver.answerWith([500, 200]);
  const intent = await stripe.paymentIntents.create(manual);
  const [refused, taken] = await receiver.received(2);
  expect(refused?.body).toBe(taken?.body);
  const event = stripe.webhooks.constructEvent(
    taken?.body ?? '',
    taken?.headers['stripe-signature'] ?? '',
    DEVELOPMENT_KEYS.stripe.webhookSecret,
  );
  expect(event).toMatchObject({ type: 'payment_intent.created', data: { object: { id: intent.id } } });
});

test('a late webhook waits for its release, a doubled one comes twice', async () => {
  await stripe.paymentIntents.create({ ...manual, metadata: { sandbox_fault: 'late-webhook' } });
  expect(receiver.count()).toBe(0);
  await sandbox.stripe.webhooks.release();
  expect(await receiver.received(1)).toHaveLength(1);

  await stripe.paymentIntents.create({ ...manual, metadata: { sandbox_fault: 'duplicate-webhook' } });
  const [, one, two] = await receiver.received(3);
  expect(one?.body).toBe(two?.body);
});

test('an intent with a wrong amount says so when it is read', async () => {
  sandbox.stripe.faults.plan({ fault: 'wrong-amount' }, 1);
  const intent = await stripe.paymentIntents.create(manual);
  expect(intent.amount).not.toBe(manual.amount);
});

test('the browser key reads an intent with its client secret only, and nothing of the server', async () => {
  const intent = await stripe.paymentIntents.create({ ...manual, metadata: { order: 'A' } });
  const browser = connect(DEVELOPMENT_KEYS.stripe.publishableKey);
  const client_secret = intent.client_secret ?? '';
  const seen = await browser.paymentIntents.retrieve(intent.id, { client_secret });
  expect(seen).toMatchObject({ id: intent.id });
  expect(seen).not.toHaveProperty('metadata');
  await expect(browser.paymentIntents.retrieve(intent.id, { client_secret: 'x' })).rejects.toMatchObject({
    statusCode: 404,
  });
  await expect(browser.paymentIntents.capture(intent.id)).rejects.toMatchObject({ statusCode: 403 });
  await expect(connect('sk_test_wrong').paymentIntents.retrieve(intent.id)).rejects.toMatchObject({ statusCode: 401 });
});

test('payments outlive a restart', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'sandbox-'));
  const options = { port: 0, smtpPort: 0, apiUrl: receiver.url, folder };
  const sdk = ({ port }: Sandbox) =>
    new Stripe(DEVELOPMENT_KEYS.stripe.secretKey, { host: '127.0.0.1', port, protocol: 'http' });
  const first = await startSandbox(options);
  const { id } = await sdk(first).paymentIntents.create({ ...manual, payment_method: 'pm_card_visa', confirm: true });
  await first.close();
  const second = await startSandbox(options);
  await expect(sdk(second).paymentIntents.capture(id)).resolves.toMatchObject({ status: 'succeeded' });
  await second.close();
  rmSync(folder, { recursive: true });
});

test.each([
  ['4242424242424241', 12, 2030, 'incorrect_number'],
  ['4242424242424242', 13, 2030, 'invalid_expiry_month'],
  ['4242424242424242', 1, 2020, 'invalid_expiry_year'],
])('card %s with %d/%d is refused as %s', async (number, exp_month, exp_year, code) => {
  await expect(
    stripe.paymentMethods.create({ type: 'card', card: { number, exp_month, exp_year, cvc: '123' } }),
  ).rejects.toMatchObject({ code });
});

const raw = (path: string, headers: Readonly<Record<string, string>> = {}, form?: Readonly<Record<string, string>>) =>
  fetch(`${sandbox.url}${path}`, {
    method: form ? 'POST' : 'GET',
    headers: { authorization: `Bearer ${DEVELOPMENT_KEYS.stripe.secretKey}`, ...headers },
    ...(form && { body: new URLSearchParams(form) }),
  });
const basic = `Basic ${Buffer.from(`${DEVELOPMENT_KEYS.stripe.secretKey}:`).toString('base64')}`;

test.each([
  ['/v1/refunds', { authorization: basic }, 200, { object: 'list', data: [] }],
  ['/v1/refunds', { authorization: '' }, 401, { error: { message: 'You did not provide an API key.' } }],
  ['/v1/charges?x=1', {}, 404, { error: { message: 'Unrecognized request URL (GET: /v1/charges).' } }],
  ['/v1/events/evt_x', {}, 404, { error: { code: 'resource_missing', message: "No such event: 'evt_x'" } }],
  ['/v1/refunds', { 'x-sandbox-fault': 'error-429' }, 429, { error: { code: 'rate_limit' } }],
  ['/v1/refunds', { 'x-sandbox-fault': 'error-500' }, 500, { error: { type: 'api_error' } }],
])('GET %s with %j answers %d', async (path, headers, status, body) => {
  const answer = await raw(path, headers);
  expect([answer.status, await answer.json()]).toMatchObject([status, body]);
});

test.each([
  [{}, 'parameter_missing', 'amount'],
  [{ amount: '1.5', currency: 'eur' }, 'parameter_invalid', 'amount'],
  [{ amount: '100', currency: 'euro' }, 'parameter_invalid', 'currency'],
  [
    { amount: '100', currency: 'eur', 'transfer_data[destination]': 'me' },
    'parameter_invalid',
    'transfer_data.destination',
  ],
])('an intent of %j is refused', async (form, code, param) => {
  const answer = await raw('/v1/payment_intents', {}, form);
  expect([answer.status, await answer.json()]).toMatchObject([
    400,
    { error: { type: 'invalid_request_error', code, param } },
  ]);
});

test('refunds are listed by their payment, and read, in parts', async () => {
  const intent = await stripe.paymentIntents.create({ ...manual, payment_method: 'pm_card_visa', confirm: true });
  await stripe.paymentIntents.capture(intent.id);
  const part = await stripe.refunds.create({ payment_intent: intent.id, amount: 100, metadata: { why: 'part' } });
  await expect(stripe.refunds.create({ payment_intent: intent.id, amount: 50_000 })).rejects.toMatchObject({
    code: 'amount_too_large',
  });
  const rest = await stripe.refunds.create({ payment_intent: intent.id });
  const { data } = await stripe.refunds.list({ payment_intent: intent.id });
  expect(data.map(({ id, amount }) => [id, amount])).toEqual([
    [part.id, 100],
    [rest.id, 49_900],
  ]);
  await expect(stripe.refunds.retrieve(part.id)).resolves.toMatchObject({ metadata: { why: 'part' }, currency: 'eur' });
});

test('an event is read as it was sent', async () => {
  const intent = await stripe.paymentIntents.create(manual);
  const [sent] = await receiver.received(1);
  const event = JSON.parse(sent?.body ?? '');
  expect(event).toMatchObject({
    api_version: '2026-10-28.endive',
    object: 'event',
    data: { object: { id: intent.id } },
  });
  await expect(stripe.events.retrieve(event.id)).resolves.toMatchObject(event);
});

test('pages that a shop shows in frames load nothing from elsewhere', async () => {
  const card = await raw('/stripe/elements/card?locale=ar-AE');
  const text = await card.text();
  expect(text).toContain('<html lang="ar-AE" dir="rtl">');
  expect(text).toContain('رقم البطاقة');
  expect(card.headers.get('content-security-policy')).toMatch(
    /^default-src 'none';.* script-src 'self'; connect-src 'self'/,
  );
  expect(card.headers.get('referrer-policy')).toBe('no-referrer');
  for (const [path, type] of [
    ['/stripe/elements/card.css', 'text/css'],
    ['/payments/pages.css', 'text/css'],
    ['/stripe/challenge.js', 'text/javascript'],
    ['/stripe/elements/card.js', 'text/javascript'],
  ] as const) {
    expect((await raw(path)).headers.get('content-type')).toBe(`${type}; charset=utf-8`);
  }
});
