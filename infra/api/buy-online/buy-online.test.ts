import { randomUUID } from 'node:crypto';
import { MARKETS } from '@showroom/contracts/markets';
import { sql } from 'drizzle-orm';
import { sign } from '../../sandbox/stripe/webhooks';
import { until } from '../testing/harness';
import { checkLedger } from './check-ledger';
import { MAX_HOLDS } from './hold/hold';
import { attemptsOf } from './ledger';
import { orderToken } from './order/order-link';
import { addVehicle, browse, letTimePass, type Reserving, startReserving, statusOf } from './reserve.testing';
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

async function stateOf(number: string): Promise<unknown> {
  const [row] = await api.database.rows(sql`select state from orders where number = ${number}`);
  return row?.['state'];
}

async function attemptState(number: string): Promise<unknown> {
  return (await attemptsOf(api.database.db, number))[0]?.state;
}

const intentOf = (secret: string) => api.sandbox.stripe.state.intents.get(secret.split('_secret_')[0] ?? '');

describe('the hold', () => {
  test('is taken by one visitor; the other is told that somebody is reserving', async () => {
    const vehicle = await addVehicle(api.database);
    const [first, second] = [browse(api), browse(api)];
    const taken = await first.init(vehicle);
    expect(taken).toMatchObject({
      status: 200,
      body: { data: { attributes: { fee: 500, currency: 'EUR', payment_vendors: ['STRIPE'], extensions_left: 10 } } },
    });
    expect(await second.init(vehicle)).toMatchObject({ status: 409, body: { code: 'vehicle.held' } });
  });

  test('lasts 15 minutes by the server’s clock, and a reload is no extension', async () => {
    const vehicle = await addVehicle(api.database);
    const jane = browse(api);
    const { attributes } = (await jane.init(vehicle)).body.data;
    expect(Date.parse(attributes['expires_at'] ?? '') - Date.parse(attributes['now'] ?? '')).toBe(15 * 60_000);
    const again = await jane.init(vehicle);
    expect(again.body.data.attributes).toMatchObject({ extensions_left: 10, expires_at: attributes['expires_at'] });
  });

  test('is extended ten times and no more, then the vehicle is free for others', async () => {
    const vehicle = await addVehicle(api.database);
    const jane = browse(api);
    const { id } = (await jane.init(vehicle)).body.data;
    for (let left = 9; left >= 0; left -= 1) {
      await letTimePass(api, vehicle, 10);
      expect((await jane.init(vehicle)).body.data).toMatchObject({ id, attributes: { extensions_left: left } });
    }
    await letTimePass(api, vehicle, 16);
    expect(await jane.init(vehicle)).toMatchObject({ status: 409, body: { code: 'hold.expired' } });
    expect(await browse(api).init(vehicle)).toMatchObject({ status: 200 });
  });

  test('that ran out goes to whoever comes first, and its old owner cannot order any more', async () => {
    const vehicle = await addVehicle(api.database);
    const [jane, joe] = [browse(api), browse(api)];
    const lock = (await jane.init(vehicle)).body.data.id;
    await letTimePass(api, vehicle, 16);
    expect(await joe.init(vehicle)).toMatchObject({ status: 200 });
    expect(await jane.order(vehicle, lock)).toMatchObject({ status: 409, body: { code: 'hold.expired' } });
  });

  test('is given back by its owner only, and giving it back twice changes nothing', async () => {
    const vehicle = await addVehicle(api.database);
    const [jane, joe] = [browse(api), browse(api)];
    const lock = (await jane.init(vehicle)).body.data.id;
    expect((await joe.send('DELETE', `/buy_online/holds/${lock}`)).status).toBe(204);
    expect(await joe.init(vehicle)).toMatchObject({ status: 409 });
    expect((await jane.send('DELETE', `/buy_online/holds/${lock}`)).status).toBe(204);
    expect((await jane.send('DELETE', `/buy_online/holds/${lock}`)).status).toBe(204);
    expect(await joe.init(vehicle)).toMatchObject({ status: 200 });
  });

  test('given back with an unpaid payment lets the payment go too', async () => {
    const vehicle = await addVehicle(api.database);
    const jane = browse(api);
    const { number, lock, secret } = await jane.upToCard(vehicle);
    expect((await jane.send('DELETE', `/buy_online/holds/${lock}`)).status).toBe(204);
    expect(intentOf(secret)?.status).toBe('canceled');
    expect(await jane.read(number)).toMatchObject({ body: { data: { attributes: { payment_status: 'voided' } } } });
    expect(await browse(api).init(vehicle)).toMatchObject({ status: 200 });
  });

  test('of a fourth vehicle gives the first one back to others', async () => {
    const jane = browse(api);
    const stock = [];
    for (let count = 0; count <= MAX_HOLDS; count += 1) stock.push(await addVehicle(api.database));
    for (const vehicle of stock) expect((await jane.init(vehicle)).status).toBe(200);
    const others = await Promise.all(stock.map((vehicle) => browse(api).init(vehicle)));
    expect(others.map(({ status }) => status)).toEqual([200, 409, 409, 409]);
  });

  test.each([
    ['sold', sql`status = 'sold'`, 409, 'vehicle.sold'],
    ['no longer in the feed', sql`removed_at = now()`, 404, 'vehicle.not-found'],
    ['not reservable online', sql`reservation_fee = null`, 422, undefined],
  ])('is refused for a vehicle that is %s', async (_what, change, status, code) => {
    const vehicle = await addVehicle(api.database);
    await api.database.rows(sql`update vehicles set ${change} where id = ${vehicle}`);
    const answer = await browse(api).init(vehicle);
    expect({ status: answer.status, code: answer.body.code }).toEqual({ status, code });
  });

  test('is refused for another company', async () => {
    const vehicle = await addVehicle(api.database);
    expect(await browse(api, MARKETS.au).init(vehicle)).toMatchObject({ status: 422 });
  });
});

