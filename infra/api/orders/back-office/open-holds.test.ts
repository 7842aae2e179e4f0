import { randomUUID } from 'node:crypto';
import { MARKETS } from '@showroom/contracts/markets';
import { sql } from 'drizzle-orm';
import { checkLedger } from '../../payments/ledger/check-ledger';
import { type TestIssuer, testIssuer, visitor } from '../../testing/harness';
import { addVehicle, browse, letTimePass, type Reserving, startReserving } from '../reserve.testing';

jest.setTimeout(60_000);

const { international, au, ua } = MARKETS;
let api: Reserving;
let issuer: TestIssuer;

beforeAll(async () => {
  issuer = await testIssuer();
  api = await startReserving({ OIDC_ISSUER: issuer.issuer });
}, 60_000);
afterEach(async () => expect(await checkLedger(api.database)).toEqual([]));
afterAll(async () => {
  await api?.close();
  issuer?.close();
});

const manager = () => issuer.bearer(['market_manager'], { markets: ['international', 'ua'] });

async function ask(method: string, path: string, body?: unknown, headers?: Awaited<ReturnType<typeof manager>>) {
  const response = await fetch(`${api.url}${path}`, {
    method,
    headers: { ...(headers ?? (await manager())), ...(body !== undefined && { 'content-type': 'application/json' }) },
    ...(body !== undefined && { body: JSON.stringify(body) }),
  });
  return { status: response.status, body: await response.json() };
}

async function holdFrom(from: string, market: typeof international | typeof au | typeof ua = international) {
  const vehicle_id = await addVehicle(api.database, market);
  const { status } = await fetch(`${api.url}/buy_online/orders/init`, {
    method: 'POST',
    headers: { ...visitor(randomUUID(), api.config), 'x-forwarded-for': from, 'content-type': 'application/json' },
    body: JSON.stringify({ vehicle_id, company_uuid: market.companyUuid }),
  });
  expect(status).toBe(200);
  return vehicle_id;
}

const market = 'international';
const why = 'One place holds half of the stock.';

test('open holds are listed with what makes them suspicious, those of one place first, and of the own markets only', async () => {
  const jane = browse(api);
  const vehicle = await addVehicle(api.database);
  await jane.init(vehicle);
  const ofOffice: string[] = [];
  for (let count = 0; count < 4; count += 1) ofOffice.push(await holdFrom(`2001:db8:7:7::${count + 1}`));
  const abroad = await holdFrom('203.0.113.5', au);
  const { status, body } = await ask('GET', '/holds');
  expect(status).toBe(200);
  const ids: string[] = body.data.map(({ id }: { id: string }) => id);
  expect(new Set(ids.slice(0, 4))).toEqual(new Set(ofOffice));
  expect(ids).toContain(vehicle);
  expect(ids).not.toContain(abroad);
  expect(body.data[0].attributes).toMatchObject({
    market: 'international',
    vehicle: { title: 'Defender 110 X-Dynamic' },
    of_network: 4,
    signs: ['network'],
    is_named: false,
    is_paying: false,
  });
  const places = new Set(body.data.slice(0, 4).map(({ attributes }: never) => Reflect.get(attributes, 'network')));
  expect(places.size).toBe(1);
  expect(JSON.stringify(body)).not.toContain('2001:db8');
  expect((await ask('GET', '/holds?market=au')).status).toBe(403);
});

test('a hold that is renewed again and again by somebody without a name is suspicious', async () => {
  const vehicle = await addVehicle(api.database, ua);
  const joe = browse(api, ua);
  for (let count = 0; count <= 4; count += 1) {
    await joe.init(vehicle);
    await letTimePass(api, vehicle, 10);
  }
  const { body } = await ask('GET', '/holds?market=ua');
  expect(body.data).toMatchObject([{ id: vehicle, attributes: { extended: 4, signs: ['extended'], network: null } }]);
});

test('holds that are released are on sale again, their orders end, and the history names who did it and why', async () => {
  const vehicle = await holdFrom('203.0.113.30');
  const abroad = await holdFrom('203.0.113.30', au);
  const holds = [vehicle, abroad, 'gone'];
  expect(await ask('POST', '/holds/releases', { market, holds, why })).toEqual({
    status: 200,
    body: { data: { released: 1, kept: 2 } },
  });
  expect(await ask('POST', '/holds/releases', { market, holds, why })).toMatchObject({
    body: { data: { released: 0, kept: 3 } },
  });
  expect(await browse(api).init(vehicle)).toMatchObject({ status: 200 });
  expect(await browse(api, au).init(abroad)).toMatchObject({ status: 409, body: { code: 'vehicle.held' } });
  const rows = await api.database.rows(
    sql`select a.action, a.why, o.state from order_actions a join orders o on o.number = a.order_number
      where o.vehicle_id = ${vehicle}`,
  );
  expect(rows).toEqual([{ action: 'release', why, state: 'cancelled' }]);
});

test('a payment that nobody made is let go with its hold; a vehicle that is paid for stays with its customer', async () => {
  const [open, paid] = [await addVehicle(api.database), await addVehicle(api.database)];
  const [jane, joe] = [browse(api), browse(api)];
  await jane.upToCard(open);
  const { number, secret } = await joe.upToCard(paid);
  await joe.card(secret);
  expect(await ask('POST', '/holds/releases', { market, holds: [open, paid], why })).toMatchObject({
    body: { data: { released: 1, kept: 1 } },
  });
  expect(await browse(api).init(open)).toMatchObject({ status: 200 });
  expect(await joe.read(number)).toMatchObject({ body: { data: { attributes: { payment_status: 'paid' } } } });
  expect(await browse(api).init(paid)).toMatchObject({ status: 409, body: { code: 'vehicle.sold' } });
});

test('an editor sees holds and releases none; a release without a reason is refused', async () => {
  const vehicle = await holdFrom('203.0.113.40');
  const editor = await issuer.bearer(['editor'], { markets: ['international'] });
  expect((await ask('GET', '/holds', undefined, editor)).status).toBe(200);
  expect((await ask('POST', '/holds/releases', { market, holds: [vehicle], why }, editor)).status).toBe(403);
  expect((await ask('POST', '/holds/releases', { market, holds: [vehicle], why: ' ' })).status).toBe(422);
  expect((await ask('POST', '/holds/releases', { market: 'au', holds: [vehicle], why })).status).toBe(403);
});
