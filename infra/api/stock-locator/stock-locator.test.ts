import { eq } from 'drizzle-orm';
import { financingOptions } from '../../database/price-rules';
import { retailers } from '../../database/schema/retailers';
import { vehicles } from '../../database/schema/vehicles';
import { type TestApi, testApi, until } from '../testing/harness';
import { RETAILERS, vehicleRow } from '../testing/stock';
import { stockLocator } from './stock-locator';

let api: TestApi;
beforeAll(async () => {
  api = await testApi([stockLocator]);
  await api.database.db.insert(retailers).values([...RETAILERS]);
  await api.database.db
    .insert(vehicles)
    .values([
      vehicleRow('a', { id: '1', model: 'Defender 110', purchase_price: 4_590_050, vin: 'SALEA7BW5N2000123' }),
      vehicleRow('b', { id: '2', model: 'Defender 90', purchase_price: 3_000_000, vin: '123', owner_id: 'r2' }),
      vehicleRow('c', { id: '3', model: 'Defender 90', purchase_price: null, lease_price: 50_000, status: 'reserved' }),
      vehicleRow('d', { id: '4', status: 'sold', reservation_fee: 9900 }),
      vehicleRow('e', { id: '5', removed_at: new Date() }),
    ]);
  // Until the change is heard, nobody knows the listing.
  await until(async () => {
    const answer = await api.server.inject('/public_api/listing/test/light');
    return answer.statusCode === 200 && answer.json().meta.total === 3;
  });
});
afterAll(() => api.close());

async function list(query: string) {
  const answer = await api.server.inject(`/public_api/listing/test/light?${query}`);
  expect([query, answer.statusCode]).toEqual([query, 200]);
  return answer.json();
}

const idsOf = ({ data }: { data: { id: string }[] }) => data.map(({ id }) => id);

test('sold and removed vehicles are not listed', async () => {
  expect(idsOf(await list('')).sort()).toEqual(['1', '2', '3']);
});

test('a filter narrows the list, and its own facet still counts the other options', async () => {
  const { data, meta } = await list('filter[nameplate_name_in]=Defender%20110');
  expect(idsOf({ data })).toEqual(['1']);
  expect(meta.facets.options.models).toEqual([
    { value: 'Defender 90', label: 'Defender 90', count: 2 },
    { value: 'Defender 110', label: 'Defender 110', count: 1 },
  ]);
  expect(meta.facets.options.statuses).toEqual([
    { value: 'stock', label: 'In stock', count: 1 },
    { value: 'reserved', label: 'Reserved', count: 0 },
  ]);
});

test('retailers are options by their names', async () => {
  const { meta } = await list('');
  expect(meta.facets.options.dealers).toEqual([
    { value: 'r2', label: 'Alpine Cars', count: 1 },
    { value: 'r1', label: 'Zenith Motors', count: 2 },
  ]);
});

test('amounts of bounds and filters are in major units', async () => {
  const { meta } = await list('filter[display_price_gteq]=45900.5');
  expect(meta.total).toBe(1);
  expect(meta.facets.bounds.display_price).toEqual({ min: 30_000, max: 45_900.5 });
  expect((await list('filter[display_price_gteq]=45900.51')).meta.total).toBe(0);
});

test('a vehicle that has a list price only is found and sorted by it, which is the price that is shown; no filter tells a hidden one', async () => {
  const own = await testApi([stockLocator]);
  await own.database.db.insert(retailers).values([...RETAILERS]);
  const prices = [
    { id: '1', purchase_price: 4_000_000, msrp_price: 9_000_000 },
    { id: '2', purchase_price: null, msrp_price: 5_000_000 },
    { id: '3', purchase_price: null, msrp_price: 5_500_000, price_hidden: true, hidden_prices: ['purchase'] },
  ];
  await own.database.db.insert(vehicles).values(prices.map((given) => vehicleRow(given.id, given)));
  const ask = async (query: string) => (await own.server.inject(`/public_api/listing/test/light?${query}`)).json();
  await until(async () => (await ask('')).meta?.total === 3);
  const found = await ask('filter[display_price_lteq]=50000&sort=priceDesc');
  expect(idsOf(found)).toEqual(['2', '1']);
  expect(found.data[0].attributes.prices).toMatchObject([{ type: 'purchase', value_raw: 50_000 }]);
  expect(found.meta.facets.bounds.display_price).toEqual({ min: 40_000, max: 50_000 });
  const listed = await ask('filter[msrp_price_gteq]=50000&sort=priceDesc');
  expect(idsOf(listed)).toEqual(['2', '1']);
  expect(listed.meta.facets.bounds.msrp_price).toEqual({ min: 50_000, max: 90_000 });
  expect(
    idsOf(await ask('filter[financing_options]=purchase&filter[display_price_lteq]=50000&sort=priceDesc')),
  ).toEqual(['2', '1']);
  await own.close();
});

