import { randomUUID } from 'node:crypto';
import { MARKETS, type Market } from '@showroom/contracts/markets';
import { newVisitorId } from '@showroom/contracts/visitor-id';
import { sql } from 'drizzle-orm';
import { visitor } from '../testing/harness';
import { addVehicle, browse, letTimePass, type Reserving, startReserving } from './reserve.testing';

jest.setTimeout(60_000);

const { international, ae, au, jp, ua } = MARKETS;
let api: Reserving;

beforeAll(async () => {
  api = await startReserving({ HOLDS_PER_NETWORK: '4', HOLDS_CROWDED_FROM: '20' });
}, 60_000);
afterAll(() => api?.close());

interface Attempt {
  readonly from: string;
  readonly who?: string;
  readonly market?: Market;
}

/** Somebody who asks for a vehicle through the site, from an address of the world. */
async function reserve(vehicle_id: string, { from, who = randomUUID(), market = international }: Attempt) {
  const answer = await fetch(`${api.url}/buy_online/orders/init`, {
    method: 'POST',
    headers: { ...visitor(who, api.config), 'x-forwarded-for': from, 'content-type': 'application/json' },
    body: JSON.stringify({ vehicle_id, company_uuid: market.companyUuid }),
  });
  const body: { code?: string } = await answer.json();
  return { status: answer.status, code: body.code };
}

const taken = { status: 200, code: undefined };
const tooMany = { status: 429, code: 'hold.too-many' };
const stock = (count: number, market: Market = international) =>
  Promise.all(Array.from({ length: count }, () => addVehicle(api.database, market)));

test('a network of many visitors gets as many holds as it may have, also when all ask at once', async () => {
  const vehicles = await stock(10);
  // The rest of an IPv6 address is the customer's own choice: all are one network.
  const answers = await Promise.all(
    vehicles.map((vehicle, index) => reserve(vehicle, { from: `2001:db8:1:2::${index + 1}` })),
  );
  expect(answers.filter(({ status }) => status === 200)).toHaveLength(4);
  expect(answers.filter(({ status }) => status !== 200)).toEqual(Array.from({ length: 6 }, () => tooMany));
  const free = vehicles[answers.findIndex(({ status }) => status === 429)] ?? '';
  expect(await reserve(free, { from: '2001:db8:1:3::1' })).toEqual(taken);
});

test('who has a hold keeps it when the network is full, and a place is free when a hold has run out', async () => {
  const from = '203.0.113.20';
  const vehicles = await stock(5);
  const [first = '', , , , fifth = ''] = vehicles;
  const jane = randomUUID();
  expect(await reserve(first, { from, who: jane })).toEqual(taken);
  for (const vehicle of vehicles.slice(1, 4)) expect(await reserve(vehicle, { from })).toEqual(taken);
  expect(await reserve(fifth, { from })).toEqual(tooMany);
  await letTimePass(api, first, 10);
  expect(await reserve(first, { from, who: jane })).toEqual(taken);
  await letTimePass(api, first, 16);
  expect(await reserve(fifth, { from })).toEqual(taken);
});

test('a second network makes no room in the first: a hold counts where it was taken', async () => {
  const [first, second] = ['203.0.113.21', '203.0.113.22'];
  const vehicles = await stock(5, au);
  const [last = ''] = vehicles.slice(4);
  for (const vehicle of vehicles.slice(0, 4)) {
    const who = randomUUID();
    expect(await reserve(vehicle, { from: first, who, market: au })).toEqual(taken);
    expect(await reserve(vehicle, { from: second, who, market: au })).toEqual(taken);
  }
  expect(await reserve(last, { from: first, market: au })).toEqual(tooMany);
});

test('a hold that had run out begins anew when its visitor comes back, and finds no room in a full network', async () => {
  const from = '203.0.113.23';
  const vehicles = await stock(5, ae);
  const [first = ''] = vehicles;
  const jane = randomUUID();
  expect(await reserve(first, { from, who: jane, market: ae })).toEqual(taken);
  await letTimePass(api, first, 16);
  for (const vehicle of vehicles.slice(1)) expect(await reserve(vehicle, { from, market: ae })).toEqual(taken);
  expect(await reserve(first, { from, who: jane, market: ae })).toEqual(tooMany);
});

