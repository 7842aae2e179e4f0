import { sql } from 'drizzle-orm';
import { attemptsOf } from '../payments/ledger/attempts';
import { checkLedger } from '../payments/ledger/check-ledger';
import { openPayment } from '../payments/open-payment';
import type { PaymentPort } from '../payments/providers/port';
import type { BuyOnline } from '../payments/services';
import { settle } from '../payments/settlement/settle';
import { addVehicle, browse, letTimePass, type Reserving, startReserving, statusOf } from './reserve.testing';
import { sweep } from './sweep';

jest.setTimeout(30_000);

let api: Reserving;

// Nobody calls: the browser is closed and webhooks are lost, so that only the sweeper is left.
beforeAll(async () => {
  api = await startReserving();
}, 60_000);
beforeEach(() => {
  api.sandbox.stripe.faults.clear();
  api.sandbox.stripe.faults.plan({ fault: 'late-webhook' }, 100);
});
afterEach(async () => expect(await checkLedger(api.database)).toEqual([]));
afterAll(() => api?.close());

const stop = () => {
  throw new Error('the process ended');
};

type Operation = 'start' | 'read' | 'capture' | 'void';

/**
 * The services of a process that ends at one call to the card provider: before it is sent, or
 * before its answer is seen.
 */
function endingAt(operation: Operation, when: 'before' | 'after'): BuyOnline {
  const port = api.services.ports.STRIPE;
  if (!port) throw new Error('There is no card payment');
  const ending = async (...given: never[]) => {
    if (when === 'before') stop();
    await Reflect.apply(port[operation], port, given);
    return stop();
  };
  const STRIPE: PaymentPort = { ...port, [operation]: ending };
  return { ...api.services, ports: { ...api.services.ports, STRIPE } };
}

async function stateOf(number: string): Promise<unknown> {
  const [row] = await api.database.rows(sql`select state from orders where number = ${number}`);
  return row?.['state'];
}

const intentOf = (secret: string) => api.sandbox.stripe.state.intents.get(secret.split('_secret_')[0] ?? '');

/** As a minute later: what was left between two steps is looked at again. */
async function letPaymentRest(attempt: string): Promise<void> {
  await api.database.rows(sql`alter table payment_transitions disable trigger user`);
  await api.database.rows(
    sql`update payment_transitions set at = at - interval '2 minutes' where attempt_id = ${attempt}`,
  );
  await api.database.rows(sql`alter table payment_transitions enable trigger user`);
}

test.each([
  ['read', 'before'],
  ['read', 'after'],
  ['capture', 'before'],
  ['capture', 'after'],
] as const)(
  'a process that ends at %s, %s it was answered: a later one completes the paid order',
  async (operation, when) => {
    const vehicle = await addVehicle(api.database);
    const jane = browse(api);
    const { number, attempt, secret } = await jane.upToCard(vehicle);
    await jane.card(secret);
    await expect(settle(endingAt(operation, when), attempt)).rejects.toThrow('the process ended');
    expect(await stateOf(number)).toBe('awaiting_payment');
    await letPaymentRest(attempt);
    await letTimePass(api, vehicle, 21);
    await sweep(api.services);
    expect(await stateOf(number)).toBe('confirmed');
    expect(await statusOf(api, vehicle)).toBe('reserved');
    expect(intentOf(secret)).toMatchObject({ status: 'succeeded', amount_received: 500_00 });
  },
);

test.each(['before', 'after'] as const)(
  'a process that ends while it lets money go, %s it was answered: a later one lets it go',
  async (when) => {
    const vehicle = await addVehicle(api.database);
    const jane = browse(api);
    const { number, attempt, secret } = await jane.upToCard(vehicle);
    await api.database.rows(sql`update vehicles set status = 'sold' where id = ${vehicle}`);
    await jane.card(secret);
    await expect(settle(endingAt('void', when), attempt)).rejects.toThrow('the process ended');
    await letPaymentRest(attempt);
    await sweep(api.services);
    expect(await stateOf(number)).toBe('failed');
    expect(intentOf(secret)).toMatchObject({ status: 'canceled', amount_received: 0 });
  },
);

test('a card that was paid while nobody listened, and never confirmed, is found when its time is over', async () => {
  const vehicle = await addVehicle(api.database);
  const jane = browse(api);
  const { number, secret } = await jane.upToCard(vehicle);
  await jane.card(secret);
  await letTimePass(api, vehicle, 21);
  await sweep(api.services);
  expect(await stateOf(number)).toBe('confirmed');
});

test('money that was authorised without an order that names a customer does not rest', async () => {
  const vehicle = await addVehicle(api.database);
  const [jane, joe] = [browse(api), browse(api)];
  const number = String((await jane.init(vehicle)).body.data.attributes['order_number']);
  const secret = String((await jane.payment(vehicle)).body.data.attributes['client_secret']);
  await jane.card(secret);
  await letTimePass(api, vehicle, 21);
  await sweep(api.services);
  expect(intentOf(secret)?.status).toBe('canceled');
  await sweep(api.services);
  expect(await stateOf(number)).toBe('expired');
  expect(await joe.init(vehicle)).toMatchObject({ status: 200 });
});

test.each(['before', 'after'] as const)(
  'a process that ends while it opens a payment, %s it was answered: the same payment is opened again',
  async (when) => {
    const vehicle = await addVehicle(api.database);
    const jane = browse(api);
    const lock = (await jane.init(vehicle)).body.data.id;
    const number = String((await jane.init(vehicle)).body.data.attributes['order_number']);
    const asked = {
      vendor: 'STRIPE',
      vehicleId: vehicle,
      companyUuid: '6f2a1c5e-0b7d-4f6e-9a63-1d2f0c9b7a01',
      amount: 500,
      currency: 'EUR',
    } as const;
    await expect(openPayment(endingAt('start', when), jane.id, asked)).rejects.toThrow('the process ended');
    const secret = String((await jane.payment(vehicle)).body.data.attributes['client_secret']);
    expect(await attemptsOf(api.database.db, number)).toHaveLength(1);
    expect(
      [...api.sandbox.stripe.state.intents.values()].filter(({ metadata }) => metadata['order_number'] === number),
    ).toHaveLength(1);
    await jane.order(lock);
    await jane.card(secret);
    expect(await jane.confirm(number)).toMatchObject({ body: { data: { attributes: { state: 'confirmed' } } } });
  },
);
