import { MARKETS } from '@showroom/contracts/markets';
import { sql } from 'drizzle-orm';
import { orderToken } from '../order-store/order-link';
import { checkLedger } from '../payments/ledger/check-ledger';
import { until } from '../testing/harness';
import { lookInto } from './looking.testing';
import { addVehicle, browse, type Reserving, startReserving, statusOf } from './reserve.testing';

// Many calls and a provider each: more than a unit test's five seconds on a busy machine.
jest.setTimeout(30_000);

let api: Reserving;

beforeAll(async () => {
  api = await startReserving();
}, 60_000);
beforeEach(() => api.sandbox.stripe.faults.clear());
afterEach(async () => expect(await checkLedger(api.database)).toEqual([]));
afterAll(() => api?.close());

const { statesOf, intentOf } = lookInto(() => api);

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

    const mails = () =>
      api.sandbox.mailbox.messages.list('jane@example.test').filter(({ subject }) => subject.includes(number));
    await until(() => mails().length > 0);
    const [mail] = mails();
    expect(mail?.to).toEqual(['jane@example.test']);
    const token = orderToken(number, api.config.ORDER_LINK_SECRET);
    expect(mail?.text).toContain(`/showroom-order-online/confirmation/${number}?token=${token}`);
    expect(mail?.html).toContain('New Land Rover Defender 110');
    expect(mail?.text).toContain('Zenith Land Rover');
    expect(await browse(api).read(number, token)).toMatchObject({
      status: 200,
      body: {
        data: { attributes: { retailer: { name: 'Zenith Land Rover' }, vehicle: { photo_blur: '#ccc,#aaa,#999' } } },
      },
    });
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
    const [mails] = await api.database.rows(
      sql`select count(*)::int as count from mails where order_number = ${number} and kind = 'confirmed'`,
    );
    expect(mails).toEqual({ count: 1 });
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
    ]) {
      expect(answer.status).toBe(404);
    }
  });

  test('begins with the hold, and is the same however often its details are sent', async () => {
    const vehicle = await addVehicle(api.database);
    const jane = browse(api);
    const { attributes, id: lock } = (await jane.init(vehicle)).body.data;
    const number = String(attributes['order_number']);
    expect(await jane.read(number)).toMatchObject({
      body: { data: { attributes: { state: 'initialized', payment_status: 'none', customer: null, amount: 500 } } },
    });
    const answers = await Promise.all([jane.order(lock), jane.order(lock), jane.order(lock)]);
    expect(answers.map(({ status, body }) => [status, body.data.id])).toEqual(answers.map(() => [201, number]));
    expect(await jane.init(vehicle)).toMatchObject({ body: { data: { attributes: { order_number: number } } } });
    expect(await statesOf(number)).toEqual(['initialized', 'awaiting_payment']);
  });

  test('may change until money is authorised, and keeps its payment', async () => {
    const vehicle = await addVehicle(api.database);
    const jane = browse(api);
    const { number, lock, secret } = await jane.upToCard(vehicle);
    const changed = { locale: 'en-IE', metadata: { wish: 'tow bar' } };
    expect(await jane.order(lock, changed)).toMatchObject({
      status: 201,
      body: { data: { id: number, attributes: { locale: 'en-IE', metadata: { wish: 'tow bar' } } } },
    });
    await jane.card(secret);
    expect(await jane.confirm(number)).toMatchObject({ body: { data: { attributes: { state: 'confirmed' } } } });
    expect(await jane.order(lock, changed)).toMatchObject({ status: 201, body: { data: { id: number } } });
    expect(await jane.order(lock, { locale: 'fr-FR' })).toMatchObject({ status: 409 });
  });

  test('that names no language is in English', async () => {
    const jane = browse(api, MARKETS.ua);
    const lock = (await jane.init(await addVehicle(api.database, MARKETS.ua))).body.data.id;
    expect(await jane.order(lock, { locale: undefined })).toMatchObject({
      status: 201,
      body: { data: { attributes: { locale: 'en' } } },
    });
  });

  test.each([
    [{ service_packs: [{ id: 'care', price: 19.999 }] }, 'metadata.service_packs.0.price'],
    [{ location: { uuid: 'own', fee: 0.001 } }, 'metadata.location.fee'],
    [
      { payment_option: { type: 'finance', selected: { duration: 36, monthly_payment: 500.001 } } },
      'metadata.payment_option.selected.monthly_payment',
    ],
    [
      { payment_option: { type: 'finance', selected: { duration: 36, monthly_payment: 500, deposit: 0.001 } } },
      'metadata.payment_option.selected.deposit',
    ],
  ])('with %j, which is no amount of its currency, is refused by name', async (metadata, path) => {
    const jane = browse(api);
    const lock = (await jane.init(await addVehicle(api.database))).body.data.id;
    const errors = [{ path, message: 'has more than 2 decimals' }];
    expect(await jane.order(lock, { metadata })).toMatchObject({ status: 422, body: { errors } });
  });

  test('of somebody else’s hold is refused, and tells nothing', async () => {
    const vehicle = await addVehicle(api.database);
    const lock = (await browse(api).init(vehicle)).body.data.id;
    const stranger = browse(api);
    const [known, unknown] = [await stranger.order(lock), await stranger.order('no-such-hold')];
    expect(known).toMatchObject({ status: 409, body: { code: 'hold.expired' } });
    expect({ ...known.body, request_id: '' }).toEqual({ ...unknown.body, request_id: '' });
    expect(await stranger.payment(vehicle)).toMatchObject({ status: 409, body: { code: 'hold.expired' } });
  });

  test('keeps lead and choices, and never answers the lock or what a lead is made of', async () => {
    const vehicle = await addVehicle(api.database);
    const jane = browse(api);
    const { id: lock } = (await jane.init(vehicle)).body.data;
    const lead_attributes = { campaign: 'winter' };
    const placed = await jane.order(lock, { rdx_forms_lead_id: 'lead-7', lead_attributes });
    expect(placed.body.data.attributes).toMatchObject({
      rdx_forms_lead_id: 'lead-7',
      customer_email: 'jane@example.test',
      confirmation_by_link: false,
      vehicle_id: vehicle,
      config_url: null,
    });
    expect(JSON.stringify(placed.body)).not.toContain(lock);
    expect(JSON.stringify(placed.body)).not.toContain('winter');
    const [row] = await api.database.rows(
      sql`select lead_attributes from orders where number = ${placed.body.data.id}`,
    );
    expect(row).toEqual({ lead_attributes });
  });

  test.each([
    [{ payment_vendor: 'LIQPAY' }, 'payment_vendor'],
    [{ payment_vendor: 'NO_PAYMENT_JAPAN' }, 'payment_vendor'],
    [{ finance_option: 'lease' }, 'finance_option'],
    [{ vendor_uuid: '6f2a1c5e-0b7d-8f6e-9a63-1d2f0c9b7a01' }, 'vendor_uuid'],
    [{ vehicle_id: '1' }, 'vehicle_id'],
    [{ vehicle_vin: 'SALEA7AX1L2999999' }, 'vehicle_vin'],
    [{ config_url: 'https://build.example/other' }, 'config_url'],
    [{ customer_email: 'joe@example.test' }, 'customer_email'],
    [{ stripe_payment_intent_id: 'pi_somebody' }, 'stripe_payment_intent_id'],
    [{ paypal_order_id: 'PAY-1' }, 'paypal_order_id'],
    [{ metadata: { text: 'x'.repeat(30_000) } }, 'metadata'],
    [{ lead_attributes: { text: 'x'.repeat(30_000) } }, 'lead_attributes'],
    [{ terms_accepted: false }, 'terms_accepted'],
  ])('with %j is refused and names %s', async (changes, path) => {
    const vehicle = await addVehicle(api.database);
    const jane = browse(api);
    const lock = (await jane.init(vehicle)).body.data.id;
    expect(await jane.order(lock, changes)).toMatchObject({ status: 422, body: { errors: [{ path }] } });
  });

  test('in Japan is free and needs no card', async () => {
    const vehicle = await addVehicle(api.database, MARKETS.jp, 0);
    const jane = browse(api, MARKETS.jp);
    const hold = await jane.init(vehicle);
    expect(hold.body.data.attributes).toMatchObject({
      fee: 0,
      currency: 'JPY',
      vendors: [{ type: 'NO_PAYMENT_JAPAN' }],
    });
    const number = (await jane.order(hold.body.data.id)).body.data.id;
    expect(await jane.payment(vehicle, { amount: 0 })).toMatchObject({ status: 422 });
    const confirmed = await Promise.all([jane.confirm(number), jane.confirm(number)]);
    expect(confirmed[1]).toMatchObject({
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