describe('a list is sorted', () => {
  let sorted: TestApi;
  beforeAll(async () => {
    sorted = await testApi([stockLocator]);
    await sorted.database.db.insert(retailers).values([...RETAILERS]);
    const rows = [
      ['1', 'demo', 2024, 100, 3_000_000, '2026-01-03'],
      ['2', 'delivery', 2022, 9000, 5_000_000, '2026-01-01'],
      ['3', 'on_demand', 2026, 50, 4_000_000, '2026-01-06'],
      ['4', 'in_production', 2021, 12_000, 2_000_000, '2026-01-05'],
      ['5', 'reserved', 2023, 700, 6_000_000, '2026-01-02'],
      ['6', 'available_soon', 2025, 20, 1_000_000, '2026-01-07'],
      ['7', 'stock', null, null, null, '2026-01-04'],
    ] as const;
    await sorted.database.db.insert(vehicles).values(
      rows.map(([id, status, production_year, mileage, purchase_price, created]) => {
        const created_at = new Date(created);
        return vehicleRow(id, { id, status, production_year, mileage, purchase_price, created_at });
      }),
    );
    await until(async () => (await sorted.server.inject('/public_api/listing/test/light')).json().meta?.total === 7);
  });
  afterAll(() => sorted.close());

  // What a vehicle does not tell stands last in both directions.
  test.each([
    ['productionYearAsc', '4 2 5 1 6 3 7'],
    ['productionYearDesc', '3 6 1 5 2 4 7'],
    ['createdAtAsc', '2 5 1 7 4 3 6'],
    ['availableFirst', '7 1 6 4 2 3 5'],
    ['createdAtDesc', '6 3 4 7 1 5 2'],
    ['mileageAsc', '6 3 1 5 2 4 7'],
    ['mileageDesc', '4 2 5 1 3 6 7'],
    ['priceAsc', '6 4 1 3 2 5 7'],
    ['priceDesc', '5 2 3 1 4 6 7'],
    ['status', '7 6 5 4 3 2 1'],
    ['', '6 3 4 7 1 5 2'],
  ])('by %s', async (sort, ids) => {
    const answer = await sorted.server.inject(`/public_api/listing/test/light${sort && `?sort=${sort}`}`);
    expect(idsOf(answer.json()).join(' ')).toBe(ids);
  });
});

test.each([
  [{ purchase_price: 4_000_000 }, ['purchase']],
  [{ purchase_price: null, msrp_price: 5_000_000 }, ['purchase']],
  [{ purchase_price: 0, msrp_price: 5_000_000, lease_price: 40_000 }, ['purchase', 'lease']],
  [{ purchase_price: null, lease_price: 0, subscribe_price: 90_000 }, ['subscribe']],
  [{ purchase_price: -1, msrp_price: 0, lease_price: null, subscribe_price: 0 }, []],
])('of a vehicle with %j the ways to pay are %j', (amounts, options) => {
  const none = { purchase_price: null, msrp_price: null, lease_price: null, subscribe_price: null };
  expect(financingOptions({ ...none, ...amounts })).toEqual(options);
});

test('pages hold at most what was asked, and a page after the last one is empty', async () => {
  expect((await list('items=2&sort=priceAsc')).meta).toEqual(expect.objectContaining({ page: 1, pages: 2, items: 2 }));
  expect(idsOf(await list('items=2&sort=priceAsc&page=2'))).toEqual(['3']);
  expect(idsOf(await list('items=2&sort=priceAsc&page=9'))).toEqual([]);
});

test('an unknown parameter changes nothing and is named', async () => {
  const { meta } = await list('filter[wheels]=4&utm_source=x');
  expect(meta.total).toBe(3);
  expect(meta.ignored).toEqual(['filter[wheels]', 'utm_source']);
});

