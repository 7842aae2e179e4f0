import { settings } from '../../database/schema/content';
import { rawVehicle } from '../../raw-vehicle/raw-vehicle.testing';
import { company } from '../company/company';
import { places } from '../places/places';
import { stockLocator } from '../stock-locator/stock-locator';
import { type TestApi, testApi } from '../testing/harness';
import { type RawService, rawService } from './raw-service.testing';

let api: TestApi;
let service: RawService;

const LIST = '/public_api/listing/international';
const get = async (path: string) => {
  const answer = await api.server.inject(path);
  return { status: answer.statusCode, body: answer.json() };
};
const listOf = (data: readonly unknown[], meta: unknown = { total: data.length }) => ({
  [LIST]: () => ({ data, meta }),
});

beforeAll(async () => {
  service = await rawService();
  api = await testApi([company, places, stockLocator]);
  await api.database.db
    .insert(settings)
    .values({ market: 'international', key: 'company_config.api_base_url', value: `${service.origin}/` });
});
afterAll(async () => {
  await api.close();
  service.close();
});
beforeEach(() => {
  service.asked.length = 0;
  api.logs.length = 0;
});

test('a base with raw vehicles gives cards and whole vehicles by the rules of our own', async () => {
  service.answers = {
    ...listOf([rawVehicle('7')]),
    [`${LIST}/vehicle/7`]: () => ({ data: rawVehicle('7', { state: 'new' }) }),
  };
  const list = await get(`${LIST}/light?sort=priceAsc`);
  expect([list.status, list.body.meta]).toEqual([
    200,
    expect.objectContaining({ total: 1, pages: 1, currency: 'EUR', facets: { options: {}, bounds: {} } }),
  ]);
  expect(list.body.data[0]).toMatchObject({
    id: '7',
    attributes: {
      model: 'Defender 110',
      short_vin: '123',
      prices: [
        { type: 'purchase', value_raw: 74_900.5, old_price_raw: null, hidden_from_visitors: false },
        { type: 'lease', value_raw: 892 },
        { type: 'subscribe', value_raw: 1190 },
      ],
      cover: { medium_path: 'https://pictures.example/1-s.jpg' },
      owner_name: 'Land Rover Ghent',
    },
  });
  expect(list.body.data[0].attributes).not.toHaveProperty('description');
  const one = await get(`${LIST}/vehicle/7`);
  expect(one.body.data.attributes).toMatchObject({
    description: 'One owner, always garaged.',
    photos: [{ sequence: 1 }, { hd_path: `${service.origin}/p/2-hd.jpg` }],
    optional_features: [{ name: 'Tow bar', value_raw: 900 }, { name: 'Roof rack' }],
    drive_away: { NSW: 79_000 },
    // Holds are for vehicles of our own stock.
    reservation: null,
  });
});

test('what price_hidden and its financing option hide does not leave', async () => {
  const hidden = rawVehicle('7', { price_hidden: true, financing_options: ['purchase'] });
  service.answers = { [`${LIST}/vehicle/7`]: () => ({ data: hidden }) };
  const { body } = await get(`${LIST}/vehicle/7`);
  expect(body.data.attributes).toMatchObject({ msrp_price: null, drive_away: null, price_breakdown: null });
  expect(body.data.attributes.prices[0]).toEqual({
    type: 'purchase',
    value_raw: 0,
    old_price_raw: null,
    hidden_from_visitors: true,
  });
  expect(JSON.stringify(body)).not.toMatch(/74900|78900|79000/);
});

test('filters, order and page go to the base by their specified names', async () => {
  service.answers = { [`${LIST}/light`]: () => ({ data: [rawVehicle('7')], meta: { total: 30, page: 3 } }) };
  const query = new URLSearchParams({ items: '12', page: '3', sort: 'mileageDesc', 'filter[nameplate_name_in]': 'XF' });
  query.append('filter[mileage_lteq]', '9000');
  const { body } = await get(`${LIST}/light?${query}`);
  expect(service.asked).toEqual([
    `${LIST}/light?items=12&page=3&sort=mileageDesc&filter[nameplate_name_in]=XF&filter[mileage_lteq]=9000`,
  ]);
  expect(body.meta).toMatchObject({ total: 30, page: 3, pages: 3, items: 12 });
});

