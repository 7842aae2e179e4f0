import { sql } from 'drizzle-orm';
import { checkLedger } from '../payments/ledger/check-ledger';
import { until } from '../testing/harness';
import { addVehicle, browse, type Reserving, startReserving, statusOf } from './reserve.testing';
import { payWith } from './reserve-with.testing';
import { sweep } from './sweep';

jest.setTimeout(60_000);

let api: Reserving;

beforeAll(async () => {
  api = await startReserving();
}, 60_000);
afterEach(async () => expect(await checkLedger(api.database)).toEqual([]));
afterAll(() => api?.close());

const mailsAbout = (number: string) =>
  api.sandbox.mailbox.messages.list('jane@example.test').filter(({ subject }) => subject.includes(number));

/** The token of the link that was sent, once it was. */
async function linkOf(number: string): Promise<string> {
  const token = () => mailsAbout(number).flatMap(({ text }) => /token=([\w-]+)/.exec(text)?.[1] ?? [])[0];
  await until(() => token() !== undefined);
  return token() ?? '';
}

async function letHoursPass(number: string, hours: number): Promise<void> {
  await api.database.rows(
    sql`update orders set reserved_at = reserved_at - make_interval(hours => ${hours}) where number = ${number}`,
  );
}

describe.each(['STRIPE', 'PAYPAL', 'LIQPAY'] as const)('an order that %s pays and a link confirms', (vendor) => {
  /** `money`: what the provider says of it. */
  async function place() {
    const { visitor, market, ask, startedBy, pay, provider } = payWith(api, vendor);
    const vehicle = await addVehicle(api.database, market);
    const lock = (await visitor.init(vehicle)).body.data.id;
    const started = startedBy(await ask(vehicle));
    const placed = await visitor.order(lock, { payment_vendor: vendor, confirmation_by_link: true, locale: 'en-GB' });
    const number = placed.body.data.id;
    await pay(started);
    const answer = await visitor.confirm(number);
    const money = async () => (await provider.port.read(started.reference, 'authorised')).status;
    const open = (token: string) =>
      browse(api, market).send('PUT', `/buy_online/orders/${number}/confirm?token=${token}`);
    return { vehicle, number, visitor, answer, money, open };
  }

  test('has its money on hold until the link is opened, and taken then', async () => {
    const { number, visitor, answer, money, open, vehicle } = await place();
    const waiting = { state: 'reserved', payment_status: 'on_hold', confirm_until: expect.stringMatching(/^\d{4}-/) };
    expect(answer.body.data.attributes).toMatchObject(waiting);
    expect(await statusOf(api, vehicle)).toBe('reserved');
    // Neither the visitor's own page nor the sweeper takes it.
    expect((await visitor.confirm(number)).body.data.attributes).toMatchObject(waiting);
    await sweep(api.services);
    expect(await money()).toBe('authorised');
    const token = await linkOf(number);
    expect(mailsAbout(number)[0]?.text).toMatch(
      /Please confirm by \d+ \w+ \d{4} at \d\d:\d\d \S+\. [\s\S]*Nothing was charged/,
    );
    for (let count = 0; count < 2; count += 1) {
      expect((await open(token)).body.data.attributes).toMatchObject({
        state: 'confirmed',
        payment_status: 'paid',
        confirm_until: null,
      });
    }
    expect(await money()).toBe('paid');
  });

  test('ends when nobody opens its link in time, and nothing stays charged', async () => {
    const { number, visitor, money, vehicle } = await place();
    await letHoursPass(number, 47);
    await sweep(api.services);
    expect((await visitor.read(number)).body.data.attributes).toMatchObject({ state: 'reserved' });
    await letHoursPass(number, 1);
    await sweep(api.services);
    expect((await visitor.read(number)).body.data.attributes).toMatchObject({
      state: 'expired',
      payment_status: 'cancelled',
    });
    expect(await money()).toBe('void');
    expect(await statusOf(api, vehicle)).toBe('stock');
    await until(() => mailsAbout(number).some(({ text }) => text.includes('was not confirmed in time')));
  });

  test('is not confirmed by a link that is opened too late, even before anybody looked', async () => {
    const { number, money, open } = await place();
    const token = await linkOf(number);
    await letHoursPass(number, 48);
    expect((await open(token)).body.data.attributes).toMatchObject({ state: 'expired', payment_status: 'cancelled' });
    expect(await money()).toBe('void');
  });

  test('gives back what the provider took at once when nobody opens its link', async () => {
    const { visitor, market, ask, startedBy, pay, provider } = payWith(api, vendor);
    const vehicle = await addVehicle(api.database, market);
    const lock = (await visitor.init(vehicle)).body.data.id;
    const started = startedBy(await ask(vehicle));
    const placed = await visitor.order(lock, { payment_vendor: vendor, confirmation_by_link: true, locale: 'en-GB' });
    const number = placed.body.data.id;
    await pay(started);
    await provider.port.read(started.reference, 'pending');
    await provider.port.capture(started.reference);
    expect((await visitor.confirm(number)).body.data.attributes).toMatchObject({
      state: 'paid',
      payment_status: 'paid',
      confirm_until: expect.any(String),
    });
    await letHoursPass(number, 48);
    await sweep(api.services);
    expect((await visitor.read(number)).body.data.attributes).toMatchObject({
      state: 'expired',
      payment_status: 'refunded',
    });
    expect((await provider.port.read(started.reference, 'paid')).status).toBe('refunded');
  });
});
