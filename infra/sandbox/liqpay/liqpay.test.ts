import { DEVELOPMENT_KEYS } from '../keys';
import { listenTo } from '../payments/listened.testing';
import type { WebhookReceiver } from '../payments/webhook-receiver.testing';
import type { Sandbox } from '../server';
import { parseSigned, signedForm } from './signature';

let sandbox: Sandbox;
let receiver: WebhookReceiver;

listenTo('liqpay', (listened) => {
  ({ sandbox, receiver } = listened);
});

const { publicKey: public_key, privateKey } = DEVELOPMENT_KEYS.liqpay;

const signed = (payload: Readonly<Record<string, unknown>>, key: string = privateKey) => ({
  ...signedForm({ version: 3, public_key, ...payload }, key),
});

const post = (path: string, form: Readonly<Record<string, string>>) =>
  fetch(`${sandbox.url}/liqpay/api/${path}`, { method: 'POST', body: new URLSearchParams(form), redirect: 'manual' });

async function ask(payload: Readonly<Record<string, unknown>>, key?: string) {
  return (await post('request', signed(payload, key))).json();
}

const checkout = (order_id: string, changes: Readonly<Record<string, unknown>> = {}) =>
  signed({
    action: 'hold',
    amount: 500,
    currency: 'UAH',
    description: 'Reservation',
    order_id,
    language: 'en',
    server_url: `${receiver.url}/liqpay`,
    result_url: 'http://ua.localhost:3000/back',
    ...changes,
  });

const pay = (order_id: string, card = '4242 4242 4242 4242', changes: Readonly<Record<string, unknown>> = {}) =>
  post('3/checkout', { ...checkout(order_id, changes), card });

test('money on hold is taken, and given back, each once', async () => {
  expect(await ask({ action: 'status', order_id: 'a' })).toMatchObject({
    result: 'error',
    err_code: 'payment_not_found',
  });
  const paid = await pay('a');
  expect([paid.status, paid.headers.get('location')]).toEqual([303, 'http://ua.localhost:3000/back']);
  expect(await ask({ action: 'status', order_id: 'a' })).toMatchObject({
    status: 'hold_wait',
    amount: 500,
    currency: 'UAH',
  });
  expect(await ask({ action: 'hold_completion', order_id: 'a', amount: 500 })).toMatchObject({ status: 'success' });
  expect(await ask({ action: 'hold_completion', order_id: 'a' })).toMatchObject({ err_code: 'payment_err_status' });
  expect(await ask({ action: 'refund', order_id: 'a', amount: 600 })).toMatchObject({ err_code: 'amount_limit' });
  expect(await ask({ action: 'refund', order_id: 'a', amount: 500 })).toMatchObject({ status: 'reversed' });
  expect(await ask({ action: 'refund', order_id: 'a' })).toMatchObject({ err_code: 'payment_err_status' });
});

test('a payment that is not to be held is taken at once', async () => {
  await pay('b', undefined, { action: 'pay' });
  expect(await ask({ action: 'status', order_id: 'b' })).toMatchObject({ status: 'success' });
});

test('a declined card may be followed by another, a paid order by none', async () => {
  expect(await (await pay('c', '4000 0000 0000 9995')).text()).toContain('The payment was declined');
  expect(await ask({ action: 'status', order_id: 'c' })).toMatchObject({ status: 'failure', err_code: '9859' });
  expect((await pay('c')).status).toBe(303);
  expect(await (await pay('c')).text()).toContain('order_id_duplicate');
});

test.each([
  ['yes', 'hold_wait'],
  ['no', 'failure'],
])('the bank’s question answered with %s decides the payment', async (confirmed, status) => {
  const order = `bank-${confirmed}`;
  expect(await (await pay(order, '4000 0000 0000 3063')).text()).toContain('Your bank asks you');
  await post('3/checkout', { ...checkout(order), confirmed });
  expect(await ask({ action: 'status', order_id: order })).toMatchObject({ status });
});

test('what is not signed by the shop, or is too late, cannot be paid', async () => {
  expect((await post('3/checkout', { ...checkout('d'), signature: 'guess' })).status).toBe(400);
  expect(await (await pay('d', undefined, { expired_date: '2020-01-01 00:00:00' })).text()).toContain('expired');
  expect(await ask({ action: 'status', order_id: 'd' }, 'another key')).toMatchObject({ err_code: 'err_signature' });
});

test('callbacks carry what the status tells, signed, once or as often as is asked for', async () => {
  sandbox.liqpay.faults.plan({ fault: 'duplicate-webhook' }, 1);
  await pay('e');
  const [first, second] = await receiver.received(2);
  expect(first?.body).toBe(second?.body);
  const form = Object.fromEntries(new URLSearchParams(first?.body));
  expect(parseSigned(form, privateKey)).toEqual(await ask({ action: 'status', order_id: 'e' }));
});

test('the checkout speaks the language that it was asked for', async () => {
  const page = await post('3/checkout', checkout('f', { language: 'uk' }));
  expect(await page.text()).toContain('Номер картки');
});

test('the checkout loads nothing from elsewhere, and its form may end at the shop', async () => {
  const page = await post('3/checkout', checkout('g'));
  const policy = page.headers.get('content-security-policy');
  expect(policy).toMatch(/^default-src 'none';/);
  expect(policy).toMatch(/form-action 'self' http:\/\/ua\.localhost:3000$/);
  const query = new URLSearchParams(checkout('g', { result_url: undefined }));
  const shown = await fetch(`${sandbox.url}/liqpay/api/3/checkout?${query}`);
  expect(shown.headers.get('content-security-policy')).toMatch(/form-action 'self'$/);
  expect(await shown.text()).toContain('UAH');
});

test('who names no address to go back to is told on the page that it is paid', async () => {
  const paid = await pay('h', undefined, { result_url: undefined });
  expect([paid.status, await paid.text()]).toEqual([200, expect.stringContaining('The payment has been made.')]);
});

test.each([
  [{ action: 'status' }, 'err_missing'],
  [{ action: 'hold', order_id: 'i' }, 'err_missing'],
  [{ action: 'hold_completion', order_id: 'nobody' }, 'payment_not_found'],
])('%j is answered with %s', async (payload, err_code) => {
  expect(await ask(payload)).toMatchObject({ result: 'error', status: 'error', err_code });
});
