import { getOrder } from '@showroom/contracts/calls/buy-online';
import type { OrderRecord } from '@showroom/contracts/entities/order-record';
import { MARKETS } from '@showroom/contracts/markets';
import { sql } from 'drizzle-orm';
import { checkLedger } from '../../payments/ledger/check-ledger';
import { type TestIssuer, testIssuer, until } from '../../testing/harness';
import { addVehicle, browse, type Reserving, startReserving, statusOf } from '../reserve.testing';
import { sweep } from '../sweep';

jest.setTimeout(60_000);

let api: Reserving;
let issuer: TestIssuer;

beforeAll(async () => {
  issuer = await testIssuer();
  api = await startReserving({ OIDC_ISSUER: issuer.issuer });
}, 60_000);
beforeEach(() => api.sandbox.stripe.faults.clear());
afterAll(async () => {
  await api?.close();
  issuer?.close();
});

const agrees = async () => expect(await checkLedger(api.database)).toEqual([]);

interface Answer {
  readonly status: number;
  readonly body: { readonly data: { readonly attributes: OrderRecord } };
}

async function desk(method: string, path: string, body?: unknown): Promise<Answer> {
  const headers = await issuer.bearer(['market_manager'], { markets: ['international', 'au'] });
  const response = await fetch(`${api.url}${path}`, {
    method,
    headers: { ...headers, ...(body !== undefined && { 'content-type': 'application/json' }) },
    ...(body !== undefined && { body: JSON.stringify(body) }),
  });
  return { status: response.status, body: await response.json() };
}

const refund = (number: string, body: Readonly<Record<string, unknown>>) =>
  desk('POST', `/orders/${number}/refund`, { why: 'a scratch', ...body });
const recordOf = async (number: string) => (await desk('GET', `/orders/${number}/record`)).body.data.attributes;

/** A fee of EUR 500, paid. */
async function placed() {
  const vehicle = await addVehicle(api.database);
  const jane = browse(api);
  const { number, secret } = await jane.upToCard(vehicle);
  await jane.card(secret);
  await jane.confirm(number);
  return { number, vehicle, jane };
}

const backAtProvider = () => [...api.sandbox.stripe.state.refunds.values()].map(({ amount }) => amount);
const mailsAbout = (number: string) =>
  api.sandbox.mailbox.messages.list('jane@example.test').filter(({ subject }) => subject.includes(number));

test('all of its money ends an order: the vehicle is on sale again, and the customer is told', async () => {
  const { number, vehicle, jane } = await placed();
  expect((await refund(number, {})).status).toBe(200);
  await until(async () => (await recordOf(number)).payment_status === 'refunded');
  expect(await recordOf(number)).toMatchObject({
    state: 'cancelled',
    possible: [],
    payments: [{ refunded: 500, refundable: 0 }],
  });
  expect(await statusOf(api, vehicle)).toBe('stock');
  await until(() => mailsAbout(number).some(({ text }) => text.includes('We are giving 500 € back to you')));
  await until(async () => (await recordOf(number)).payment_status === 'refunded');
  const { history } = getOrder.answer.parse((await jane.read(number)).body).data.attributes;
  expect(history.map(({ what }) => what)).toEqual([
    'initialized',
    'awaiting_payment',
    'money_on_hold',
    'money_taken',
    'confirmed',
    'cancelled',
    'money_given_back',
  ]);
  expect(history.at(-1)).toMatchObject({ text: 'The money was given back.', amount: 500 });
  expect((await refund(number, {})).status).toBe(409);
  await agrees();
});

test('a part leaves the order as it is; parts add up, and the last one ends it', async () => {
  const { number, vehicle } = await placed();
  expect((await refund(number, { amount: 120.5 })).status).toBe(200);
  // An event of the provider may be the one that asks for it.
  await until(async () => (await recordOf(number)).payments[0]?.refunded === 120.5);
  expect(await recordOf(number)).toMatchObject({
    state: 'confirmed',
    payment_status: 'partially_refunded',
    possible: ['cancel', 'refund'],
    resendable: ['confirmed', 'refunded', 'retailer-reserved'],
    payments: [{ refunded: 120.5, refundable: 379.5, refunds: [{ amount: 120.5, state: 'given', why: 'a scratch' }] }],
  });
  expect(await statusOf(api, vehicle)).toBe('reserved');
  await agrees();
  await until(() => mailsAbout(number).some(({ text }) => text.includes('Given back: 120.50 €')));

  expect((await refund(number, { amount: 379.51 })).status).toBe(422);
  expect((await refund(number, { amount: 79.5 })).body.data.attributes.payments).toMatchObject([{ refundable: 300 }]);
  await until(async () => (await recordOf(number)).payments[0]?.refunded === 200);
  expect((await refund(number, { amount: 300 })).status).toBe(200);
  await until(async () => (await recordOf(number)).payments[0]?.refunded === 500);
  expect(await recordOf(number)).toMatchObject({
    state: 'cancelled',
    payment_status: 'refunded',
    payments: [{ refunded: 500, refundable: 0 }],
  });
  expect(await statusOf(api, vehicle)).toBe('stock');
  await until(() => mailsAbout(number).some(({ text }) => text.includes('We are giving 300 € back to you')));
  await agrees();
});

