import { isDeepStrictEqual } from 'node:util';
import { LISTING_UUIDS } from '@showroom/contracts/listing-uuids';
import { settings } from '../../database/schema/content';
import { retailers } from '../../database/schema/retailers';
import { vehicles } from '../../database/schema/vehicles';
import { type ForeignServer, foreignServer } from '../testing/foreign-server';
import { type TestApi, testApi, until } from '../testing/harness';
import { vehicleRow } from '../testing/stock';
import { showroom } from './showroom';

let api: TestApi;
let foreign: ForeignServer;
/** What the foreign service answers, by path; a number is a status without a body. */
const answers = new Map<string, unknown>();
const asked: { path: string; body: string }[] = [];

beforeAll(async () => {
  foreign = await foreignServer((request, response) => {
    const pieces: Buffer[] = [];
    request.on('data', (piece: Buffer) => pieces.push(piece));
    request.on('end', () => {
      const path = request.url ?? '';
      asked.push({ path, body: Buffer.concat(pieces).toString() });
      const answer = answers.get(path) ?? 404;
      response.statusCode = typeof answer === 'number' ? answer : 200;
      response.end(typeof answer === 'number' ? '' : JSON.stringify(answer));
    });
  });
  api = await testApi([showroom]);
  await api.database.db
    .insert(retailers)
    .values({ id: 'r1', listing: 'international', name: 'Zenith', dealer_code: 'D1' });
  const stock = (key: string, values: Parameters<typeof vehicleRow>[1]) =>
    vehicleRow(key, { listing: 'international', ...values });
  await api.database.db.insert(vehicles).values([
    stock('1', { model: 'Range Rover Sport' }),
    stock('2', { model: 'Range Rover Sport' }),
    stock('3', { model: 'Defender 110' }),
    stock('4', { model: 'Discovery', status: 'sold' }),
    ...[40_000, 42_000, 44_000, 46_000, 48_000].map((price, index) =>
      stock(`c${index}`, {
        model: 'F-PACE',
        brand: 'Jaguar',
        purchase_price: price * 100,
        production_year: 2023,
        mileage: 45_000,
      }),
    ),
  ]);
});
afterAll(async () => {
  await api.close();
  foreign.close();
});

async function store(market: string, key: string, value: unknown) {
  await api.database.db
    .insert(settings)
    .values({ market, key, value })
    .onConflictDoUpdate({ target: [settings.market, settings.key], set: { value } });
}

/** A setting is heard of soon after it was stored. */
const soon = (read: () => Promise<unknown>, wanted: unknown) =>
  until(async () => isDeepStrictEqual(await read(), wanted));

async function post(url: string, payload: object) {
  const answer = await api.server.inject({ method: 'POST', url, payload });
  return { status: answer.statusCode, body: answer.json() };
}

const CAR = {
  brand: { name: 'Jaguar' },
  model: { name: 'F-PACE' },
  bodyType: { name: 'SUV' },
  fuelType: { name: 'Petrol' },
  mileage: 45_000,
  registrationDate: { date: '2023-06-01' },
  registration: '1-ABC-123',
};

test('the trade-in form offers its options in the language that was asked for, in English otherwise', async () => {
  const read = async (query: string) =>
    (await api.server.inject(`/trade_in/form_options${query}`)).json().data.attributes;
  const [arabic, plain, unknown] = [await read('?lang=ar-AE'), await read(''), await read('?lang=xx')];
  expect(arabic.fuelTypes[0]).toEqual({ value: 'petrol', name: 'بنزين' });
  expect(plain.fuelTypes[0]).toEqual({ value: 'petrol', name: 'Petrol' });
  expect(unknown).toEqual(plain);
  const brands = new Set(plain.brands.map(({ value }: { value: string }) => value));
  for (const { brand } of plain.models) expect(brands).toContain(brand);
});