describe('an order', () => {
  test('is paid, confirmed, mailed and reserves its vehicle', async () => {
    const vehicle = await addVehicle(api.database);
    const jane = browse(api);
    const { number, secret } = await jane.upToCard(vehicle);
    expect(number).toMatch(/^[0-9A-HJKMNP-TV-Z]{4}(-[0-9A-HJKMNP-TV-Z]{4}){2}$/);
    await jane.card(secret);
    expect(await jane.confirm(number)).toMatchObject({
      status: 200,
      body: { data: { attributes: { state: 'confirmed', payment_status: 'paid', amount: 500 } } },
    });
    expect(await statusOf(api, vehicle)).toBe('reserved');
    expect(intentOf(secret)).toMatchObject({ status: 'succeeded', amount_received: 500_00 });
    expect(await browse(api).init(vehicle)).toMatchObject({ status: 409, body: { code: 'vehicle.sold' } });

    const mails = () => api.sandbox.mailbox.messages.list().filter(({ subject }) => subject.includes(number));
    await until(() => mails().length > 0);
    const [mail] = mails();
    expect(mail?.to).toEqual(['jane@example.test']);
    const token = orderToken(number, api.config.ORDER_LINK_SECRET);
    expect(mail?.text).toContain(`/showroom-order-online/confirmation/${number}?token=${token}`);
    expect(mail?.html).toContain('Defender 110 X-Dynamic');
    expect(await browse(api).read(number, token)).toMatchObject({ status: 200 });
  });

  test('confirmed twice is the same order, captured once and mailed once', async () => {
    const vehicle = await addVehicle(api.database);
    const jane = browse(api);
    const { number, secret } = await jane.upToCard(vehicle);
    await jane.card(secret);
    const answers = await Promise.all(Array.from({ length: 5 }, () => jane.confirm(number)));
    expect(new Set(answers.map(({ body }) => JSON.stringify(body)))).toHaveProperty('size', 1);
    const captures = [...api.sandbox.stripe.state.events.values()].filter(
      ({ type, object }) =>
        type === 'payment_intent.succeeded' && JSON.stringify(object).includes(intentOf(secret)?.id ?? '-'),
    );
    expect(captures).toHaveLength(1);
    const [jobs] = await api.database.rows(
      sql`select count(*)::int as count from jobs where unique_key = ${`mail.order-confirmed:${number}`}`,
    );
    expect(jobs).toEqual({ count: 1 });
  });

  test('of somebody else is not found, not even with a wrong token', async () => {
    const vehicle = await addVehicle(api.database);
    const { number } = await browse(api).upToCard(vehicle);
    const stranger = browse(api);
    for (const answer of [
      await stranger.read(number),
      await stranger.read(number, 'x'.repeat(43)),
      await stranger.read(number, orderToken('AAAA-AAAA-AAAA', api.config.ORDER_LINK_SECRET)),
      await stranger.confirm(number),
      await stranger.payment(vehicle, number),
    ]) {
      expect(answer.status).toBe(404);
    }
  });

  test('answers the same to the same key, and refuses the key with another body', async () => {
    const vehicle = await addVehicle(api.database);
    const jane = browse(api);
    const lock = (await jane.init(vehicle)).body.data.id;
    const idempotency_key = randomUUID();
    const [first, second] = await Promise.all([
      jane.order(vehicle, lock, { idempotency_key }),
      jane.order(vehicle, lock, { idempotency_key }),
    ]);
    expect(first.status).toBe(201);
    expect(second.body.data.id).toBe(first.body.data.id);
    expect(await jane.order(vehicle, lock, { idempotency_key, locale: 'fr-FR' })).toMatchObject({ status: 422 });
  });

  test('with changed details replaces the one before, whose payment can no longer be made', async () => {
    const vehicle = await addVehicle(api.database);
    const jane = browse(api);
    const { number, lock, secret } = await jane.upToCard(vehicle);
    const next = await jane.order(vehicle, lock);
    expect(next.status).toBe(201);
    expect(await stateOf(number)).toBe('cancelled');
    expect(intentOf(secret)?.status).toBe('canceled');
    const started = await jane.payment(vehicle, next.body.data.id);
    await jane.card(String(started.body.data.attributes['client_secret']));
    expect(await jane.confirm(next.body.data.id)).toMatchObject({
      body: { data: { attributes: { state: 'confirmed' } } },
    });
  });

  test.each([
    [{ payment_vendor: 'PAYPAL' }, 'payment_vendor'],
    [{ payment_vendor: 'NO_PAYMENT_JAPAN' }, 'payment_vendor'],
    [{ finance_option: 'lease' }, 'finance_option'],
    [{ metadata: { text: 'x'.repeat(30_000) } }, 'metadata'],
    [{ terms_accepted: false }, 'terms_accepted'],
  ])('with %j is refused and names %s', async (changes, path) => {
    const vehicle = await addVehicle(api.database);
    const jane = browse(api);
    const lock = (await jane.init(vehicle)).body.data.id;
    expect(await jane.order(vehicle, lock, changes)).toMatchObject({ status: 422, body: { errors: [{ path }] } });
  });

  test('in Japan is free and needs no card', async () => {
    const vehicle = await addVehicle(api.database, MARKETS.jp, 0);
    const jane = browse(api, MARKETS.jp);
    const hold = await jane.init(vehicle);
    expect(hold.body.data.attributes).toMatchObject({ fee: 0, currency: 'JPY', payment_vendors: ['NO_PAYMENT_JAPAN'] });
    const number = (await jane.order(vehicle, hold.body.data.id)).body.data.id;
    const started = await jane.payment(vehicle, number, { amount: 0 });
    expect(started.body.data.attributes).toMatchObject({ client_secret: null, status: 'pending' });
    expect(await jane.confirm(number)).toMatchObject({
      body: { data: { attributes: { state: 'confirmed', payment_status: 'paid', amount: 0, currency: 'JPY' } } },
    });
    expect(await statusOf(api, vehicle)).toBe('reserved');
  });

  test('with a fee in yen counts whole yen', async () => {
    const vehicle = await addVehicle(api.database, MARKETS.jp, 0);
    expect((await browse(api, MARKETS.jp).init(vehicle)).body.data.attributes['fee']).toBe(0);
    const dirham = await addVehicle(api.database, MARKETS.ae, 2000_00);
    expect((await browse(api, MARKETS.ae).init(dirham)).body.data.attributes).toMatchObject({
      fee: 2000,
      currency: 'AED',
    });
  });
});

