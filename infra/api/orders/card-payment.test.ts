import { randomUUID } from 'node:crypto';
import { MARKETS } from '@showroom/contracts/markets';
import { sql } from 'drizzle-orm';
import { checkLedger } from '../payments/ledger/check-ledger';
import { endOrder } from '../payments/settlement/end-order';
import { until } from '../testing/harness';
import { lookInto } from './looking.testing';
import {
  type Answer,
  addVehicle,
  browse,
  letTimePass,
  type Reserving,
  startReserving,
  statusOf,
} from './reserve.testing';
import { sweep } from './sweep';

// Many calls and a provider each: more than a unit test's five seconds on a busy machine.
jest.setTimeout(30_000);

let api: Reserving;

beforeAll(async () => {
  api = await startReserving();
}, 60_000);
beforeEach(() => api.sandbox.stripe.faults.clear());
afterEach(async () => expect(await checkLedger(api.database)).toEqual([]));
afterAll(() => api?.close());

const { stateOf, statesOf, intentOf, refundsOf } = lookInto(() => api);

describe('a payment', () => {
  test('begins before the order is posted, and is the same however often it is asked for', async () => {
    const vehicle = await addVehicle(api.database);
    const jane = browse(api);
    const { attributes } = (await jane.init(vehicle)).body.data;
    const idempotency_key = randomUUID();
    const answers = await Promise.all([
      jane.payment(vehicle),
      jane.payment(vehicle),
      jane.payment(vehicle, { idempotency_key }),
      jane.payment(vehicle, { idempotency_key }),
    ]);
    const shown = answers.map(({ body }) => body.data.attributes);
    expect(shown[0]).toMatchObject({ order_number: attributes['order_number'], vendor: 'STRIPE', status: 'pending' });
    for (const one of shown) expect(one).toEqual(shown[0]);
    expect(intentOf(String(shown[0]?.['client_secret']))?.id).toBe(shown[0]?.['stripe_payment_intent_id']);
    expect(await jane.payment(vehicle, { idempotency_key, amount: 499 })).toMatchObject({ status: 422 });
  });

  test('made before the order was posted is let go, and another one pays', async () => {
    const vehicle = await addVehicle(api.database);
    const jane = browse(api);
    const { id: lock, attributes } = (await jane.init(vehicle)).body.data;
    const number = String(attributes['order_number']);
    const secretOf = ({ body }: Answer) => String(body.data.attributes['client_secret']);
    const early = secretOf(await jane.payment(vehicle));
    await jane.card(early);
    expect(await jane.confirm(number)).toMatchObject({
      body: { data: { attributes: { state: 'initialized', payment_status: 'cancelled' } } },
    });
    expect(intentOf(early)?.status).toBe('canceled');
    const secret = secretOf(await jane.payment(vehicle));
    await jane.order(lock);
    await jane.card(secret);
    expect(await jane.confirm(number)).toMatchObject({ body: { data: { attributes: { state: 'confirmed' } } } });
  });

  test('put on hold reserves the vehicle and takes nothing', async () => {
    const vehicle = await addVehicle(api.database);
    const jane = browse(api);
    const { number, secret } = await jane.upToCard(vehicle, { capture_method: 'manual' });
    await jane.card(secret);
    const answers = await Promise.all([jane.confirm(number), jane.confirm(number)]);
    for (const answer of answers) {
      expect(answer).toMatchObject({
        body: { data: { attributes: { state: 'reserved', payment_status: 'on_hold' } } },
      });
    }
    expect(intentOf(secret)).toMatchObject({ status: 'requires_capture', amount_received: 0 });
    expect(await statusOf(api, vehicle)).toBe('reserved');
    await letTimePass(api, vehicle, 60);
    await sweep(api.services);
    expect(await stateOf(number)).toBe('reserved');
    expect(await browse(api).init(vehicle)).toMatchObject({ status: 409, body: { code: 'vehicle.sold' } });
  });

  test('on hold that nobody takes within six days is let go, and the vehicle is on sale again', async () => {
    const vehicle = await addVehicle(api.database);
    await api.database.rows(sql`update vehicles set status = 'demo' where id = ${vehicle}`);
    const jane = browse(api);
    const { number, secret } = await jane.upToCard(vehicle, { capture_method: 'manual' });
    await jane.card(secret);
    await jane.confirm(number);
    await api.database.rows(
      sql`update orders set reserved_at = reserved_at - interval '6 days' where number = ${number}`,
    );
    await sweep(api.services);
    expect(await jane.read(number)).toMatchObject({
      body: { data: { attributes: { state: 'expired', payment_status: 'cancelled' } } },
    });
    expect(intentOf(secret)?.status).toBe('canceled');
    expect(await statusOf(api, vehicle)).toBe('demo');
    expect(await browse(api).init(vehicle)).toMatchObject({ status: 200 });
  });

  test('of an order that was ended is given back once, however often that is asked for', async () => {
    const vehicle = await addVehicle(api.database);
    const jane = browse(api);
    const { number, secret } = await jane.upToCard(vehicle);
    await jane.card(secret);
    await jane.confirm(number);
    const ended = await Promise.all([
      endOrder(api.services, number, 'cancelled', 'the retailer asked for it'),
      endOrder(api.services, number, 'cancelled', 'the retailer asked for it'),
    ]);
    expect(ended.filter(Boolean)).toHaveLength(1);
    expect(await jane.read(number)).toMatchObject({
      body: { data: { attributes: { state: 'cancelled', payment_status: 'refunded' } } },
    });
    expect(refundsOf(secret)).toHaveLength(1);
    expect(await statusOf(api, vehicle)).toBe('stock');
    expect(await statesOf(number)).toEqual(['initialized', 'awaiting_payment', 'confirmed', 'cancelled']);
  });

  test.each([
    [{ amount: 499.99 }, 409, 'payment.amount-changed'],
    [{ currency: 'JPY' }, 409, 'payment.amount-changed'],
    [{ company_uuid: MARKETS.au.companyUuid }, 422, undefined],
    [{ amount: -500 }, 409, 'payment.amount-changed'],
    [{ amount: 1e300 }, 409, 'payment.amount-changed'],
    [{ vehicle_id: '1' }, 409, 'hold.expired'],
    [{ vehicle_id: undefined, config_url: 'https://build.example/1' }, 409, 'hold.expired'],
    [{ config_url: 'https://build.example/1' }, 422, undefined],
    [{ stripe_account_id: 'acct_somebody' }, 422, undefined],
  ])('asked for with %j is refused', async (changes, status, code) => {
    const vehicle = await addVehicle(api.database);
    const jane = browse(api);
    await jane.init(vehicle);
    const answer = await jane.payment(vehicle, changes);
    expect({ status: answer.status, code: answer.body.code }).toEqual({ status, code });
  });

  test('follows a fee that changed once the visitor agreed to it; what was begun before can no longer be paid', async () => {
    const vehicle = await addVehicle(api.database);
    const jane = browse(api);
    const { number, lock, secret: old } = await jane.upToCard(vehicle);
    await api.database.rows(sql`update vehicles set reservation_fee = 60000 where id = ${vehicle}`);
    expect(await jane.order(lock)).toMatchObject({ status: 409, body: { code: 'payment.amount-changed' } });
    expect(await jane.payment(vehicle)).toMatchObject({ status: 409, body: { code: 'payment.amount-changed' } });
    const started = await jane.payment(vehicle, { amount: 600 });
    expect(await jane.order(lock)).toMatchObject({ status: 201, body: { data: { attributes: { amount: 600 } } } });
    await jane.card(old);
    await jane.card(String(started.body.data.attributes['client_secret']));
    expect(await jane.confirm(number)).toMatchObject({
      body: { data: { attributes: { state: 'confirmed', amount: 600 } } },
    });
    await until(() => intentOf(old)?.status === 'canceled');
  });

  test('that was declined is tried again with another card', async () => {
    const vehicle = await addVehicle(api.database);
    const jane = browse(api);
    const { number, secret } = await jane.upToCard(vehicle);
    expect((await jane.card(secret, 'pm_card_visa_chargeDeclined')).status).toBe(402);
    expect(await jane.confirm(number)).toMatchObject({
      body: { data: { attributes: { state: 'awaiting_payment', payment_status: 'failed' } } },
    });
    const again = await jane.payment(vehicle);
    await jane.card(String(again.body.data.attributes['client_secret']));
    expect(await jane.confirm(number)).toMatchObject({ body: { data: { attributes: { state: 'confirmed' } } } });
  });

  test('whose amount is another one at the provider is let go, and the order stays open', async () => {
    const vehicle = await addVehicle(api.database);
    const jane = browse(api);
    api.sandbox.stripe.faults.plan({ fault: 'wrong-amount' }, 1);
    const { number, secret } = await jane.upToCard(vehicle);
    await jane.card(secret);
    expect(await jane.confirm(number)).toMatchObject({
      body: { data: { attributes: { state: 'awaiting_payment', payment_status: 'cancelled' } } },
    });
    expect(intentOf(secret)?.status).toBe('canceled');
  });

  test('during which the hold ended still gets the vehicle: nobody could take it meanwhile', async () => {
    const vehicle = await addVehicle(api.database);
    const [jane, joe] = [browse(api), browse(api)];
    const { number, secret } = await jane.upToCard(vehicle);
    await letTimePass(api, vehicle, 16);
    expect(await joe.init(vehicle)).toMatchObject({ status: 409, body: { code: 'vehicle.held' } });
    await jane.card(secret);
    expect(await jane.confirm(number)).toMatchObject({ body: { data: { attributes: { state: 'confirmed' } } } });
  });

  test('that nobody made is let go after the hold, and then the vehicle is free', async () => {
    const vehicle = await addVehicle(api.database);
    const [jane, joe] = [browse(api), browse(api)];
    const { number, secret } = await jane.upToCard(vehicle);
    await letTimePass(api, vehicle, 16);
    await sweep(api.services);
    expect(await joe.init(vehicle)).toMatchObject({ status: 409 });
    await letTimePass(api, vehicle, 5);
    await sweep(api.services);
    expect(await stateOf(number)).toBe('expired');
    expect((await jane.card(secret)).status).toBe(400);
    expect(await joe.init(vehicle)).toMatchObject({ status: 200 });
  });

  test.each([
    ['held', false, 'canceled', 'cancelled'],
    ['taken', true, 'succeeded', 'refunded'],
  ])('that is %s when the vehicle was sold elsewhere is given back', async (_what, isTaken, intent, payment_status) => {
    const vehicle = await addVehicle(api.database);
    const jane = browse(api);
    const { number, secret } = await jane.upToCard(vehicle);
    await api.database.rows(sql`update vehicles set status = 'sold' where id = ${vehicle}`);
    const known = intentOf(secret);
    if (known && isTaken) known.capture_method = 'automatic';
    await jane.card(secret);
    // Whoever looked before the money came has cancelled it already.
    const state = expect.stringMatching(/^(failed|cancelled)$/);
    expect(await jane.confirm(number)).toMatchObject({ body: { data: { attributes: { state, payment_status } } } });
    expect(intentOf(secret)?.status).toBe(intent);
  });

  test.each(['time-out', 'error-500'] as const)(
    'survives a %s of the provider at every step',
    async (fault) => {
      const vehicle = await addVehicle(api.database);
      const jane = browse(api);
      for (const operation of ['payment_intents.retrieve', 'payment_intents.capture']) {
        api.sandbox.stripe.faults.plan({ fault, operation }, 1);
      }
      const { number, secret } = await jane.upToCard(vehicle);
      await jane.card(secret);
      await jane.confirm(number);
      await until(async () => (await stateOf(number)) === 'confirmed');
      expect(intentOf(secret)?.amount_received).toBe(500_00);
    },
    20_000,
  );
});
