import type { AddressInfo } from 'node:net';
import { settings } from '../../database/schema/content';
import { retailers } from '../../database/schema/retailers';
import { vehicles } from '../../database/schema/vehicles';
import { places } from '../places/places';
import { stockLocator } from '../stock-locator/stock-locator';
import { type TestApi, testApi, until } from '../testing/harness';
import { vehicleRow } from '../testing/stock';
import { company } from './company';

let here: TestApi;
let elsewhere: TestApi;
let base: string;

const RETAILER = { id: 'r1', name: 'Zenith', dealer_code: 'D1' };
const totalOf = async (listing: string) =>
  (await here.server.inject(`/public_api/listing/${listing}/light?sort=priceAsc`)).json().meta?.total;

async function stockOf(api: TestApi, listing: string, keys: readonly string[]): Promise<void> {
  await api.database.db.insert(retailers).values({ ...RETAILER, listing });
  await api.database.db
    .insert(vehicles)
    .values(
      keys.map((key) => vehicleRow(key, { id: key, listing, config_url: `https://configurator.example/${key}` })),
    );
  await until(
    async () => (await api.server.inject(`/public_api/listing/${listing}`)).json().meta?.total === keys.length,
  );
}

async function setBase(value: string): Promise<void> {
  await here.database.db
    .insert(settings)
    .values({ market: 'au', key: 'company_config.api_base_url', value })
    .onConflictDoUpdate({ target: [settings.market, settings.key], set: { value } });
}

beforeAll(async () => {
  here = await testApi([company, places, stockLocator], { NAVIGATION_REFRESH: '100' });
  elsewhere = await testApi([stockLocator, places]);
  await elsewhere.server.listen({ port: 0, host: '127.0.0.1' });
  const address: AddressInfo | string | null = elsewhere.server.server.address();
  base = `http://127.0.0.1:${typeof address === 'object' ? address?.port : ''}`;
  await stockOf(elsewhere, 'au', ['1', '2', '3']);
  await stockOf(here, 'au', ['9']);
});
afterAll(async () => {
  await here.close();
  await elsewhere.close();
});

test("a market's stock is where its company configuration says, other markets' stock stays here", async () => {
  expect(await totalOf('au')).toBe(1);
  await setBase(`${base}/`);
  await until(async () => (await totalOf('au')) === 3);
  expect((await here.server.inject('/public_api/listing/au/vehicle/2')).json().data.id).toBe('2');
  expect((await here.server.inject('/public_api/listing/au/retailers')).json().meta.total).toBe(1);
  const built = '/public_api/vehicles/config_data?listing=au&config_url=https://configurator.example/3';
  expect((await here.server.inject(built)).json().data).toMatchObject([{ id: '3' }]);
  expect((await here.server.inject('/public_api/listing/ae')).json().meta.total).toBe(0);
});

test('what the base does not have or refuses is so here', async () => {
  const missing = await here.server.inject('/public_api/listing/au/vehicle/9');
  expect([missing.statusCode, missing.json().code]).toEqual([404, 'vehicle.not-found']);
  expect((await here.server.inject('/public_api/listing/au?items=99')).statusCode).toBe(400);
});

test('pages made of a stock elsewhere are made anew again and again', async () => {
  const heard: string[] = [];
  const stop = await here.database.listen('changes', { message: (payload) => heard.push(payload) });
  await until(() => heard.filter((payload) => payload === '{"tags":["listing:au"]}').length > 1);
  await stop();
});

test('a base that is away is told as such, and one that leads back to ourselves is asked once', async () => {
  await setBase('http://127.0.0.1:9');
  await until(async () => (await here.server.inject('/public_api/listing/au')).statusCode === 503);
  const own = await here.server.listen({ port: 0, host: '127.0.0.1' });
  await setBase(own);
  await until(async () => (await totalOf('au')) === 1);
});