test.each([0, -1, 0.001, 9.999, 1e9])('%d is no amount that can be given back', async (amount) => {
  const { number } = await placed();
  expect((await refund(number, { amount })).status).toBe(422);
  expect(await recordOf(number)).toMatchObject({ state: 'confirmed', payments: [{ refunded: 0 }] });
});

test('the same key gives the same money back once, another amount under it is refused', async () => {
  const { number } = await placed();
  const before = backAtProvider().length;
  const once = { amount: 50, idempotency_key: 'a-part-of-the-fee-1' };
  const answers = await Promise.all([refund(number, once), refund(number, once), refund(number, once)]);
  expect(answers.map(({ status }) => status)).toEqual([200, 200, 200]);
  await until(async () => (await recordOf(number)).payments[0]?.refunded === 50);
  expect(await recordOf(number)).toMatchObject({ payments: [{ refundable: 450 }] });
  expect(backAtProvider().slice(before)).toEqual([50_00]);
  expect((await refund(number, { ...once, amount: 60 })).status).toBe(422);
  await agrees();
});

test('many people who give parts back at once give back no more than there is, each part once', async () => {
  const { number } = await placed();
  const before = backAtProvider().length;
  const answers = await Promise.all([1, 2, 3, 4, 5, 6].map(() => refund(number, { amount: 90 })));
  expect(answers.filter(({ status }) => status === 422)).toHaveLength(1);
  await nextTry(number);
  await until(async () => (await recordOf(number)).payments[0]?.refunded === 450);
  expect(
    backAtProvider()
      .slice(before)
      .reduce((sum, amount) => sum + amount, 0),
  ).toBe(450_00);
  await agrees();
});

/** What is on its way is tried again now; whoever asked before has heard. */
async function nextTry(number: string): Promise<void> {
  await api.database.rows(sql`update refunds set next_try_at = null where order_number = ${number}`);
  await sweep(api.services);
}

const WHILE = sql.raw(`interval '73 hours'`);

/** What was asked for, and what happened, was so long ago. */
const threeDaysLater = (number: string) =>
  api.database.db.transaction(async (db) => {
    await db.execute(sql`update refunds set asked_at = asked_at - ${WHILE} where order_number = ${number}`);
    // History cannot be changed otherwise.
    await db.execute(sql`set local session_replication_role = replica`);
    await db.execute(sql`update payment_transitions set at = at - ${WHILE}
      where attempt_id in (select id from payment_attempts where order_number = ${number})`);
  });

test.each(['error-500', 'time-out', 'garbage-after'] as const)(
  'a provider that answers a part with %s gives it back once, when it is asked again',
  async (fault) => {
    const { number } = await placed();
    const before = backAtProvider().length;
    api.sandbox.stripe.faults.plan({ fault, operation: 'refunds.create' }, 3);
    await refund(number, { amount: 70 });
    api.sandbox.stripe.faults.clear();
    await nextTry(number);
    await until(async () => (await recordOf(number)).payments[0]?.refunded === 70);
    expect(backAtProvider().slice(before)).toEqual([70_00]);
    await agrees();
  },
);

test('a refund that cannot be asked for now is asked for soon', async () => {
  const { number } = await placed();
  api.sandbox.stripe.faults.plan({ fault: 'error-500' }, 100);
  expect((await refund(number, {})).status).toBe(502);
  expect(await recordOf(number)).toMatchObject({ state: 'cancelled', payment_status: 'paid' });
  api.sandbox.stripe.faults.clear();
  await until(async () => (await recordOf(number)).payment_status === 'refunded');
  await agrees();
});

describe('what nobody gives back any more', () => {
  const marked = { rule: 'no refund was given up: a person has to see to it', broken: [expect.any(String)] };

  test.each([
    ['a part', { amount: 40 }, 40, { state: 'confirmed', payments: [{ refunds: [{ state: 'given_up' }] }] }],
    ['all of it', {}, 500, { state: 'cancelled', payments: [{ state: 'given_up' }] }],
  ])(
    '%s is marked after three days, found by desk and check, and can be asked for again',
    async (_what, asked, back, expected) => {
      const { number } = await placed();
      api.sandbox.stripe.faults.plan({ fault: 'error-500', operation: 'refunds.create' }, 1000);
      await refund(number, asked);
      await threeDaysLater(number);
      // The provider still refuses what the sweep asks for first.
      await sweep(api.services).catch(() => undefined);
      expect(await recordOf(number)).toMatchObject({ ...expected, refund_given_up: true });
      expect(await checkLedger(api.database)).toEqual([marked]);
      expect(JSON.stringify((await desk('GET', '/orders?refund=given_up')).body.data)).toContain(number);

      api.sandbox.stripe.faults.clear();
      await refund(number, asked);
      await until(async () => !(await recordOf(number)).refund_given_up);
      await until(async () => {
        const [payment] = (await recordOf(number)).payments;
        return payment?.refunded === back;
      });
      await agrees();
      expect(JSON.stringify((await desk('GET', '/orders?refund=given_up')).body.data)).not.toContain(number);
    },
  );
});

test('money on hold cannot be given back: it is let go', async () => {
  const vehicle = await addVehicle(api.database);
  const jane = browse(api, MARKETS.international);
  const { number, secret } = await jane.upToCard(vehicle, { capture_method: 'manual' });
  await jane.card(secret);
  await jane.confirm(number);
  expect((await refund(number, { amount: 10 })).status).toBe(409);
});
