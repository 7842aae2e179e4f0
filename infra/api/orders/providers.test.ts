import { sql } from 'drizzle-orm';
import { checkLedger } from '../payments/ledger/check-ledger';
import { compareWithProviders } from '../payments/ledger/compare-with-providers';
import { until } from '../testing/harness';
import { addVehicle, browse, letTimePass, type Reserving, startReserving, statusOf } from './reserve.testing';
import { type PayingVendor, payWith } from './reserve-with.testing';
import { sweep } from './sweep';

/** Reservations that are paid with each of the providers, in good and in bad times. */
let api: Reserving;

beforeAll(async () => {
  api = await startReserving();
}, 60_000);

afterEach(() => {
  for (const { faults } of [api.sandbox.stripe, api.sandbox.paypal, api.sandbox.liqpay]) faults.clear();
});

afterAll(async () => {
  await api?.close();
});

/** Money, orders and holds agree. */
async function expectAgreement(): Promise<void> {
  expect(await checkLedger(api.database)).toEqual([]);
}

const eventsAbout = (vendor: PayingVendor, reference: string) => {
  const { stripe, paypal, liqpay } = api.sandbox;
  const events = { STRIPE: stripe.state.events, PAYPAL: paypal.state.events, LIQPAY: liqpay.state.events }[vendor];
  return [...events.values()].filter((event) => JSON.stringify(event).includes(reference));
};
const webhooksOf = (vendor: PayingVendor) =>
  ({ STRIPE: api.sandbox.stripe, PAYPAL: api.sandbox.paypal, LIQPAY: api.sandbox.liqpay })[vendor].webhooks;

async function countOf(statement: ReturnType<typeof sql>): Promise<number> {
  return (await api.database.rows(statement)).length;
}

const TROUBLE = ['unreachable', 'error-500', 'garbage', 'time-out', 'error-500-after'] as const;

