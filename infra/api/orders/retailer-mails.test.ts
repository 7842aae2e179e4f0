import { MARKETS, type Market } from '@showroom/contracts/markets';
import { sql } from 'drizzle-orm';
import { orderToken } from '../order-store/order-link';
import { queueOrderMail } from '../order-store/order-mails';
import { until } from '../testing/harness';
import { addVehicle, browse, type Reserving, startReserving } from './reserve.testing';

// Many calls and a provider each: more than a unit test's five seconds on a busy machine.
jest.setTimeout(30_000);

let api: Reserving;

beforeAll(async () => {
  api = await startReserving();
}, 60_000);
afterAll(() => api?.close());

const mailsTo = (address: string, number: string) =>
  api.sandbox.mailbox.messages.list(address).filter(({ subject }) => subject.includes(number));
const toRetailer = (number: string) => mailsTo('sales@zenith.test', number);

interface Wanted {
  readonly market?: Market;
  readonly payment?: Record<string, unknown>;
  readonly order?: Record<string, unknown>;
}

async function paidOrder({ market = MARKETS.international, payment = {}, order = {} }: Wanted = {}) {
  const vehicle = await addVehicle(api.database, market);
  const jane = browse(api, market);
  const lock = (await jane.init(vehicle)).body.data.id;
  const started = await jane.payment(vehicle, payment);
  const number = (await jane.order(lock, order)).body.data.id;
  await jane.card(String(started.body.data.attributes['client_secret']));
  const answer = await jane.confirm(number);
  return { number, jane, state: answer.body.data.attributes['state'] };
}

async function nothingWaits(): Promise<void> {
  await until(async () => {
    const open = sql`select 1 from jobs where kind = 'mail.send' and done_at is null and failed_at is null`;
    return (await api.database.rows(open)).length === 0;
  });
}

test('a reservation is told to the retailer of its vehicle, who answers to the customer', async () => {
  const { number } = await paidOrder();
  await until(() => toRetailer(number).length > 0);
  const [mail] = toRetailer(number);
  expect(mail?.subject).toBe(`New reservation ${number}: New Land Rover Defender 110`);
  expect(mail?.text).toContain('Jane Doe');
  expect(mail?.text).toContain('+3212345678');
  expect(mail?.headers['reply-to']).toBe('jane@example.test');
  expect(mail?.text).not.toContain(orderToken(number, api.config.ORDER_LINK_SECRET));
});

test('the retailer reads the first language of its market, whatever the customer reads', async () => {
  const { number } = await paidOrder({ market: MARKETS.ae, order: { locale: 'ar-AE' } });
  await until(() => toRetailer(number).length > 0 && mailsTo('jane@example.test', number).length > 0);
  expect(toRetailer(number)[0]?.html).toContain('lang="en-AE"');
  expect(mailsTo('jane@example.test', number)[0]?.html).toContain('lang="ar-AE"');
});

test('the retailer is told once, when the fee is put on hold, not again when it is taken', async () => {
  const { number, state } = await paidOrder({ payment: { capture_method: 'manual' } });
  expect(state).toBe('reserved');
  await until(() => toRetailer(number).length > 0);
  expect(toRetailer(number)[0]?.text).toContain('The reservation fee of 500 € is on hold');
  await api.database.db.transaction((db) => queueOrderMail(db, number, 'retailer-reserved'));
  await nothingWaits();
  expect(toRetailer(number)).toHaveLength(1);
});

test('the retailer hears of the end of what it was told of', async () => {
  const { number, jane } = await paidOrder();
  await jane.send('PUT', `/buy_online/orders/${number}/cancel`);
  await until(() => toRetailer(number).length === 2);
  expect(toRetailer(number)[0]?.subject).toContain(`Reservation ${number} has ended`);
});

test('an order that waits for its link is told to nobody else before the customer opens it', async () => {
  const { number, jane } = await paidOrder({
    payment: { capture_method: 'manual' },
    order: { confirmation_by_link: true },
  });
  await until(() => mailsTo('jane@example.test', number).length > 0);
  await nothingWaits();
  expect(toRetailer(number)).toEqual([]);
  const token = orderToken(number, api.config.ORDER_LINK_SECRET);
  await jane.send('PUT', `/buy_online/orders/${number}/confirm?token=${token}`);
  await until(() => toRetailer(number).length > 0);
});

test('an order of a retailer without an address is told to its customer alone', async () => {
  const { number } = await paidOrder();
  await nothingWaits();
  await api.database.rows(
    sql`update orders set subject = jsonb_set(subject, '{retailer,email}', '""') where number = ${number}`,
  );
  await api.database.db.transaction((db) => queueOrderMail(db, number, 'retailer-ended', 'somebody'));
  const rows = await api.database.rows(
    sql`select 1 from mails where order_number = ${number} and kind = 'retailer-ended'`,
  );
  expect(rows).toEqual([]);
});
