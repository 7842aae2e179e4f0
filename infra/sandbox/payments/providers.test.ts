import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type HowToPay, type Provider, providersOf } from '../../api/payments/providers/payers.testing';
import { type Sandbox, startSandbox } from '../server';
import { startReceiver, type WebhookReceiver } from './webhook-receiver.testing';

/** What the stand-ins of all providers have in common. */
let receiver: WebhookReceiver;
let sandbox: Sandbox;
let folder: string;

const start = () => startSandbox({ port: 0, smtpPort: 0, apiUrl: receiver.url, folder });
const restart = async () => {
  await sandbox.close();
  sandbox = await start();
};

beforeAll(async () => {
  receiver = await startReceiver();
  folder = mkdtempSync(join(tmpdir(), 'sandbox-'));
  sandbox = await start();
});
beforeEach(() => receiver.clear());
afterEach(() => control('payments/play', { play: 'success' }));
afterAll(async () => {
  await sandbox.close();
  await receiver.close();
  rmSync(folder, { recursive: true });
});

const control = (path: string, body?: unknown, method = 'POST') =>
  fetch(`${sandbox.url}/control/${path}`, {
    method,
    ...(body !== undefined && { headers: { 'content-type': 'application/json' }, body: JSON.stringify(body) }),
  });
const shown = async (name: string) => (await control(name, undefined, 'GET')).json();

async function paid({ port, currency, pay }: Provider, attemptId: string, how: HowToPay = 'well') {
  const amount = 500_00;
  const { reference } = await port.start({ attemptId, orderNumber: 'A1', description: 'A', amount, currency });
  const started = { reference, amount, currency };
  await pay(started, how);
  return started;
}

describe.each([
  ['stripe', 'STRIPE', 'payment_intents', 'payment_intent.amount_capturable_updated'],
  ['paypal', 'PAYPAL', 'orders', 'CHECKOUT.ORDER.APPROVED'],
  ['liqpay', 'LIQPAY', 'payments', 'hold_wait'],
] as const)('%s', (name, vendor, kind, event) => {
  const provider = () => providersOf(sandbox, receiver.url)[vendor];

  test('faults are planned, shown, and ended', async () => {
    expect((await control(`${name}/faults`, { fault: 'time-out', operation: 'x', times: 2 })).status).toBe(204);
    expect((await shown(name)).faults).toEqual([
      { fault: 'time-out', operation: 'x' },
      { fault: 'time-out', operation: 'x' },
    ]);
    expect((await control(`${name}/faults`, undefined, 'DELETE')).status).toBe(204);
    expect((await shown(name)).faults).toEqual([]);
  });

  test.each([{ fault: 'success' }, { fault: 'time-out', times: 0 }, {}])('the fault %j is refused', async (body) => {
    const answer = await control(`${name}/faults`, body);
    expect([answer.status, await answer.json()]).toEqual([422, { message: expect.any(String) }]);
  });

  test('a play is for this provider, or for all', async () => {
    await control('payments/play', { play: 'decline', provider: name });
    await control('payments/play', { play: 'garbage' });
    const planned = Object.fromEntries(
      (['stripe', 'paypal', 'liqpay'] as const).map((one) => [one, sandbox[one].faults.list().length]),
    );
    expect(planned).toEqual({ stripe: 1, paypal: 1, liqpay: 1, [name]: 2 });
    await control('payments/play', { play: 'success', provider: name });
    expect(sandbox[name].faults.list()).toEqual([]);
    expect((await control('payments/play', { play: 'decline', provider: 'mollie' })).status).toBe(422);
  });

  test('an event that was lost is told when it is sent again; one that never was is not found', async () => {
    await control(`${name}/faults`, { fault: 'lost-webhook', operation: event });
    await paid(provider(), `lost-${name}`);
    const events: { readonly id: string; readonly type: string }[] = (await shown(name)).events;
    const lost = events.findLast(({ type }) => type === event);
    receiver.clear();
    const again = await control(`${name}/webhooks/${lost?.id}/redeliver`);
    expect(await again.json()).toEqual({ status: 200 });
    expect(receiver.count()).toBeGreaterThan(0);
    expect(await (await control(`${name}/webhooks/unknown/redeliver`)).json()).toEqual({ status: 404 });
  });

  test('an event that nobody takes comes again', async () => {
    receiver.answerWith(Array.from({ length: 12 }, () => 503));
    await paid(provider(), `again-${name}`);
    const bodies = (await receiver.received(4)).map(({ body }) => body);
    expect(new Set(bodies).size).toBeLessThan(bodies.length);
    receiver.answerWith([]);
  });

  test('a late event comes once it is released', async () => {
    await control(`${name}/faults`, { fault: 'late-webhook', operation: event });
    await paid(provider(), `late-${name}`);
    await new Promise((resolve) => setTimeout(resolve, 100));
    const before = receiver.count();
    expect((await control(`${name}/webhooks/release`)).status).toBe(204);
    expect(receiver.count()).toBe(before + 1);
  });

  test('payments, events and answers outlive a restart', async () => {
    const { reference } = await paid(provider(), `kept-${name}`);
    const released = await paid(provider(), `released-${name}`);
    await provider().port.read(released.reference, 'pending');
    await provider().port.void(released.reference);
    const declined = await paid(provider(), `declined-${name}`, 'declined');
    expect(await provider().port.read(declined.reference, 'pending')).toMatchObject({ status: 'declined' });
    const before = await shown(name);
    expect(before[kind].length).toBeGreaterThan(0);
    await restart();
    const portOf = (text: string) => text.replaceAll(/127\.0\.0\.1:\d+/g, '');
    expect(JSON.parse(portOf(JSON.stringify(await shown(name))))).toEqual(JSON.parse(portOf(JSON.stringify(before))));
    const again = await paid(provider(), `kept-${name}`).catch(() => ({ reference }));
    expect(again.reference).toBe(reference);
    const { port } = provider();
    await port.read(reference, 'pending');
    await port.capture(reference);
    expect(await port.read(reference, 'authorised')).toMatchObject({ status: 'paid' });
  });

  test.each(['', '{', '[]', '{"events": [["a"]]}'])('a memory that says %j is as good as none', async (text) => {
    await sandbox.close();
    writeFileSync(join(folder, `${name}.json`), text);
    sandbox = await start();
    expect((await shown(name))[kind]).toEqual([]);
    expect(await paid(provider(), `new-${name}-${text.length}`)).toMatchObject({ reference: expect.any(String) });
  });
});
