import { sql } from 'drizzle-orm';
import { addPage, blockAt } from '../../database/pages.testing';
import { contentPages, settings } from '../../database/schema/content';
import { retailers } from '../../database/schema/retailers';
import { vehicles } from '../../database/schema/vehicles';
import { type TestApi, testApi, until } from '../testing/harness';
import { vehicleRow } from '../testing/stock';
import { stockLocator } from './stock-locator';

const OWNER = {
  id: 'retailer-7',
  listing: 'jp',
  name: 'Zenith Motors',
  display_name_lr: 'Zenith Land Rover',
  dealer_code: 'JP1000',
  city: 'Yokohama',
  address: 'Harbour Street 5',
  zipcode: '220-0012',
  phone: '+81 45 012 3456',
  email: 'sales@zenith.test',
  latitude: 35.46,
  longitude: 139.62,
} as const;
const VIN = 'SALEA7BW5N2000123';
const CONFIG = 'https://config.test/1';

let api: TestApi;
beforeAll(async () => {
  api = await testApi([stockLocator]);
  await api.database.db.insert(retailers).values(OWNER);
  const row = { listing: 'jp', owner_id: OWNER.id, vin: VIN, reservation_fee: 9900, config_url: CONFIG };
  await api.database.db.insert(vehicles).values(vehicleRow('a', { id: '1', ...row }));
  await until(async () => (await totalOf('')) === 1);
});
afterAll(() => api.close());

async function totalOf(query: string): Promise<unknown> {
  const answer = await api.server.inject(`/public_api/listing/jp/light?${query}`);
  return answer.statusCode === 200 ? answer.json().meta.total : undefined;
}

const CONFIGURED = encodeURIComponent(CONFIG);
/** Every answer about a vehicle that visitors can have. */
const ADDRESSES = [
  '/public_api/listing/jp',
  '/public_api/listing/jp/light',
  '/public_api/listing/jp/light?near[lat]=35&near[lon]=139&near[km]=9000',
  '/public_api/listing/jp/vehicle/1',
  '/listings/jp,au/vehicle/1',
  '/public_api/listing/jp/vehicles?ids=1',
  `/public_api/listing/jp/vehicle?config_url=${CONFIGURED}`,
  `/public_api/vehicles/config_data?listing=jp&config_url=${CONFIGURED}`,
] as const;

async function bodyOf(address: string): Promise<string> {
  const answer = await api.server.inject(address);
  expect([address, answer.statusCode]).toEqual([address, 200]);
  return answer.body;
}

async function hideOwners(isHidden: boolean): Promise<void> {
  await api.database.db.delete(settings).where(sql`true`);
  const row = { market: 'jp', key: 'additional_features.owner_visible', value: !isHidden };
  await api.database.db.insert(settings).values(row);
  await until(async () => (await bodyOf('/public_api/listing/jp/vehicle/1')).includes(OWNER.name) !== isHidden);
}

test.each(ADDRESSES)('of the VIN %s tells its last three characters', async (address) => {
  const body = await bodyOf(address);
  expect(body).not.toContain(VIN);
  expect(body).toContain(VIN.slice(-3));
});

describe('where a market keeps its retailers to itself', () => {
  beforeAll(() => hideOwners(true));
  afterAll(() => hideOwners(false));

  test.each(ADDRESSES)('%s says nothing of them', async (address) => {
    const body = await bodyOf(address);
    const { id, name, display_name_lr, dealer_code, city, address: street, zipcode, phone, email } = OWNER;
    for (const told of [id, name, display_name_lr, dealer_code, city, street, zipcode, phone, email, '35.46']) {
      expect([told, body.includes(told)]).toEqual([told, false]);
    }
  });

  test.each(['filter[owner_id_in]=retailer-7', 'filter[owner_dealer_codes_includes]=JP1000'])(
    'nobody finds out by asking for %s, or for another one',
    async (query) => {
      expect(await totalOf(query)).toBe(1);
      expect(await totalOf(query.replace(/=.*/, '=nobody'))).toBe(1);
    },
  );

  test('a list of theirs is answered where an editor published it, and for nobody who makes one up', async () => {
    const forced = 'forced_dealer_codes=JP9999&forced_dealer_codes=JP8888';
    expect(await totalOf(forced)).toBe(1);
    const values = { forced_dealer_codes: 'JP8888, JP9999' };
    const content = { values: {}, texts: {}, blocks: [blockAt(1, { id: 'b1', template: 'stock-locator', values })] };
    await addPage(api.database.db, { market: 'jp', path: '/theirs', content, isPublished: false });
    expect(await totalOf(forced)).toBe(1);
    await api.database.db.update(contentPages).set({ published_version: 1 });
    await until(async () => (await totalOf(forced)) === 0);
    expect(await totalOf('forced_dealer_codes=JP9999')).toBe(1);
    expect(await totalOf('forced_dealer_codes=JP1000')).toBe(1);
    await api.database.db.delete(contentPages);
    await until(async () => (await totalOf(forced)) === 1);
  });

  test('a list says what it leaves out of what was asked', async () => {
    const query =
      'filter[owner_id_in]=retailer-7&near[lat]=35&near[lon]=139&near[km]=5&sort=distanceAsc&utm_source=mail';
    const { meta } = JSON.parse(await bodyOf(`/public_api/listing/jp/light?${query}`));
    const left = ['filter[owner_id_in]', 'near[km]', 'near[lat]', 'near[lon]', 'sort', 'utm_source'];
    expect(meta.ignored.toSorted()).toEqual(left);
  });

  test('no distance leads to them', async () => {
    const near = await bodyOf('/public_api/listing/jp/light?near[lat]=35&near[lon]=139&near[km]=9000');
    expect(JSON.parse(near).data[0].attributes.distance_km).toBeNull();
    expect(await totalOf('near[lat]=10&near[lon]=10&near[km]=1')).toBe(1);
    expect(await totalOf('near[lat]=10&near[lon]=10&near[km]=1&sort=distanceAsc')).toBe(1);
  });
});

test('where it does not, they are told of, as soon as the setting says so', async () => {
  const body = await bodyOf('/public_api/listing/jp/light');
  expect(body).toContain(OWNER.name);
  expect(await totalOf('filter[owner_id_in]=nobody')).toBe(0);
  const { meta } = JSON.parse(await bodyOf('/public_api/listing/jp/light?near[lat]=35&near[lon]=139&near[km]=9000'));
  expect(meta.ignored).toEqual([]);
});