describe.each(['STRIPE', 'PAYPAL', 'LIQPAY'] as const)('%s', (vendor) => {
  test('a reservation is paid, confirmed and known by the provider’s name of the payment', async () => {
    const { upToPaying, pay, visitor } = payWith(api, vendor);
    const { vehicle, number, started } = await upToPaying();
    await pay(started);
    const confirmed = await visitor.confirm(number);
    expect(confirmed.body.data.attributes).toMatchObject({
      state: 'confirmed',
      payment_status: 'paid',
      payment_vendor: vendor,
      stripe_payment_intent_id: vendor === 'STRIPE' ? started.reference : null,
      paypal_order_id: vendor === 'PAYPAL' ? started.reference : null,
      liqpay_order_id: vendor === 'LIQPAY' ? started.reference : null,
    });
    expect(await statusOf(api, vehicle)).toBe('reserved');
    await expectAgreement();
  }, 30_000);

  test('asked for again, it is the same payment', async () => {
    const { upToPaying, ask, startedBy } = payWith(api, vendor);
    const { vehicle, started } = await upToPaying();
    const again = await Promise.all([ask(vehicle), ask(vehicle)]);
    for (const answer of again) expect(startedBy(answer).reference).toBe(started.reference);
  });

  test.each([
    [{ amount: 499.99 }, 409, 'payment.amount-changed'],
    [{ amount: 0.01 }, 409, 'payment.amount-changed'],
    [{ currency: 'JPY' }, 409, 'payment.amount-changed'],
    [{ company_uuid: 'a-company' }, 422, undefined],
    [{ vehicle_id: '1' }, 409, 'hold.expired'],
  ])('asked for with %j by a browser that was tampered with, it is refused', async (changes, status, code) => {
    const { upToPaying, ask } = payWith(api, vendor);
    const { vehicle } = await upToPaying();
    const answer = await ask(vehicle, changes);
    expect({ status: answer.status, code: answer.body.code }).toEqual({ status, code });
  });

  test.each([500.001, 499.999, 0.005])('%d, which is no amount of its currency, is refused by name', async (amount) => {
    const { upToPaying, ask } = payWith(api, vendor);
    const { vehicle } = await upToPaying();
    const path = vendor === 'PAYPAL' ? 'amount_value' : 'amount';
    const errors = [{ path, message: 'has more than 2 decimals' }];
    expect(await ask(vehicle, { amount })).toMatchObject({ status: 422, body: { errors } });
  });

  test('what somebody else holds cannot be paid', async () => {
    const vehicle = await addVehicle(api.database, payWith(api, vendor).market);
    await browse(api, payWith(api, vendor).market).init(vehicle);
    const answer = await payWith(api, vendor).ask(vehicle);
    expect(answer).toMatchObject({ status: 409, body: { code: 'hold.expired' } });
  });

  test('declined, the reservation waits, and is paid with something else', async () => {
    const { upToPaying, pay, visitor, orderOf } = payWith(api, vendor);
    const { number, started } = await upToPaying();
    await pay(started, 'declined');
    await visitor.confirm(number);
    expect(await orderOf(number)).toMatchObject({ state: 'awaiting_payment', payment_status: 'failed' });
    await pay(started);
    expect((await visitor.confirm(number)).body.data.attributes).toMatchObject({ state: 'confirmed' });
    await expectAgreement();
  }, 30_000);

  test('an amount that is another one at the provider is let go, and the reservation waits', async () => {
    const { provider, upToPaying, pay, visitor } = payWith(api, vendor);
    provider.faults.plan({ fault: 'wrong-amount' }, 1);
    const { number, started } = await upToPaying();
    await pay(started);
    await visitor.confirm(number);
    expect(await provider.port.read(started.reference, 'voided')).toMatchObject({ status: 'void' });
    expect((await visitor.read(number)).body.data.attributes).toMatchObject({ state: 'awaiting_payment' });
    await expectAgreement();
  }, 30_000);

  test('what was let go for its amount is paid once more, by a payment of its own', async () => {
    const { provider, ask, startedBy, upToPaying, pay, visitor, orderOf } = payWith(api, vendor);
    provider.faults.plan({ fault: 'wrong-amount' }, 1);
    const { vehicle, number, lock, started } = await upToPaying();
    await pay(started);
    await visitor.confirm(number);
    expect(await orderOf(number)).toMatchObject({ state: 'awaiting_payment', payment_status: 'cancelled' });
    const next = startedBy(await ask(vehicle));
    expect(next.reference).not.toBe(started.reference);
    expect(await visitor.order(lock, { payment_vendor: vendor })).toMatchObject({ status: 201 });
    await pay(next);
    expect((await visitor.confirm(number)).body.data.attributes).toMatchObject({ state: 'confirmed' });
    await expectAgreement();
  }, 30_000);

  test('money that comes when the vehicle is sold elsewhere is let go', async () => {
    const { provider, upToPaying, pay, visitor, orderOf } = payWith(api, vendor);
    const { vehicle, number, started } = await upToPaying();
    await api.database.rows(sql`update vehicles set status = 'sold' where id = ${vehicle}`);
    await pay(started);
    await visitor.confirm(number);
    // Whichever is seen first: that the vehicle is gone, or the money.
    expect(['failed', 'cancelled']).toContain((await orderOf(number))['state']);
    expect(await orderOf(number)).toMatchObject({ payment_status: 'cancelled' });
    expect(await provider.port.read(started.reference, 'voided')).toMatchObject({ status: 'void' });
    await expectAgreement();
  }, 30_000);

  describe('the provider’s word', () => {
    test('alone confirms a reservation whose visitor never came back', async () => {
      const { upToPaying, pay, orderOf } = payWith(api, vendor);
      const { number, started } = await upToPaying();
      await pay(started);
      await until(async () => (await orderOf(number))['state'] === 'confirmed');
      await expectAgreement();
    }, 30_000);

    test('before the visitor’s return, both confirm once', async () => {
      const { upToPaying, pay, visitor, orderOf } = payWith(api, vendor);
      const { number, started } = await upToPaying();
      await pay(started);
      await until(async () => (await orderOf(number))['state'] === 'confirmed');
      expect((await visitor.confirm(number)).body.data.attributes).toMatchObject({ state: 'confirmed' });
      await expectAgreement();
    }, 30_000);

    test('that never comes is not needed', async () => {
      const { provider, upToPaying, pay, visitor } = payWith(api, vendor);
      provider.faults.plan({ fault: 'lost-webhook' }, 100);
      const { number, started } = await upToPaying();
      await pay(started);
      expect((await visitor.confirm(number)).body.data.attributes).toMatchObject({ state: 'confirmed' });
      await expectAgreement();
    }, 30_000);

    test('that never comes, with a visitor who never comes back either, is asked for when the hold is over', async () => {
      const { provider, upToPaying, pay, orderOf } = payWith(api, vendor);
      provider.faults.plan({ fault: 'lost-webhook' }, 100);
      const { vehicle, number, started } = await upToPaying();
      await pay(started);
      await letTimePass(api, vehicle, 21);
      await sweep(api.services);
      expect(await orderOf(number)).toMatchObject({ state: 'confirmed', payment_status: 'paid' });
      await expectAgreement();
    }, 30_000);

    test('late, doubled and in any order, it is written down once each and changes nothing', async () => {
      const { provider, upToPaying, pay, visitor, orderOf } = payWith(api, vendor);
      provider.faults.plan({ fault: 'lost-webhook' }, 100);
      const { number, started } = await upToPaying();
      await pay(started);
      await visitor.confirm(number);
      const events = eventsAbout(vendor, started.reference);
      expect(events.length).toBeGreaterThan(1);
      for (const { id } of [...events.toReversed(), ...events]) {
        expect(await webhooksOf(vendor).redeliver(id)).toBe(200);
      }
      expect(await countOf(sql`select 1 from payment_events where reference = ${started.reference}`)).toBe(
        events.length,
      );
      await until(
        async () => (await countOf(sql`select 1 from jobs where kind = 'payments.settle' and done_at is null`)) === 0,
      );
      expect(await orderOf(number)).toMatchObject({ state: 'confirmed', payment_status: 'paid' });
      const taken = sql`select 1 from payment_transitions t join payment_attempts a on a.id = t.attempt_id
        where a.order_number = ${number} and t.state = 'paid'`;
      expect(await countOf(taken)).toBe(1);
      await expectAgreement();
    }, 30_000);
  });

  test.each(TROUBLE)(
    '%s before and after the charge: the reservation is confirmed all the same, and charged once',
    async (fault) => {
      const { provider, upToPaying, pay, visitor, orderOf } = payWith(api, vendor);
      const { number, started } = await upToPaying();
      for (const operation of [provider.operations.read, provider.operations.capture]) {
        provider.faults.plan({ fault, ...(operation !== undefined && { operation }) }, 4);
      }
      await pay(started);
      const returned = await visitor.confirm(number);
      if (returned.status !== 200) expect(returned).toMatchObject({ status: 502, body: { code: 'payment.failed' } });
      await until(async () => {
        await sweep(api.services).catch(() => {});
        await visitor.confirm(number);
        return (await orderOf(number))['state'] === 'confirmed';
      });
      provider.faults.clear();
      expect(await provider.port.read(started.reference, 'paid')).toMatchObject({ status: 'paid', amount: 500_00 });
      await expectAgreement();
    },
    90_000,
  );
});

