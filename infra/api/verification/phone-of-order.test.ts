import { settings } from '../../database/schema/content';
import { type Leading, startLeading } from '../leads/leads.testing';
import { buyOnline } from '../orders/orders';
import { addVehicle, browse } from '../orders/reserve.testing';
import { verification } from './verification';

jest.setTimeout(90_000);

let leading: Leading;
let url: string;

const CHECKOUT = {
  title: 'Reserve',
  terms: { title: 'Terms', html: '<p>Terms</p>', label: 'I accept the terms.' },
  authentication: true,
  capture_on_hold: false,
  confirmation_by_link: false,
  vendors: [],
};

beforeAll(async () => {
  leading = await startLeading({}, [buyOnline, verification]);
  url = await leading.server.listen({ port: 0, host: '127.0.0.1' });
  await leading.database.db
    .insert(settings)
    .values({ market: 'international', key: 'company_config.order_online_checkout_page', value: { en: CHECKOUT } });
});
afterAll(() => leading.close());

const customer = { first_name: 'Jane', last_name: 'Doe', email: 'jane@example.test', message: '' };
const codeFor = (phone: string) => leading.sandbox.phones.messages.find(({ to }) => to === phone)?.code ?? '';

test('where a market asks for it, an order is taken only from a visitor who proved that the phone is theirs', async () => {
  const [jane, mallory] = [browse({ ...leading, url }), browse({ ...leading, url })];
  const phone = '+491701234567';
  const prove = async (who: typeof jane) => {
    await who.send('POST', '/twilio/create_verification', { phone_number: phone });
    const checked = await who.send('POST', '/twilio/check_verification', { phone_number: phone, code: codeFor(phone) });
    expect(checked.body.data.attributes).toMatchObject({ status: 'approved' });
  };
  const place = async (who: typeof jane, typed: string) => {
    const hold = await who.init(await addVehicle(leading.database));
    return who.order(hold.body.data.id, { customer: { ...customer, phone: typed } });
  };

  const early = await place(jane, phone);
  expect([early.status, early.body.code]).toEqual([409, 'verification.missing']);
  await prove(jane);
  const placed = await place(jane, '0049 170 1234567');
  expect([placed.status, placed.body.data.attributes]).toMatchObject([201, { customer: { phone } }]);
  expect((await place(jane, '+491709999999')).body.code).toBe('verification.missing');
  expect((await place(mallory, phone)).body.code).toBe('verification.missing');
});

test('a phone that was proven on one device is proven where the checkout goes on, and nowhere else', async () => {
  const [laptop, tablet, stranger] = [1, 2, 3].map(() => browse({ ...leading, url }));
  if (!laptop || !tablet || !stranger) throw new Error('There are three');
  const phone = '+491701234999';
  await laptop.send('POST', '/twilio/create_verification', { phone_number: phone });
  await laptop.send('POST', '/twilio/check_verification', { phone_number: phone, code: codeFor(phone) });
  const hold = await laptop.init(await addVehicle(leading.database));
  const lock_id = hold.body.data.id;
  const link = await laptop.send('POST', '/buy_online/handovers', { lock_id, path: '/', stored: {} });
  const taken = await tablet.send('POST', '/buy_online/handovers/take', { token: link.body.data.attributes['token'] });
  expect(taken.status).toBe(200);
  expect((await tablet.order(lock_id, { customer: { ...customer, phone } })).status).toBe(201);
  const other = await stranger.init(await addVehicle(leading.database));
  const refused = await stranger.order(other.body.data.id, { customer: { ...customer, phone } });
  expect(refused.body.code).toBe('verification.missing');
});
