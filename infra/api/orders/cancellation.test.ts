import { sql } from 'drizzle-orm';
import { orderToken } from '../order-store/order-link';
import { attemptsOf } from '../payments/ledger/attempts';
import { checkLedger } from '../payments/ledger/check-ledger';
import { until } from '../testing/harness';
import { cancelOrder } from './cancel-order';
import { addVehicle, browse, type Reserving, startReserving, statusOf } from './reserve.testing';
import { sweep } from './sweep';

// Many calls and a provider each: more than a unit test's five seconds on a busy machine.
jest.setTimeout(60_000);

let api: Reserving;

beforeAll(async () => {
  api = await startReserving();
}, 60_000);
beforeEach(() => api.sandbox.stripe.faults.clear());
afterEach(async () => expect(await checkLedger(api.database)).toEqual([]));
afterAll(() => api?.close());

type Browser = ReturnType<typeof browse>;

const cancel = (jane: Browser, number: string, token?: string) =>
  jane.send('PUT', `/buy_online/orders/${number}/cancel${token === undefined ? '' : `?token=${token}`}`);

const intentOf = (secret: string) => api.sandbox.stripe.state.intents.get(secret.split('_secret_')[0] ?? '');

const mailsOf = (number: string) =>
  api.sandbox.mailbox.messages.list('jane@example.test').filter(({ subject }) => subject.includes(number));

async function confirmed() {
  const vehicle = await addVehicle(api.database);
  const jane = browse(api);
  const { number, secret } = await jane.upToCard(vehicle);
  await jane.card(secret);
  expect(await jane.confirm(number)).toMatchObject({ body: { data: { attributes: { state: 'confirmed' } } } });
  return { vehicle, jane, number, secret };
}

async function attemptState(number: string): Promise<unknown> {
  return (await attemptsOf(api.database.db, number))[0]?.state;
}

test('a confirmed order that its visitor cancels gives the money back, frees the vehicle and tells so', async () => {
  const { vehicle, jane, number } = await confirmed();
  expect(await statusOf(api, vehicle)).toBe('reserved');
  expect(await cancel(jane, number)).toMatchObject({
    status: 200,
    body: { data: { attributes: { state: 'cancelled', payment_status: 'refunded' } } },
  });
  expect(await statusOf(api, vehicle)).toBe('stock');
  expect(await browse(api).init(vehicle)).toMatchObject({ status: 200 });
  await until(() => mailsOf(number).length === 2);
  expect(mailsOf(number)[0]?.text).toContain('We are giving 500 € back to you');
});

test('cancelling again, also at the same time, answers the same and gives back once', async () => {
  const { jane, number, secret } = await confirmed();
  const answers = await Promise.all(Array.from({ length: 5 }, () => cancel(jane, number)));
  for (const answer of answers)
    expect(answer).toMatchObject({ body: { data: { attributes: { state: 'cancelled' } } } });
  expect(await cancel(jane, number)).toMatchObject({ body: { data: { attributes: { payment_status: 'refunded' } } } });
  const refunds = [...api.sandbox.stripe.state.refunds.values()];
  expect(refunds.filter(({ payment_intent }) => payment_intent === intentOf(secret)?.id)).toHaveLength(1);
  const [mails] = await api.database.rows(
    sql`select count(*)::int as count from mails where order_number = ${number} and kind = 'cancelled'`,
  );
  expect(mails).toEqual({ count: 1 });
});

test('an order that is not paid yet lets go of its payment: a card typed later charges nothing', async () => {
  const vehicle = await addVehicle(api.database);
  const jane = browse(api);
  const { number, secret } = await jane.upToCard(vehicle);
  expect(await cancel(jane, number)).toMatchObject({ body: { data: { attributes: { state: 'cancelled' } } } });
  expect(intentOf(secret)?.status).toBe('canceled');
  expect((await jane.card(secret)).status).toBe(400);
  expect(await browse(api).init(vehicle)).toMatchObject({ status: 200 });
});

test('money on hold is let go, never taken', async () => {
  const vehicle = await addVehicle(api.database);
  const jane = browse(api);
  const { number, secret } = await jane.upToCard(vehicle, { capture_method: 'manual' });
  await jane.card(secret);
  expect(await jane.confirm(number)).toMatchObject({
    body: { data: { attributes: { state: 'reserved', payment_status: 'on_hold' } } },
  });
  expect(await cancel(jane, number)).toMatchObject({
    body: { data: { attributes: { state: 'cancelled', payment_status: 'cancelled' } } },
  });
  expect(intentOf(secret)).toMatchObject({ status: 'canceled' });
  await until(() => mailsOf(number).length > 0);
  expect(mailsOf(number)[0]?.text).toContain('were not charged and are free again');
});

test('the link of the e-mail cancels on any device; nobody else can, and nobody else learns of the order', async () => {
  const { number } = await confirmed();
  const token = orderToken(number, api.config.ORDER_LINK_SECRET);
  const other = browse(api);
  expect((await cancel(other, number)).status).toBe(404);
  expect((await cancel(other, number, `${token}x`)).status).toBe(404);
  expect((await cancel(other, 'AAAA-AAAA-AAAA', token)).status).toBe(404);
  expect(await cancel(other, number, token)).toMatchObject({
    status: 200,
    body: { data: { attributes: { state: 'cancelled' } } },
  });
});

test('once the vehicle was handed over, only its retailer undoes the sale', async () => {
  const { vehicle, jane, number } = await confirmed();
  await api.database.rows(sql`update vehicles set status = 'sold' where id = ${vehicle}`);
  expect(await cancel(jane, number)).toMatchObject({ status: 409, body: { code: 'order.handed-over' } });
  const order = await cancelOrder(api.services, number, { kind: 'lead' });
  expect(order.state).toBe('cancelled');
  expect(await statusOf(api, vehicle)).toBe('sold');
});

test('a provider that cannot be reached keeps nobody from cancelling; the money follows', async () => {
  const { vehicle, jane, number } = await confirmed();
  api.sandbox.stripe.faults.plan({ fault: 'error-500' }, 100);
  expect(await cancel(jane, number)).toMatchObject({
    status: 200,
    body: { data: { attributes: { state: 'cancelled', payment_status: 'paid' } } },
  });
  expect(await statusOf(api, vehicle)).toBe('stock');
  api.sandbox.stripe.faults.clear();
  await until(async () => (await attemptState(number)) === 'refunded');
});

test('a crash between cancelling and giving back is found by the sweeper', async () => {
  const { number } = await confirmed();
  const crash = {
    ...api.services,
    ports: {},
  };
  await expect(cancelOrder(crash, number, { kind: 'visitor' })).rejects.toThrow('No adapter');
  await api.database.rows(sql`delete from jobs where kind = 'payments.settle' and done_at is null`);
  // A worker may have taken the job before it was deleted; then the sweeper finds it done, or half
  // done.
  await until(async () => {
    await sweep(api.services);
    return (await attemptState(number)) === 'refunded';
  });
});

test('the forms service answers the same order to the same people', async () => {
  const { jane, number } = await confirmed();
  const answer = await jane.send('GET', `/orders/${number}`);
  expect(answer).toEqual(await jane.read(number));
  const token = orderToken(number, api.config.ORDER_LINK_SECRET);
  expect((await browse(api).send('GET', `/orders/${number}?token=${token}`)).status).toBe(200);
  expect((await browse(api).send('GET', `/orders/${number}`)).status).toBe(404);
});
