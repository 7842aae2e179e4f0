import { sql } from 'drizzle-orm';
import { checkLedger } from '../../payments/ledger/check-ledger';
import { type Answer, addVehicle, browse, letTimePass, type Reserving, startReserving } from '../reserve.testing';
import { sweep } from '../sweep';

let api: Reserving;
beforeAll(async () => {
  api = await startReserving();
}, 60_000);
afterAll(async () => api?.close());

type Browser = ReturnType<typeof browse>;

const textOf = ({ body }: Answer, name: string) => String(body.data.attributes[name]);

const STORED = { sl_order_online_steps: { step: 2 }, sl_order_online_data: { trade_in: { mileage: 12_000 } } };
const PATH = '/showroom-order-online/checkout/1?screen=form';

async function makeLink(from: Browser, lock_id?: string): Promise<string> {
  const made = await from.send('POST', '/buy_online/handovers', { lock_id, path: PATH, stored: STORED });
  expect(made.status).toBe(201);
  return String(made.body.data.attributes['token']);
}

const take = (visitor: Browser, token: string) => visitor.send('POST', '/buy_online/handovers/take', { token });
const standing = async (visitor: Browser, lock: string) =>
  (await visitor.send('GET', `/buy_online/holds/${lock}`)).body.data.attributes['standing'];

test('a checkout goes on, on the phone: same hold, same order, same countdown, and the laptop is told', async () => {
  const vehicle = await addVehicle(api.database);
  const [laptop, phone] = [browse(api), browse(api)];
  const hold = await laptop.init(vehicle);
  const lock_id = textOf(hold, 'lock_id');
  const order_number = textOf(hold, 'order_number');
  const expires_at = textOf(hold, 'expires_at');
  const started = await laptop.payment(vehicle);
  const taken = await take(phone, await makeLink(laptop, lock_id));
  expect(taken.status).toBe(200);
  expect(taken.body.data.attributes).toMatchObject({
    path: PATH,
    stored: STORED,
    hold: { lock_id, order_number, vehicle_id: vehicle, expires_at },
  });
  expect(await standing(laptop, lock_id)).toBe('elsewhere');
  expect(await standing(phone, lock_id)).toBe('yours');

  // The laptop can do nothing with it any more.
  expect((await laptop.init(vehicle)).body.code).toBe('hold.elsewhere');
  expect((await laptop.order(lock_id)).body.code).toBe('hold.elsewhere');
  expect((await laptop.payment(vehicle)).body.code).toBe('hold.elsewhere');
  expect((await laptop.read(order_number)).body.code).toBe('hold.elsewhere');
  expect((await laptop.confirm(order_number)).body.code).toBe('hold.elsewhere');
  const another = await laptop.send('POST', '/buy_online/handovers', { lock_id, path: PATH, stored: STORED });
  expect(another.body.code).toBe('hold.elsewhere');
  expect((await browse(api).read(order_number)).status).toBe(404);
  expect((await laptop.send('DELETE', `/buy_online/holds/${lock_id}`)).status).toBe(204);

  // The phone finds the same payment and completes it.
  const again = await phone.payment(vehicle);
  expect(again.body.data.id).toBe(started.body.data.id);
  expect((await phone.order(lock_id)).status).toBe(201);
  await phone.card(String(again.body.data.attributes['client_secret']));
  const confirmed = await phone.confirm(order_number);
  expect(confirmed.body.data.attributes['state']).toBe('confirmed');
  expect(await standing(phone, lock_id)).toBe('completed');
  expect(await checkLedger(api.database)).toEqual([]);
});

test('money that the laptop was about to authorise is kept for the order on the phone', async () => {
  const vehicle = await addVehicle(api.database);
  const [laptop, phone] = [browse(api), browse(api)];
  const { lock, secret, number } = await laptop.upToCard(vehicle);
  const token = await makeLink(laptop, lock);
  await take(phone, token);
  await laptop.card(secret);
  expect((await phone.confirm(number)).body.data.attributes['state']).toBe('confirmed');
  expect(await checkLedger(api.database)).toEqual([]);
});