test('a payment that was begun counts as long as it keeps its vehicle, also when the time of the hold is over', async () => {
  const from = '203.0.113.24';
  const vehicles = await stock(5, au);
  for (const vehicle of vehicles.slice(0, 4)) {
    const who = randomUUID();
    expect(await reserve(vehicle, { from, who, market: au })).toEqual(taken);
    expect(await browse(api, au, who).payment(vehicle)).toMatchObject({ status: 200 });
    await letTimePass(api, vehicle, 16);
  }
  expect(await reserve(vehicles[4] ?? '', { from, market: au })).toEqual(tooMany);
});

test('reservations that cost nothing count for a day', async () => {
  const from = '203.0.113.25';
  const vehicles = await Promise.all(Array.from({ length: 5 }, () => addVehicle(api.database, jp, 0)));
  const [first = '', last = ''] = [vehicles[0], vehicles[4]];
  for (const vehicle of vehicles.slice(0, 4)) {
    const jane = browse(api, jp);
    expect(await reserve(vehicle, { from, who: jane.id, market: jp })).toEqual(taken);
    const number = (await jane.order((await jane.init(vehicle)).body.data.id)).body.data.id;
    expect(await jane.confirm(number)).toMatchObject({ body: { data: { attributes: { state: 'confirmed' } } } });
  }
  expect(await reserve(last, { from, market: jp })).toEqual(tooMany);
  await api.database.rows(sql`update holds set taken_at = now() - interval '25 hours' where vehicle_id = ${first}`);
  expect(await reserve(last, { from, market: jp })).toEqual(taken);
});

test('when a good part of a market is on hold a network gets one vehicle', async () => {
  const vehicles = await stock(15, ua);
  for (const [index, vehicle] of vehicles.slice(0, 12).entries()) {
    expect(await reserve(vehicle, { from: `198.51.100.${index}`, market: ua })).toEqual(taken);
  }
  const [, second = '', third = ''] = vehicles.slice(11);
  expect(await reserve(second, { from: '198.51.100.1', market: ua })).toEqual(tooMany);
  expect(await reserve(third, { from: '198.51.100.99', market: ua })).toEqual(taken);
});

test('taking and entering again is counted: after 240 within an hour a network waits', async () => {
  const [vehicle = ''] = await stock(1);
  const who = randomUUID();
  const from = '203.0.113.77';
  for (let round = 0; round < 8; round += 1) {
    const answers = await Promise.all(Array.from({ length: 30 }, () => reserve(vehicle, { from, who })));
    expect(answers).toEqual(Array.from({ length: 30 }, () => taken));
  }
  expect(await reserve(vehicle, { from, who })).toEqual(tooMany);
});

test('a name that was made for the request alone takes nothing; a second old, it does', async () => {
  const [vehicle = ''] = await stock(1);
  const from = '203.0.113.90';
  const tooSoon = { status: 425, code: 'hold.too-soon' };
  expect(await reserve(vehicle, { from, who: newVisitorId(Date.now()) })).toEqual(tooSoon);
  expect(await reserve(vehicle, { from, who: newVisitorId(Date.now() - 1500) })).toEqual(taken);
});

test('a page is told how long its visitor must wait, and nobody waits twice', async () => {
  const waitFor = async (who: string) => {
    const answer = await fetch(`${api.url}/buy_online/visits`, { method: 'POST', headers: visitor(who, api.config) });
    const { data }: { data: { wait: number } } = await answer.json();
    return data.wait;
  };
  expect(await waitFor(newVisitorId(Date.now()))).toBeGreaterThan(0);
  expect(await waitFor(newVisitorId(Date.now() - 1500))).toBe(0);
  expect(await waitFor(randomUUID())).toBe(0);
});

test('a clock of the site that runs ahead keeps nobody from reserving', async () => {
  const [vehicle = ''] = await stock(1);
  expect(await reserve(vehicle, { from: '203.0.113.91', who: newVisitorId(Date.now() + 3_600_000) })).toEqual(taken);
});