describe('a payment', () => {
  test('with the same key is the same payment, with another key of an open order too', async () => {
    const vehicle = await addVehicle(api.database);
    const jane = browse(api);
    const { number, secret } = await jane.upToCard(vehicle);
    const idempotency_key = randomUUID();
    const [first, again, other] = [
      await jane.payment(vehicle, number, { idempotency_key }),
      await jane.payment(vehicle, number, { idempotency_key }),
      await jane.payment(vehicle, number),
    ];
    for (const { body } of [first, again, other]) expect(body.data.attributes['client_secret']).toBe(secret);
    expect(await jane.payment(vehicle, number, { idempotency_key, amount: 499 })).toMatchObject({ status: 422 });
  });

  test.each([
    [{ amount: 499.99 }, 409, 'payment.amount-changed'],
    [{ currency: 'JPY' }, 409, 'payment.amount-changed'],
    [{ company_uuid: MARKETS.au.companyUuid }, 422, undefined],
    [{ vehicle_id: '1' }, 422, undefined],
  ])('asked for with %j is refused', async (changes, status, code) => {
    const vehicle = await addVehicle(api.database);
    const jane = browse(api);
    const lock = (await jane.init(vehicle)).body.data.id;
    const number = (await jane.order(vehicle, lock)).body.data.id;
    const answer = await jane.payment(vehicle, number, changes);
    expect({ status: answer.status, code: answer.body.code }).toEqual({ status, code });
  });

  test('follows a fee that changed once the visitor agreed to it', async () => {
    const vehicle = await addVehicle(api.database);
    const jane = browse(api);
    const lock = (await jane.init(vehicle)).body.data.id;
    const number = (await jane.order(vehicle, lock)).body.data.id;
    await api.database.rows(sql`update vehicles set reservation_fee = 60000 where id = ${vehicle}`);
    expect(await jane.payment(vehicle, number)).toMatchObject({
      status: 409,
      body: { code: 'payment.amount-changed' },
    });
    const started = await jane.payment(vehicle, number, { amount: 600 });
    await jane.card(String(started.body.data.attributes['client_secret']));
    expect(await jane.confirm(number)).toMatchObject({
      body: { data: { attributes: { state: 'confirmed', amount: 600 } } },
    });
  });

  test('that was declined is tried again with another card', async () => {
    const vehicle = await addVehicle(api.database);
    const jane = browse(api);
    const { number, secret } = await jane.upToCard(vehicle);
    expect((await jane.card(secret, 'pm_card_visa_chargeDeclined')).status).toBe(402);
    expect(await jane.confirm(number)).toMatchObject({
      body: { data: { attributes: { state: 'awaiting_payment', payment_status: 'declined' } } },
    });
    const again = await jane.payment(vehicle, number);
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
      body: { data: { attributes: { state: 'awaiting_payment', payment_status: 'voided' } } },
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
    ['held', false, 'canceled', 'voided'],
    ['taken', true, 'succeeded', 'refunded'],
  ])('that is %s when the vehicle was sold elsewhere is given back', async (_what, isTaken, intent, payment_status) => {
    const vehicle = await addVehicle(api.database);
    const jane = browse(api);
    const { number, secret } = await jane.upToCard(vehicle);
    await api.database.rows(sql`update vehicles set status = 'sold' where id = ${vehicle}`);
    const known = intentOf(secret);
    if (known && isTaken) known.capture_method = 'automatic';
    await jane.card(secret);
    expect(await jane.confirm(number)).toMatchObject({
      body: { data: { attributes: { state: 'cancelled', payment_status } } },
    });
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

describe('webhooks', () => {
  test('confirm an order whose visitor closed the page', async () => {
    const vehicle = await addVehicle(api.database);
    const jane = browse(api);
    const { number, secret } = await jane.upToCard(vehicle);
    await jane.card(secret);
    await until(async () => (await stateOf(number)) === 'confirmed');
    expect(await statusOf(api, vehicle)).toBe('reserved');
  }, 20_000);

  test('that come late, or twice, change nothing', async () => {
    const vehicle = await addVehicle(api.database);
    const jane = browse(api);
    const { number, secret } = await jane.upToCard(vehicle);
    api.sandbox.stripe.faults.plan({ fault: 'late-webhook', operation: 'payment_intent.amount_capturable_updated' }, 1);
    api.sandbox.stripe.faults.plan({ fault: 'duplicate-webhook', operation: 'payment_intent.succeeded' }, 1);
    await jane.card(secret);
    await jane.confirm(number);
    await api.sandbox.stripe.webhooks.release();
    const events = [...api.sandbox.stripe.state.events.values()].filter(({ object }) =>
      JSON.stringify(object).includes(intentOf(secret)?.id ?? '-'),
    );
    for (const { id } of events) expect(await api.sandbox.stripe.webhooks.redeliver(id)).toBe(200);
    const rows = await api.database.rows(
      sql`select event_id from payment_events where reference = ${intentOf(secret)?.id ?? ''}`,
    );
    expect(rows).toHaveLength(events.length);
    expect(await attemptState(number)).toBe('paid');
  });

  const body = JSON.stringify({
    id: 'evt_x',
    object: 'event',
    type: 'payment_intent.succeeded',
    data: { object: { object: 'payment_intent', id: 'pi_x' } },
  });
  const seconds = () => Math.floor(Date.now() / 1000);
  const { STRIPE_WEBHOOK_SECRET } = { STRIPE_WEBHOOK_SECRET: 'whsec_showroom_development' };

  test.each([
    ['a right one', () => sign(body, STRIPE_WEBHOOK_SECRET, seconds()), 200],
    ['one signed with another secret', () => sign(body, 'whsec_other', seconds()), 400],
    ['one of six minutes ago', () => sign(body, STRIPE_WEBHOOK_SECRET, seconds() - 360), 400],
    ['one for another body', () => sign(`${body} `, STRIPE_WEBHOOK_SECRET, seconds()), 400],
    ['none', () => undefined, 400],
  ])('with %s as signature get %s', async (_what, signature, status) => {
    const value = signature();
    const response = await fetch(`${api.url}/webhooks/stripe`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', ...(value && { 'stripe-signature': value }) },
      body,
    });
    expect(response.status).toBe(status);
  });
});

describe('at once', () => {
  test('fifty visitors ask for one vehicle: one gets the hold, and one order comes of it', async () => {
    const vehicle = await addVehicle(api.database);
    const visitors = Array.from({ length: 50 }, () => browse(api));
    const answers = await Promise.all(visitors.map((one) => one.init(vehicle)));
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
    expect(answers.filter(({ body }) => body.code === 'vehicle.held')).toHaveLength(49);
  }, 30_000);

  test('browser and webhook settle together: one confirmation', async () => {
    const vehicle = await addVehicle(api.database);
    const jane = browse(api);
    const { number, secret } = await jane.upToCard(vehicle);
    await jane.card(secret);
    const confirmations = await Promise.all([jane.confirm(number), jane.confirm(number), jane.read(number)]);
    expect(confirmations[0]?.body.data.attributes).toMatchObject({ state: 'confirmed' });
    const rows = await api.database.rows(sql`
      select count(*)::int as count from payment_transitions where state = 'paid'
        and attempt_id = ${(await attemptsOf(api.database.db, number))[0]?.id ?? ''}`);
    expect(rows).toEqual([{ count: 1 }]);
  });
});

test('ledgers cannot be rewritten', async () => {
  const vehicle = await addVehicle(api.database);
  await browse(api).upToCard(vehicle);
  for (const statement of [
    sql`update payment_transitions set state = 'paid'`,
    sql`delete from payment_transitions`,
    sql`update payment_attempts set amount = 1`,
    sql`delete from hold_events`,
  ]) {
    await expect(api.database.rows(statement)).rejects.toThrow();
  }
});

test('a feed cannot put a reserved vehicle back on sale', async () => {
  const vehicle = await addVehicle(api.database);
  const jane = browse(api);
  const { number, secret } = await jane.upToCard(vehicle);
  await jane.card(secret);
  await jane.confirm(number);
  await api.database.rows(sql`update vehicles set status = 'stock' where id = ${vehicle}`);
  expect(await statusOf(api, vehicle)).toBe('reserved');
  await api.database.rows(sql`update vehicles set status = 'sold' where id = ${vehicle}`);
  expect(await statusOf(api, vehicle)).toBe('sold');
});