test.each([
  ['items=13', 'items'],
  ['page=0', 'page'],
  ['sort=cheapest', 'sort'],
  ['filter[mileage_gteq]=many', 'filter[mileage_gteq]'],
  ['exclude=me', 'exclude'],
  ['items=1&items=2', 'items'],
])('the malformed %s is refused with the parameter named', async (query, path) => {
  const answer = await api.server.inject(`/public_api/listing/test?${query}`);
  expect(answer.statusCode).toBe(400);
  expect(answer.json().errors).toEqual([{ path, message: expect.any(String) }]);
});

test('facets=none leaves the facets out', async () => {
  expect((await list('facets=none')).meta.facets).toBeNull();
});

test('the light list has what a card shows and no more', async () => {
  const { data } = await list('exclude=2&sort=priceAsc');
  expect(data[0].attributes).toEqual(expect.objectContaining({ title: 'Defender a', owner_city: 'Ghent' }));
  expect(data[0].attributes).not.toHaveProperty('vin');
});

test('a vehicle has its prices, retailer and the end of a long VIN', async () => {
  const { data } = (await api.server.inject('/public_api/listing/test/vehicle/1')).json();
  expect(data.attributes).toEqual(
    expect.objectContaining({
      prices: [{ type: 'purchase', value_raw: 45_900.5, old_price_raw: null, hidden_from_visitors: false }],
      owner_name: 'Zenith Motors',
      short_vin: '123',
    }),
  );
  const short = (await api.server.inject('/public_api/listing/test/vehicle/2')).json();
  expect(short.data.attributes.short_vin).toBe('123');
});

test('vehicles are had by their ids in one call, sold ones too; those that the listing does not have are named', async () => {
  const answer = await api.server.inject('/public_api/listing/test/vehicles?ids=4&ids=999&ids=1&ids=5&ids=1');
  expect(idsOf(answer.json())).toEqual(['4', '1']);
  expect(answer.json().meta).toEqual({ missing: ['999', '5'] });
  expect(answer.json().data[0].attributes).toEqual(expect.objectContaining({ status: 'sold', owner_city: 'Ghent' }));
  const elsewhere = await api.server.inject('/public_api/listing/au/vehicles?ids=1');
  expect(elsewhere.json()).toEqual({ data: [], meta: { missing: ['1'] } });
});

test('a sold vehicle still has its page, without a reservation', async () => {
  const { data } = (await api.server.inject('/public_api/listing/test/vehicle/4')).json();
  expect(data.attributes).toEqual(expect.objectContaining({ status: 'sold', reservation: null }));
});

test.each([
  '/public_api/listing/test/vehicle/999',
  '/public_api/listing/test/vehicle/5',
  '/public_api/listing/international/vehicle/1',
])('%s is not there', async (url) => {
  const answer = await api.server.inject(url);
  expect([answer.statusCode, answer.json().code]).toEqual([404, 'vehicle.not-found']);
});

test('a listing that nobody knows is not there, one of a market may be empty', async () => {
  expect((await api.server.inject('/public_api/listing/nowhere')).statusCode).toBe(404);
  expect((await api.server.inject('/public_api/listing/jp')).json().meta).toEqual(
    expect.objectContaining({ total: 0, currency: 'JPY' }),
  );
});

test('a change in the database shows in counts, lists and the vehicle soon after', async () => {
  const { db } = api.database;
  await db.insert(vehicles).values(vehicleRow('new', { id: '6', model: 'Discovery' }));
  await until(async () => (await list('filter[nameplate_name_in]=Discovery')).meta.total === 1);
  await db.update(vehicles).set({ title: 'Renamed' }).where(eq(vehicles.id, '6'));
  await until(async () => (await list('filter[nameplate_name_in]=Discovery')).data[0].attributes.title === 'Renamed');
  await db.update(vehicles).set({ status: 'sold' }).where(eq(vehicles.id, '6'));
  await until(async () => (await list('')).meta.total === 3);
  expect((await list('')).meta.facets.options.models).toHaveLength(2);
  await db.update(retailers).set({ name: 'Alpine & Sons' }).where(eq(retailers.id, 'r2'));
  await until(async () => (await list('')).meta.facets.options.dealers[0].label === 'Alpine & Sons');
  const { data } = await list('filter[owner_id_in]=r2');
  expect(data[0].attributes.owner_name).toBe('Alpine & Sons');
});