test('a trade-in is valued from offers of such cars', async () => {
  const { status, body } = await post('/trade_in/valuation', { market: 'international', vehicle: CAR });
  expect(status).toBe(200);
  expect(body.data.attributes).toMatchObject({ basis: 'comparables', currency: 'EUR' });
  expect(body.data.attributes.assumptions).toMatchObject({ comparables: 5, condition: 'good' });
  const elsewhere = await post('/trade_in/valuation', { market: 'jp', vehicle: CAR });
  expect(elsewhere.body.data.attributes).toMatchObject({ basis: 'formula', currency: 'JPY' });
});

test('a market that the site has closed to whoever asks is not named in a body', async () => {
  const ask = (market: string) =>
    api.server.inject({
      method: 'POST',
      url: '/trade_in/valuation',
      headers: { 'x-closed-markets': 'jp,other' },
      payload: { market, vehicle: CAR },
    });
  const refused = await ask('jp');
  expect([refused.statusCode, refused.json().code]).toEqual([401, 'access.login-required']);
  expect((await ask('international')).statusCode).toBe(200);
});

test('a valuation service of the market is asked first, and its silence costs nobody an estimate', async () => {
  await store('ua', 'trade_in.valuation_url', `${foreign.origin}/value`);
  const first = await post('/trade_in/valuation', { market: 'ua', vehicle: CAR });
  expect(first.body.data.attributes.basis).toBe('formula');
  answers.set('/value', { data: { attributes: { value: 900_000, currency: 'UAH' } } });
  const second = await post('/trade_in/valuation', { market: 'ua', vehicle: CAR });
  expect(second.body.data.attributes).toMatchObject({
    basis: 'provider',
    value: 900_000,
    low: 900_000,
    assumptions: null,
  });
  expect(JSON.parse(asked.at(-1)?.body ?? '')).toMatchObject({ market: 'ua', currency: 'UAH', vehicle: CAR });
});

test.each([
  [{ ...CAR, mileage: -1 }, 'vehicle.mileage'],
  [{ ...CAR, brand: { name: '  ' } }, 'vehicle.brand.name'],
  [{ ...CAR, registrationDate: { date: '2023-02-30' } }, 'vehicle.registrationDate.date'],
])('a trade-in that cannot be is refused by its field', async (vehicle, path) => {
  const { status, body } = await post('/trade_in/valuation', { market: 'au', vehicle });
  expect([status, body.errors.map((one: { path: string }) => one.path)]).toEqual([422, [path]]);
});

test.each([
  ['jp', { budget: 40_000.5 }, 'budget'],
  ['jp', { deposit: 0.5 }, 'deposit'],
  ['international', { budget: 400.001 }, 'budget'],
])('in %s %j is no amount of the currency and refused by name', async (market, changes, path) => {
  const { status, body } = await post('/reverse_calculator', {
    market,
    budget: 40_000,
    deposit: 0,
    duration: 36,
    ...changes,
  });
  expect([status, body.errors.map((one: { path: string }) => one.path)]).toEqual([422, [path]]);
});

test('a monthly budget affords a range of prices, a larger one a wider range, none nothing', async () => {
  const ask = async (budget: number) =>
    (await post('/reverse_calculator', { market: 'international', budget, deposit: 5000, duration: 36 })).body.data
      .attributes;
  const [small, large, none] = [await ask(400), await ask(900), await ask(0)];
  expect(small).toMatchObject({ currency: 'EUR', duration: 36 });
  expect(small.max_price).toBeGreaterThan(5000 + 400 * 12);
  expect(large.max_price).toBeGreaterThan(small.max_price);
  expect(large.min_price).toBe(small.min_price);
  expect(none).toMatchObject({ min_price: 0, max_price: 0, rates: null });
});

test("a market's own reverse calculator is asked by POST; when it is away, the answer says so", async () => {
  await store('ae', 'reverse_calculator.url', `${foreign.origin}/reverse`);
  const question = { market: 'ae', budget: 3000, deposit: 20_000, duration: 48 };
  expect((await post('/reverse_calculator', question)).status).toBe(503);
  answers.set('/reverse', { min_price: 50_000, max_price: 160_000 });
  expect((await post('/reverse_calculator', question)).body.data.attributes).toEqual({
    min_price: 50_000,
    max_price: 160_000,
    currency: 'AED',
    duration: 48,
    yearly_mileage: null,
    rates: null,
  });
  expect(JSON.parse(asked.at(-1)?.body ?? '')).toEqual({ budget: 3000, deposit: 20_000, duration: 48 });
});