test('a link is taken once: the one who took it may ask again, nobody else may', async () => {
  const vehicle = await addVehicle(api.database);
  const [laptop, phone, stranger] = [browse(api), browse(api), browse(api)];
  const lock = (await laptop.init(vehicle)).body.data.id;
  const token = await makeLink(laptop, lock);
  const first = await take(phone, token);
  const second = await take(phone, token);
  expect([second.status, second.body.data.attributes['hold']]).toEqual([
    200,
    Object.assign({}, first.body.data.attributes['hold'], { now: expect.any(String) }),
  ]);
  expect((await take(stranger, token)).body.code).toBe('handover.used');
  expect((await take(laptop, token)).body.code).toBe('handover.used');
});

test('many devices at once: one has the checkout', async () => {
  const vehicle = await addVehicle(api.database);
  const laptop = browse(api);
  const lock = (await laptop.init(vehicle)).body.data.id;
  const token = await makeLink(laptop, lock);
  const devices = Array.from({ length: 10 }, () => browse(api));
  const answers = await Promise.all(devices.map((device) => take(device, token)));
  expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
  expect(answers.filter(({ body }) => body.code === 'handover.used')).toHaveLength(9);
  const standings = await Promise.all(devices.map((device) => standing(device, lock)));
  expect(standings.filter((one) => one === 'yours')).toHaveLength(1);
  expect(await checkLedger(api.database)).toEqual([]);
});

test('it goes back the same way', async () => {
  const vehicle = await addVehicle(api.database);
  const [laptop, phone] = [browse(api), browse(api)];
  const lock = (await laptop.init(vehicle)).body.data.id;
  await take(phone, await makeLink(laptop, lock));
  await take(laptop, await makeLink(phone, lock));
  expect(await standing(laptop, lock)).toBe('yours');
  expect(await standing(phone, lock)).toBe('elsewhere');
});

test('before anything is held the journey alone moves', async () => {
  const [laptop, phone] = [browse(api), browse(api)];
  const taken = await take(phone, await makeLink(laptop));
  expect(taken.body.data.attributes).toEqual({ path: PATH, stored: STORED, hold: null });
});

test('the link ends with the hold, and with a newer link', async () => {
  const vehicle = await addVehicle(api.database);
  const [laptop, phone] = [browse(api), browse(api)];
  const lock = (await laptop.init(vehicle)).body.data.id;
  const older = await makeLink(laptop, lock);
  const token = await makeLink(laptop, lock);
  expect((await take(phone, older)).body.code).toBe('handover.expired');
  await letTimePass(api, vehicle, 16);
  expect((await take(phone, token)).body.code).toBe('hold.expired');
  expect(await standing(laptop, lock)).toBe('ended');
  const late = await laptop.send('POST', '/buy_online/handovers', { lock_id: lock, path: PATH, stored: {} });
  expect(late.body.code).toBe('hold.expired');
});

test('a link that is not ours leads nowhere, and nobody makes one for what another visitor holds', async () => {
  const vehicle = await addVehicle(api.database);
  const [laptop, stranger] = [browse(api), browse(api)];
  const lock = (await laptop.init(vehicle)).body.data.id;
  const token = await makeLink(laptop, lock);
  const [id = ''] = token.split('.');
  for (const forged of ['', id, `${id}.`, `${id}.${'A'.repeat(43)}`, `${'0'.repeat(36)}.${token.split('.')[1]}`]) {
    expect([forged, (await take(stranger, forged)).status]).toEqual([forged, 404]);
  }
  const made = await stranger.send('POST', '/buy_online/handovers', { lock_id: lock, path: PATH, stored: {} });
  expect(made.body.code).toBe('hold.expired');
  expect(await standing(stranger, lock)).toBe('ended');
});

test.each(['https://elsewhere.test/', '//elsewhere.test', '/\\elsewhere.test', 'stock', '/a b'])(
  'a link never leads to "%s"',
  async (path) => {
    expect((await browse(api).send('POST', '/buy_online/handovers', { path, stored: {} })).status).toBe(422);
  },
);

test('a journey is choices and a form, not a store', async () => {
  const stored = { sl_order_online_data: 'x'.repeat(60_000) };
  expect((await browse(api).send('POST', '/buy_online/handovers', { path: PATH, stored })).status).toBe(422);
});

test('what the journey held is gone soon after the link', async () => {
  const laptop = browse(api);
  await makeLink(laptop);
  await api.database.rows(
    sql`update handovers set expires_at = now() - interval '61 minutes' where owner = ${laptop.id}`,
  );
  await sweep(api.services);
  expect(await api.database.rows(sql`select 1 from handovers where owner = ${laptop.id}`)).toEqual([]);
});