describe.each(['PAYPAL', 'LIQPAY'] as const)('a card in the place of %s', (vendor) => {
  test('is not begun once the wallet has paid, and the order says so', async () => {
    const { upToPaying, pay, visitor } = payWith(api, vendor);
    const { vehicle, number, started } = await upToPaying();
    await pay(started);
    await until(async () => (await visitor.read(number)).body.data.attributes['state'] === 'confirmed');
    expect(await visitor.payment(vehicle)).toMatchObject({ status: 409, body: { code: 'payment.already-made' } });
    expect((await visitor.confirm(number)).body.data.attributes).toMatchObject({ state: 'confirmed' });
    await expectAgreement();
  }, 30_000);

  test.each(['never', 'before the card', 'after the card was begun'] as const)(
    'is charged once, and the wallet nothing, where the wallet is approved %s',
    async (approved) => {
      const { market, provider: wallet, upToPaying, pay, visitor, orderOf } = payWith(api, vendor);
      const { provider: card } = payWith(api, 'STRIPE');
      // Nobody but the visitor's own calls tells the platform.
      wallet.faults.plan({ fault: 'lost-webhook' }, 100);
      const { vehicle, number, lock, started } = await upToPaying();
      if (approved === 'before the card') await pay(started);
      const begun = await visitor.payment(vehicle);
      expect(begun.status).toBe(200);
      if (approved === 'after the card was begun') await pay(started);
      const reference = String(begun.body.data.attributes['stripe_payment_intent_id']);
      expect(await visitor.order(lock, { payment_vendor: 'STRIPE' })).toMatchObject({ status: 201 });
      await card.pay({ reference, amount: 500_00, currency: market.currency });
      expect((await visitor.confirm(number)).body.data.attributes).toMatchObject({
        state: 'confirmed',
        payment_status: 'paid',
        payment_vendor: 'STRIPE',
      });
      await until(async () => (await wallet.port.read(started.reference, 'voided')).status === 'void');
      await expect(card.port.read(reference, 'paid')).resolves.toMatchObject({ status: 'paid', amount: 500_00 });
      expect(await orderOf(number)).toMatchObject({ refunded: 0 });
      await until(
        async () => (await countOf(sql`select 1 from jobs where kind = 'payments.settle' and done_at is null`)) === 0,
      );
      await expectAgreement();
    },
    30_000,
  );
});