const uuidOf = (listing: string) => Object.keys(LISTING_UUIDS).find((uuid) => LISTING_UUIDS[uuid] === listing) ?? '';

test('models in stock are answered by listing; an unknown listing is left out', async () => {
  const unknown = '00000000-0000-4000-8000-000000000000';
  const uuids = [uuidOf('international'), uuidOf('jp'), unknown].join(',');
  const answer = await api.server.inject(`/public_api/dynamic_content/${uuids}`);
  expect(answer.json()).toEqual({
    [uuidOf('international')]: ['Defender 110', 'F-PACE', 'Range Rover Sport'],
    [uuidOf('jp')]: [],
  });
});

test('models in stock are answered by whom the market names; by nobody where it names nobody, and that is logged', async () => {
  const uuid = uuidOf('international');
  const read = async () => (await api.server.inject(`/public_api/dynamic_content/${uuid}?market=ua`)).json();
  expect(await read()).toEqual({ [uuid]: ['Defender 110', 'F-PACE', 'Range Rover Sport'] });
  answers.set(`/reffine/public_api/dynamic_content/${uuid}`, { [uuid]: ['XF'] });
  await store('ua', 'reffine.api_base_url', `${foreign.origin}/reffine/`);
  await soon(read, { [uuid]: ['XF'] });
  await store('ua', 'reffine.api_base_url', '');
  await soon(read, {});
  expect(api.logs.join()).toContain('Missing reffine.api_base_url');
});

test('what the service of the stock lists refuses us is told as its absence, without its address', async () => {
  const uuid = uuidOf('international');
  const read = () => api.server.inject(`/public_api/dynamic_content/${uuid}?market=ua`);
  answers.set(`/closed/public_api/dynamic_content/${uuid}`, 403);
  await store('ua', 'reffine.api_base_url', `${foreign.origin}/closed`);
  await soon(async () => (await read()).statusCode, 503);
  expect((await read()).body).not.toContain(foreign.origin);
});

test('a list of models from outside may be keyed by model or name it, and nothing is null', async () => {
  const read = async () => (await api.server.inject('/public_api/external_models?market=ae')).json().data;
  expect(await read()).toBeNull();
  answers.set('/keyed', { 'Range Rover': {}, Defender: {} });
  await store('ae', 'mena.external_sl_url', `${foreign.origin}/keyed`);
  await soon(read, ['Range Rover', 'Defender']);
  answers.set('/listed', [{ model: 'Discovery' }, { name: 'XF' }, { 'F-PACE': 3 }]);
  await store('ae', 'mena.external_sl_url', `${foreign.origin}/listed`);
  await soon(read, ['Discovery', 'XF', 'F-PACE']);
  await store('ae', 'mena.external_sl_url', `${foreign.origin}/away`);
  await soon(read, null);
});

test('offers: a text is an empty list, a failure is not known, and a missing address is logged', async () => {
  const read = async () => (await api.server.inject('/public_api/offers?market=jp')).json().data;
  expect(await read()).toBeNull();
  expect(api.logs.join()).toContain('Missing api url: mena.offers_api_url');
  answers.set('/text', 'no offers today');
  await store('jp', 'mena.offers_api_url', `${foreign.origin}/text`);
  await soon(read, []);
  answers.set('/offers', [{ car_model_key: 'range_rover', title: 'Spring' }]);
  await store('jp', 'mena.offers_api_url', `${foreign.origin}/offers`);
  await soon(read, [{ car_model_key: 'range_rover', title: 'Spring' }]);
  // Only 200 is an answer.
  answers.set('/created', 202);
  await store('jp', 'mena.offers_api_url', `${foreign.origin}/created`);
  await soon(read, null);
});
