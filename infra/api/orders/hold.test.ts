import { MARKETS } from '@showroom/contracts/markets';
import { sql } from 'drizzle-orm';
import * as z from 'zod';
import { MAX_HOLDS } from '../order-store/hold';
import { checkLedger } from '../payments/ledger/check-ledger';
import { lookInto } from './looking.testing';
import { addVehicle, browse, letTimePass, type Reserving, startReserving } from './reserve.testing';

// Many calls and a provider each: more than a unit test's five seconds on a busy machine.
jest.setTimeout(30_000);

let api: Reserving;

beforeAll(async () => {
  api = await startReserving();
}, 60_000);
beforeEach(() => api.sandbox.stripe.faults.clear());
afterEach(async () => expect(await checkLedger(api.database)).toEqual([]));
afterAll(() => api?.close());

const { intentOf } = lookInto(() => api);

describe('the hold', () => {
  test('is taken by one visitor; the other is told that somebody is reserving', async () => {
    const vehicle = await addVehicle(api.database);
    const [first, second] = [browse(api), browse(api)];
    const taken = await first.init(vehicle);
    expect(taken).toMatchObject({
      status: 200,
      body: { data: { attributes: { fee: 500, currency: 'EUR', extensions_left: 10 } } },
    });
    const vendors = z
      .array(z.object({ type: z.string(), uuid: z.uuid() }))
      .parse(taken.body.data.attributes['vendors']);
    expect(vendors).toContainEqual({ type: 'STRIPE', uuid: expect.any(String) });
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
    expect(await jane.order(lock)).toMatchObject({ status: 409, body: { code: 'hold.expired' } });
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
    expect(await jane.read(number)).toMatchObject({ body: { data: { attributes: { payment_status: 'cancelled' } } } });
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