test('similar vehicles are those of the model without the one at hand', async () => {
  service.answers = listOf([rawVehicle('7'), rawVehicle('8')]);
  const { body } = await get(`${LIST}?filter[nameplate_name_in]=XF&items=7&exclude=7&facets=none`);
  expect(body.data.map(({ id }: { id: string }) => id)).toEqual(['8']);
  expect(body.meta.facets).toBeNull();
});

test('saved vehicles are asked for one by one, and what is gone is named', async () => {
  service.answers = {
    [`${LIST}/vehicle/7`]: () => ({ data: rawVehicle('7') }),
    [`${LIST}/vehicle/8`]: () => ({ data: rawVehicle('8') }),
  };
  const { body } = await get(`${LIST}/vehicles?ids=7&ids=9&ids=8`);
  expect(body.data.map(({ id }: { id: string }) => id)).toEqual(['7', '8']);
  expect(body.meta).toEqual({ missing: ['9'] });
});

test('retailers and the vehicle of a configuration have their specified names', async () => {
  const retailer = { name: 'Ghent', postcode: '9000', mainPhone: '+32 9', dealer_code: 'D1', ciCode: 'C1' };
  service.answers = {
    [`${LIST}/retailers`]: () => ({ data: [{ id: 3, attributes: retailer }, { id: 4 }] }),
    [`${LIST}/vehicle`]: () => ({ data: rawVehicle('7') }),
    '/public_api/vehicles/config_data': () => ({ data: [rawVehicle('7')] }),
  };
  const { data, meta } = (await get(`${LIST}/retailers`)).body;
  expect([data[0], meta]).toMatchObject([
    { id: '3', attributes: { zipcode: '9000', phone: '+32 9', ci_code: 'C1', dealer_code: 'D1' } },
    { total: 1 },
  ]);
  const configUrl = encodeURIComponent('https://build.example/1');
  expect((await get(`${LIST}/vehicle?config_url=${configUrl}`)).body.data.id).toBe('7');
  const configured = await get(`/public_api/vehicles/config_data?listing=international&config_url=${configUrl}`);
  expect(configured.body.data).toMatchObject([{ id: '7', attributes: { state: 'new', buttons: [] } }]);
});

test('a broken vehicle is reported with its path, and the others stay', async () => {
  service.answers = listOf([rawVehicle('7', { mileage: 'many' }), rawVehicle('no-id'), { id: '9' }, rawVehicle('10')]);
  const { status, body } = await get(LIST);
  expect([status, body.data.map(({ id }: { id: string }) => id)]).toEqual([200, ['7', '10']]);
  const log = api.logs.join('');
  for (const path of ['data[0].attributes.mileage', 'data[1].id', 'data[2].nameplate_name'])
    expect(log).toContain(path);
  api.logs.length = 0;
  await get(LIST);
  expect(api.logs.join('')).not.toContain('as specified');
});

test.each<[string, unknown]>([
  ['an error', 500],
  ['no JSON', 'vehicles: 7'],
  ['another form', { vehicles: [] }],
  ['vehicles that cannot be identified', { data: [{ name: 'x' }] }],
  ['our own form with a mistake', { data: [{ id: '7', attributes: { slug: 'x', prices: [] } }], meta: {} }],
])('a base that answers %s is told as such', async (_, answer) => {
  service.answers = { [LIST]: () => answer };
  const { status, body } = await get(LIST);
  expect([status, body.detail]).toEqual([503, "The market's stock cannot be reached."]);
});

test('what the base does not have is not found, and other markets keep their own stock', async () => {
  service.answers = {};
  expect(await get(`${LIST}/vehicle/7`)).toMatchObject({ status: 404, body: { code: 'vehicle.not-found' } });
  expect(await get('/public_api/listing/au')).toMatchObject({ status: 200, body: { meta: { total: 0 } } });
});
