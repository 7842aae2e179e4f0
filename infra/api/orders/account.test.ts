import { MARKETS } from '@showroom/contracts/markets';
import { settings } from '../../database/schema/content';
import { checkLedger } from '../payments/ledger/check-ledger';
import { until } from '../testing/harness';
import { addVehicle, browse, type Reserving, startReserving } from './reserve.testing';

jest.setTimeout(60_000);

let api: Reserving;

const OWN = 'acct_1032D82eZvKYlo2C';

beforeAll(async () => {
  api = await startReserving();
  await api.database.db
    .insert(settings)
    .values({ market: 'international', key: 'payment.stripe_account_id', value: OWN });
}, 60_000);
afterAll(async () => api?.close());

const intentOf = (secret: string) => api.sandbox.stripe.state.intents.get(secret.split('_secret_')[0] ?? '');
const secretOf = ({ body }: Awaited<ReturnType<ReturnType<typeof browse>['payment']>>) =>
  String(body.data.attributes['client_secret']);

test('a payment is made for the company’s own account, paid out to it, and comes back from there', async () => {
  const jane = browse(api);
  const { number, secret } = await jane.upToCard(await addVehicle(api.database));
  expect(intentOf(secret)).toMatchObject({ on_behalf_of: OWN, transfer_data: { destination: OWN } });
  await jane.card(secret);
  expect((await jane.confirm(number)).body.data.attributes['state']).toBe('confirmed');
  await jane.send('PUT', `/buy_online/orders/${number}/cancel`);
  await until(() => [...api.sandbox.stripe.state.refunds.values()].some((one) => one.reverse_transfer));
  await until(async () => String((await jane.read(number)).body.data.attributes['payment_status']) === 'refunded');
  expect(await checkLedger(api.database)).toEqual([]);
});

test('a request may name that account and no other one; of a company without one it may name none', async () => {
  const [jane, bob] = [browse(api), browse(api, MARKETS.au)];
  const vehicle = await addVehicle(api.database);
  await jane.init(vehicle);
  expect((await jane.payment(vehicle, { stripe_account_id: 'acct_somebody' })).status).toBe(422);
  const named = await jane.payment(vehicle, { stripe_account_id: OWN });
  expect(named.status).toBe(200);
  expect(intentOf(secretOf(named))).toMatchObject({ on_behalf_of: OWN });

  const other = await addVehicle(api.database, MARKETS.au);
  await bob.init(other);
  expect((await bob.payment(other, { stripe_account_id: OWN })).status).toBe(422);
  expect(intentOf(secretOf(await bob.payment(other)))).toMatchObject({ on_behalf_of: null, transfer_data: null });
});

test.each([
  ['ar-AE', /^حجز \S+: جديدة Land Rover Defender 110$/],
  ['ja-JP', /^予約 \S+：新車 Land Rover Defender 110$/],
  ['uk-UA', /^Бронювання \S+: Новий Land Rover Defender 110$/],
])('a visitor in %s reads the vehicle in that language at Stripe and at PayPal', async (locale, description) => {
  const { companyUuid: company_uuid } = MARKETS.international;
  const jane = browse(api);
  const vehicle_id = await addVehicle(api.database);
  await jane.send('POST', '/buy_online/orders/init', { vehicle_id, company_uuid, locale });
  expect(intentOf(secretOf(await jane.payment(vehicle_id)))?.description).toMatch(description);
  const bob = browse(api);
  const other = await addVehicle(api.database);
  await bob.send('POST', '/buy_online/orders/init', { vehicle_id: other, company_uuid, locale });
  const { body } = await bob.send('POST', '/buy_online/paypal/create_order', {
    amount_value: '500.00',
    amount_currency_code: 'EUR',
    company_uuid,
    vehicle_id: other,
  });
  const order = api.sandbox.paypal.state.orders.get(String(body.data.attributes['paypal_order_id']));
  expect(order?.description).toMatch(description);
});