// LiqPay knows nothing of a payment before it is paid, so that nothing is begun there.
describe.each(['STRIPE', 'PAYPAL'] as const)('beginning at %s', (vendor) => {
  test.each(TROUBLE)(
    '%s when a payment is begun: nothing is paid, and it is begun again',
    async (fault) => {
      const { provider, visitor, ask, startedBy, pay, market } = payWith(api, vendor);
      const { start: operation } = provider.operations;
      const vehicle = await addVehicle(api.database, market);
      const lock = (await visitor.init(vehicle)).body.data.id;
      // More than the provider's client tries by itself, however often it does.
      provider.faults.plan({ fault, operation }, fault === 'error-500' && vendor === 'STRIPE' ? 1 : 3);
      const first = await ask(vehicle);
      if (first.status !== 200) expect(first).toMatchObject({ status: 502, body: { code: 'payment.failed' } });
      provider.faults.clear();
      const started = startedBy(await ask(vehicle));
      const number = (await visitor.order(lock, { payment_vendor: vendor })).body.data.id;
      await pay(started);
      expect((await visitor.confirm(number)).body.data.attributes).toMatchObject({ state: 'confirmed' });
      await expectAgreement();
    },
    60_000,
  );
});

describe('LiqPay', () => {
  test('is given what the server knows, on hold, with an end and the way back', async () => {
    const { ask, visitor, market } = payWith(api, 'LIQPAY');
    const vehicle = await addVehicle(api.database, market);
    await visitor.init(vehicle);
    const { body } = await ask(vehicle, { result_url: 'http://ua.localhost:3000/confirmation', paytypes: 'card,gpay' });
    const payload = JSON.parse(Buffer.from(String(body.data.attributes['data']), 'base64').toString());
    expect(payload).toMatchObject({
      action: 'hold',
      amount: 500,
      currency: 'UAH',
      language: 'en',
      paytypes: 'card,gpay',
      order_id: body.data.attributes['liqpay_order_id'],
      result_url: 'http://ua.localhost:3000/confirmation',
      server_url: `${api.url}/webhooks/liqpay`,
    });
    expect(Date.parse(`${payload.expired_date.replace(' ', 'T')}Z`)).toBeGreaterThan(Date.now());
  });

  test('finds what is held by company and amount alone', async () => {
    const { visitor, startedBy, ask, market } = payWith(api, 'LIQPAY');
    const vehicle = await addVehicle(api.database, market);
    await visitor.init(vehicle);
    const query = new URLSearchParams({
      company_uuid: market.companyUuid,
      amount: '500',
      currency: 'UAH',
      description: 'Reservation',
    });
    const answer = await visitor.send('GET', `/buy_online/liqpay/checkout_data?${query}`);
    expect(startedBy(answer).reference).toBe(startedBy(await ask(vehicle)).reference);
  });

  test('leads back to this site only', async () => {
    const { ask, visitor, market } = payWith(api, 'LIQPAY');
    const vehicle = await addVehicle(api.database, market);
    await visitor.init(vehicle);
    expect(await ask(vehicle, { result_url: 'https://elsewhere.test/' })).toMatchObject({
      status: 422,
      body: { errors: [{ path: 'result_url' }] },
    });
  });

  test.each(['the callback', 'a look afterwards'])(
    'paid after the time was up, the money goes back by %s',
    async (by) => {
      const { provider, upToPaying, pay, orderOf } = payWith(api, 'LIQPAY');
      const { vehicle, number, started } = await upToPaying();
      await letTimePass(api, vehicle, 21);
      await sweep(api.services);
      expect(await orderOf(number)).toMatchObject({ state: 'expired' });
      if (by !== 'the callback') provider.faults.plan({ fault: 'lost-webhook' }, 100);
      await pay(started);
      if (by !== 'the callback') await afterCheckout(number);
      await until(async () => (await provider.port.read(started.reference, 'voided')).status === 'void');
      expect(await orderOf(number)).toMatchObject({ state: 'expired', payment_status: 'cancelled' });
      await expectAgreement();
    },
    30_000,
  );

  /** Half an hour later the sweeper looks once more. */
  async function afterCheckout(number: string): Promise<void> {
    await api.database.db.transaction(async (db) => {
      await db.execute(sql`set local session_replication_role = replica`);
      await db.execute(sql`update payment_transitions set at = at - interval '31 minutes'
        where attempt_id in (select id from payment_attempts where order_number = ${number})`);
    });
    await sweep(api.services);
  }
});

test('after all of it the providers say what the ledger says', async () => {
  const { compared, broken } = await compareWithProviders(api.services);
  expect(compared).toBeGreaterThan(30);
  expect(broken).toEqual([]);
}, 60_000);
