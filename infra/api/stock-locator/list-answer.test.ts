import { termsOf } from '@showroom/contracts/finance/default-terms';
import { financeQuote } from '@showroom/contracts/finance/quote';
import { financeChoice, financeClassOf } from '@showroom/contracts/finance/terms';
import { MARKET_CODES } from '@showroom/contracts/markets';
import { eq, sql } from 'drizzle-orm';
import { settings } from '../../database/schema/content';
import { retailers } from '../../database/schema/retailers';
import { vehicles } from '../../database/schema/vehicles';
import { type TestApi, type TestIssuer, testApi, testIssuer, until } from '../testing/harness';
import { vehicleRow } from '../testing/stock';
import { stockLocator } from './stock-locator';

const YEAR = new Date().getFullYear();
/** Configured vehicles have addresses with characters that a query has to escape. */
const CONFIGURATION = 'https://build.example/defender?trim=x&paint=green blue';

const GHENT = { id: 'ghent', listing: 'test', name: 'Ghent', dealer_code: 'D1', latitude: 51.05, longitude: 3.72 };
const OWNERS = [
  GHENT,
  { id: 'namur', listing: 'test', name: 'Namur', dealer_code: 'D2', latitude: 50.47, longitude: 4.87 },
  { id: 'nowhere', listing: 'test', name: 'Nowhere', dealer_code: 'D3' },
];
const STOCK = [
  vehicleRow('a', { id: '1', owner_id: 'ghent', state: 'new', production_year: YEAR, purchase_price: 5_000_000 }),
  vehicleRow('b', { id: '2', owner_id: 'namur', state: 'used', production_year: YEAR - 2, purchase_price: 3_000_000 }),
  vehicleRow('c', { id: '3', owner_id: 'ghent', status: 'demo', state: 'used', production_year: YEAR - 20 }),
  vehicleRow('d', { id: '4', owner_id: 'nowhere', status: 'demo', model: 'Discovery', purchase_price: 100_000 }),
  vehicleRow('e', {
    id: '5',
    listing: 'international',
    owner_id: 'own',
    state: 'used',
    config_url: CONFIGURATION,
    color_name: 'Fuji White',
    nameplate_external_code: 'l663',
    production_year: YEAR,
    msrp_price: 6_050_000,
    reservation_fee: 9900,
  }),
];

/** Two vehicles of a listing that have nothing in common. */
const PAIR_OWNERS = [
  { id: 'left', listing: 'pair', name: 'Left', dealer_code: 'P1' },
  { id: 'right', listing: 'pair', name: 'Right', dealer_code: 'P2', display_name_jag: 'Best Jaguar' },
];
const PAIR = [
  vehicleRow('left', {
    id: '11',
    listing: 'pair',
    owner_id: 'left',
    brand: 'Land Rover',
    model: 'Range Rover',
    model_group: 'Range Rover',
    state: 'new',
    status: 'stock',
    engine_type: ['diesel'],
    transmission: 'automatic',
    number_of_seats: 5,
    color_canonical: 'white',
    color_name: 'Fuji White',
    purchase_price: 9_000_000,
    msrp_price: 9_500_000,
    mileage: 10,
    production_year: 2026,
    model_year: 2027,
    power: 300,
  }),
  vehicleRow('right', {
    id: '12',
    listing: 'pair',
    owner_id: 'right',
    brand: 'Jaguar',
    model: 'XF',
    model_group: 'XF',
    state: 'used',
    status: 'demo',
    engine_type: ['petrol', 'hybrid'],
    transmission: 'manual',
    number_of_seats: 4,
    color_canonical: 'black',
    color_name: 'Santorini Black',
    purchase_price: 3_000_000,
    lease_price: 40_000,
    msrp_price: 3_500_000,
    mileage: 80_000,
    production_year: 2020,
    model_year: 2020,
    power: 120,
  }),
];

let api: TestApi;
let issuer: TestIssuer;
beforeAll(async () => {
  issuer = await testIssuer();
  api = await testApi([stockLocator], { OIDC_ISSUER: issuer.issuer });
  await api.database.db
    .insert(retailers)
    .values([...OWNERS, { ...GHENT, id: 'own', listing: 'international' }, ...PAIR_OWNERS]);
  await api.database.db.insert(vehicles).values([...STOCK, ...PAIR]);
  await until(async () => (await get('/public_api/listing/test?facets=none')).json().meta?.total === 4);
  await until(async () => (await get('/public_api/listing/international?facets=none')).json().meta?.total === 1);
  await until(async () => (await get('/public_api/listing/pair?facets=none')).json().meta?.total === 2);
});
afterAll(async () => {
  await api.close();
  issuer.close();
});

const get = (url: string) => api.server.inject(url);

async function list(query: Record<string, string>) {
  const answer = await get(`/public_api/listing/test?${new URLSearchParams(query)}`);
  expect([query, answer.statusCode]).toEqual([query, 200]);
  return answer.json();
}

const idsOf = ({ data }: { data: { id: string }[] }) => data.map(({ id }) => id).sort();

describe('where a state is asked for, the price of a new vehicle is the one to drive away with there', () => {
  const asked = async (query: Record<string, string>) => {
    const { data, meta } = (await get(`/public_api/listing/driven/light?${new URLSearchParams(query)}`)).json();
    const prices = data.map(({ id, attributes }: Answered) => [
      id,
      attributes.drive_away_price,
      attributes.monthly_payment,
    ]);
    return { prices, ids: prices.map(([id]: [string]) => id), meta, bounds: meta.facets?.bounds.display_price };
  };
  interface Answered {
    readonly id: string;
    readonly attributes: { readonly drive_away_price: object | null; readonly monthly_payment: number | null };
  }
  const row = (id: string, values: Parameters<typeof vehicleRow>[1]) =>
    vehicleRow(id, {
      id,
      listing: 'driven',
      owner_id: 'ghent',
      currency: 'AUD',
      production_year: YEAR,
      state: 'new',
      ...values,
    });
  const drive_away = { NSW: 5_600_000, VIC: 5_200_000 };
  beforeAll(async () => {
    await api.database.db
      .insert(vehicles)
      .values([
        row('21', { purchase_price: 5_000_000, drive_away }),
        row('22', { purchase_price: 5_400_000 }),
        row('23', { purchase_price: 5_000_000, drive_away, state: 'used' }),
        row('24', { purchase_price: 9_000_000, drive_away, price_hidden: true, hidden_prices: ['purchase'] }),
      ]);
    await until(async () => (await get('/public_api/listing/driven/light')).json().meta?.total === 4);
  });

  test('it is told, and sorts and bounds the list', async () => {
    const sort = 'priceAsc';
    const plain = await asked({ sort });
    expect(plain.ids).toEqual(['21', '23', '22', '24']);
    expect(plain.bounds).toEqual({ min: 50_000, max: 54_000 });
    const { prices, ids, bounds } = await asked({ sort, drive_away_state: 'NSW' });
    expect(ids).toEqual(['23', '22', '21', '24']);
    expect(bounds).toEqual({ min: 50_000, max: 56_000 });
    const told = { state: 'NSW', value_raw: 56_000 };
    expect(prices.map(([, price]: [string, object | null]) => price)).toEqual([null, null, told, null]);
    expect((await asked({ sort, drive_away_state: 'VIC' })).ids).toEqual(['23', '21', '22', '24']);
  });

  test('it is what a price filter and a payment go by', async () => {
    expect((await asked({ 'filter[display_price_gteq]': '55000', drive_away_state: 'NSW' })).ids).toEqual(['21']);
    expect((await asked({ 'filter[display_price_gteq]': '55000', drive_away_state: 'VIC' })).ids).toEqual([]);
    expect((await asked({ 'filter[display_price_gteq]': '55000' })).ids).toEqual([]);
    const terms = termsOf('au', null);
    const kind = financeClassOf(terms, { state: 'new', production_year: YEAR }, YEAR);
    const { prices } = await asked({ drive_away_state: 'NSW' });
    expect(prices.find(([id]: [string]) => id === '21')?.[2]).toBe(
      kind && financeQuote(terms, kind, financeChoice(terms), 56_000)?.instalment,
    );
  });

  test.each(['Bavaria', ''])('"%s" has no such prices and changes nothing', async (drive_away_state) => {
    expect(await asked({ drive_away_state, sort: 'priceAsc' })).toEqual(await asked({ sort: 'priceAsc' }));
  });

  test('a change of it is followed', async () => {
    const changed = { drive_away: { NSW: 4_000_000 } };
    await api.database.db.update(vehicles).set(changed).where(eq(vehicles.id, '21'));
    await until(async () => (await asked({ sort: 'priceAsc', drive_away_state: 'NSW' })).ids[0] === '21');
    expect((await asked({ drive_away_state: 'VIC', sort: 'priceAsc' })).bounds).toEqual({ min: 50_000, max: 54_000 });
  });
});

test.each([
  ['filter[nameplate_brand_name_in]', 'Jaguar', '12'],
  ['filter[nameplate_model_group_eq]', 'Range Rover', '11'],
  ['filter[nameplate_name_in]', 'XF', '12'],
  ['filter[financing_options]', 'lease', '12'],
  ['filter[state_in]', 'new', '11'],
  ['filter[engine_type_includes]', 'hybrid', '12'],
  ['filter[transmissions_in]', 'automatic', '11'],
  ['filter[color_canonical_in]', 'black', '12'],
  ['filter[color_name_in]', 'Fuji White', '11'],
  ['filter[statuses_in]', 'demo', '12'],
  ['filter[owner_id_in]', 'left', '11'],
  ['filter[owner_dealer_codes_includes]', 'P2', '12'],
  ['filter[number_of_seats_in]', '5', '11'],
  ['filter[mileage_gteq]', '80000', '12'],
  ['filter[mileage_lteq]', '10', '11'],
  ['filter[production_year_gteq]', '2026', '11'],
  ['filter[production_year_lteq]', '2020', '12'],
  ['filter[model_year_gteq]', '2027', '11'],
  ['filter[model_year_lteq]', '2020', '12'],
  ['filter[power_gteq]', '300', '11'],
  ['filter[power_lteq]', '120', '12'],
  ['filter[display_price_gteq]', '90000', '11'],
  ['filter[display_price_lteq]', '30000', '12'],
  ['filter[msrp_price_gteq]', '95000', '11'],
  ['filter[msrp_price_lteq]', '35000', '12'],
])('of two vehicles %s=%s finds %s', async (parameter, value, found) => {
  for (const call of ['pair', 'pair/light']) {
    const answer = (await get(`/public_api/listing/${call}?${new URLSearchParams({ [parameter]: value })}`)).json();
    expect([answer.meta.ignored, idsOf(answer)]).toEqual([[], [found]]);
  }
});

test('a forced status limits vehicles, counts and options, whatever is chosen', async () => {
  const forced = await list({ forced_statuses: 'demo' });
  expect(idsOf(forced)).toEqual(['3', '4']);
  expect(forced.meta.facets.options.statuses).toEqual([{ value: 'demo', label: 'Demonstrator', count: 2 }]);
  expect(idsOf(await list({ forced_statuses: 'demo', 'filter[statuses_in]': 'stock' }))).toEqual([]);
});

test('forced dealer codes limit retailers, and others are no option', async () => {
  const forced = await list({ forced_dealer_codes: 'D2' });
  expect(idsOf(forced)).toEqual(['2']);
  expect(forced.meta.facets.options.dealers).toEqual([{ value: 'namur', label: 'Namur', count: 1 }]);
});

test.each([
  ['of all brands', {}, ['Left', 'Right']],
  ['of one brand', { 'filter[nameplate_brand_name_in]': 'Jaguar' }, ['Best Jaguar', 'Left']],
  ['of another brand', { 'filter[nameplate_brand_name_in]': 'Land Rover' }, ['Left', 'Right']],
  ['of two brands', { 'filter[nameplate_brand_name_in]': 'Jaguar,Land Rover' }, ['Left', 'Right']],
  ['limited to one brand', { 'filter[nameplate_brand_name_in]': 'Jaguar', forced_filters: 'brands' }, ['Best Jaguar']],
  ['of all brands again', {}, ['Left', 'Right']],
])('in a list %s the filter names retailers as its cards do', async (_, query, names) => {
  const { meta } = (await get(`/public_api/listing/pair?${new URLSearchParams(query)}`)).json();
  expect(meta.facets.options.dealers.map(({ label }: { label: string }) => label)).toEqual(names);
});

test('a forced brand, model or family limits the list: nothing beyond it is counted, offered or proposed', async () => {
  const pair = async (query: Record<string, string>) =>
    (await get(`/public_api/listing/pair?${new URLSearchParams(query)}`)).json().meta;
  const own = [{ value: 'XF', label: 'XF', count: 1 }];
  const brand = { 'filter[nameplate_brand_name_in]': 'Jaguar', forced_filters: 'brands' };
  const { brands, models } = (await pair(brand)).facets.options;
  expect([brands, models]).toEqual([[{ value: 'Jaguar', label: 'Jaguar', count: 1 }], own]);
  const narrowed = await pair({ ...brand, 'filter[nameplate_name_in]': 'Range Rover' });
  expect([narrowed.total, narrowed.loosen]).toEqual([0, [{ parameter: 'models', count: 1 }]]);
  for (const [parameter, forced_filters] of [
    ['filter[nameplate_name_in]', 'models'],
    ['filter[nameplate_model_group_eq]', 'model_group'],
  ] as const) {
    const { total, facets } = await pair({ [parameter]: 'XF', forced_filters });
    expect([total, facets.options.brands, facets.options.models]).toEqual([1, brands, own]);
  }
  expect((await get('/public_api/listing/pair?forced_filters=colors')).statusCode).toBe(400);
});

test.each([
  ['pair', '12', 200],
  ['test,pair', '12', 200],
  ['pair,test', '1', 200],
  ['test', '12', 404],
  ['test,', '1', 400],
])('of the publication lists %s the vehicle %s answers %d', async (listings, id, status) => {
  const answer = await get(`/listings/${listings}/vehicle/${id}`);
  expect(answer.statusCode).toBe(status);
  expect(answer.json().data?.id).toBe(status === 200 ? id : undefined);
});

test('an editor finds vehicles by words of what they are or by their id, a visitor does not', async () => {
  const editor = await issuer.bearer(['editor'], { markets: MARKET_CODES });
  const found = async (text: string) => {
    const path = `/public_api/vehicle_search/pair?${new URLSearchParams({ text })}`;
    const { data } = (await api.server.inject({ method: 'GET', url: path, headers: editor })).json();
    return data.map(({ id }: { id: string }) => id);
  };
  expect(await found('rover white')).toEqual(['11']);
  expect(await found('12')).toEqual(['12']);
  expect(await found('a')).toEqual(['12', '11']);
  expect(await found('100%')).toEqual([]);
  expect((await get('/public_api/vehicle_search/pair?text=xf')).statusCode).toBe(401);
});

test('an empty list names each filter whose removal brings vehicles, and how many', async () => {
  const { meta } = await list({ 'filter[nameplate_name_in]': 'Discovery', 'filter[state_in]': 'new' });
  expect([meta.total, meta.loosen]).toEqual([
    0,
    [
      { parameter: 'models', count: 1 },
      { parameter: 'states', count: 1 },
    ],
  ]);
  expect((await list({ 'filter[state_in]': 'new' })).meta.loosen).toEqual([]);
});

test('a place keeps retailers within its distance, and each vehicle tells how far it is', async () => {
  const brussels = { 'near[lat]': '50.85', 'near[lon]': '4.35' };
  const near = await list({ ...brussels, 'near[km]': '52' });
  expect(idsOf(near)).toEqual(['1', '3']);
  expect(near.data[0].attributes.distance_km).toBeCloseTo(49.5, 0);
  expect(idsOf(await list({ ...brussels, 'near[km]': '60' }))).toEqual(['1', '2', '3']);
  const everywhere = { ...brussels, 'near[km]': '20040' };
  expect(idsOf(await list(everywhere))).toEqual(['1', '2', '3', '4']);
  const [last] = (await list({ ...everywhere, sort: 'distanceAsc', items: '1', page: '4' })).data;
  expect([last.id, last.attributes.distance_km]).toEqual(['4', null]);
  const far = await list({ ...brussels, 'near[km]': '1' });
  expect(far.meta.loosen).toEqual([{ parameter: 'near', count: 4 }]);
});

describe('sorted by distance', () => {
  const AWAY = { 'away-ghent': [51.05, 3.72], 'away-namur': [50.47, 4.87], 'away-paris': [48.85, 2.35] } as const;
  const OWNERS = ['away-paris', 'away-ghent', 'away-namur'] as const;
  const COUNT = 40;
  beforeAll(async () => {
    await api.database.db.insert(retailers).values(
      OWNERS.map((id) => ({
        id,
        listing: 'away',
        name: id,
        dealer_code: id,
        latitude: AWAY[id][0],
        longitude: AWAY[id][1],
      })),
    );
    await api.database.db.insert(vehicles).values(
      Array.from({ length: COUNT }, (_, index) =>
        vehicleRow(`away-${index}`, {
          id: String(900 + index),
          listing: 'away',
          owner_id: OWNERS[(index * 7) % 3] ?? OWNERS[0],
          state: index % 2 === 0 ? 'new' : 'used',
          created_at: new Date(Date.UTC(2026, 0, 1 + ((index * 11) % COUNT))),
        }),
      ),
    );
    await until(async () => (await get('/public_api/listing/away')).json().meta?.total === COUNT);
  });

  const fromBrussels = (query: Record<string, string>) =>
    get(`/public_api/listing/away?${new URLSearchParams({ 'near[lat]': '50.85', 'near[lon]': '4.35', ...query })}`);

  /** All pages of a list, by id. */
  async function whole(query: Record<string, string>): Promise<string[]> {
    const ids: string[] = [];
    for (let page = 1, pages = 1; page <= pages; page++) {
      const answer = (await fromBrussels({ ...query, sort: 'distanceAsc', items: '7', page: String(page) })).json();
      ids.push(...answer.data.map(({ id }: { readonly id: string }) => id));
      pages = answer.meta.pages;
    }
    return ids;
  }

  test.each([
    ['of all retailers', {}, '20040', ['away-ghent', 'away-namur', 'away-paris']],
    ['of those within a radius', {}, '60', ['away-ghent', 'away-namur']],
    ['of a filter', { 'filter[state_in]': 'new' }, '20040', ['away-ghent', 'away-namur', 'away-paris']],
  ])(
    'vehicles %s stand nearest first, the newest first of each retailer, once over all pages',
    async (_, filter, km, owners) => {
      const rows = await api.database.rows(sql`
      select id::text from vehicles where listing = 'away' and owner_id in ${owners}
        and (${'filter[state_in]' in filter ? 'new' : ''} in ('', state::text))
      order by array_position(array['away-ghent', 'away-namur', 'away-paris'], owner_id::text), created_at desc, id`);
      const ids = await whole({ ...filter, 'near[km]': km });
      expect(ids.length).toBeGreaterThan(14);
      expect(ids).toEqual(rows.map((row) => row['id']));
    },
  );

  test('the options of the list agree with the radius', async () => {
    const { meta } = (await fromBrussels({ 'near[km]': '60', sort: 'distanceAsc' })).json();
    const dealers = meta.facets.options.dealers.map(({ value, count }: { value: string; count: number }) => [
      value,
      count,
    ]);
    expect(
      dealers
        .filter(([, count]: [string, number]) => count > 0)
        .map(([value]: [string]) => value)
        .sort(),
    ).toEqual(['away-ghent', 'away-namur']);
    expect(meta.total).toBe(dealers.reduce((sum: number, [, count]: [string, number]) => sum + count, 0));
  });

  test('without a place to measure from it is refused with what is missing', async () => {
    const answer = await get('/public_api/listing/away?sort=distanceAsc');
    expect(answer.statusCode).toBe(400);
    expect(answer.json().errors).toEqual([{ path: 'sort', message: 'needs near[lat], near[lon] and near[km]' }]);
  });
});

test('a place without a distance is refused with what is missing', async () => {
  const answer = await get('/public_api/listing/test?near[lat]=50&near[lon]=4');
  expect(answer.statusCode).toBe(400);
  expect(answer.json().errors).toEqual([{ path: 'near[km]', message: 'is missing' }]);
});

test.each(['near[lat]=91&near[lon]=0&near[km]=1', 'finance[months]=0', 'finance[deposit]=-1'])(
  'the malformed %s is refused',
  async (query) => {
    expect((await get(`/public_api/listing/test?${query}`)).statusCode).toBe(400);
  },
);

test("the payment on a card is the quote of the vehicle's page, for the visitor's own terms", async () => {
  const terms = termsOf('international', null);
  const asked = { deposit: 7500.5, months: 36, yearly_mileage: 20_000 };
  const { data, meta } = await list({
    'finance[deposit]': '7500.5',
    'finance[months]': '36',
    'finance[yearly_mileage]': '20000',
    sort: 'priceDesc',
  });
  expect(meta.finance).toEqual({ ...asked, deposit_percent: terms.deposit.default_percent });
  const vehicle = { state: 'new', production_year: YEAR } as const;
  const kind = financeClassOf(terms, vehicle, YEAR);
  const quote = kind && financeQuote(terms, kind, financeChoice(terms, asked), 50_000);
  expect(quote?.instalment).toBeGreaterThan(0);
  expect(data[0].attributes.monthly_payment).toBe(quote?.instalment);
});

test('vehicles that no terms fit have no payment, and no range of payments finds them', async () => {
  const { data, meta } = await list({ sort: 'priceAsc' });
  const payments = Object.fromEntries(
    data.map(({ id, attributes }: { id: string; attributes: { monthly_payment: number | null } }) => [
      id,
      attributes.monthly_payment,
    ]),
  );
  expect(payments).toEqual({ '1': expect.any(Number), '2': expect.any(Number), '3': null, '4': null });
  // The dearer vehicle costs less a month: it is new, so its rate is lower and more of it is left
  // at the end.
  expect(meta.facets.bounds.monthly_payment).toEqual({ min: payments['1'], max: payments['2'] });
  expect(idsOf(await list({ 'filter[monthly_payment_gteq]': '0' }))).toEqual(['1', '2']);
  const rich = await list({ 'filter[monthly_payment_lteq]': '1000000' });
  expect(idsOf(rich)).toEqual(['1', '2']);
  expect(idsOf(await list({ 'filter[monthly_payment_lteq]': String(payments['1']) }))).toEqual(['1']);
});

test("a market's own terms hold as soon as they are stored", async () => {
  const terms = termsOf('international', null);
  const before = (await list({})).meta.finance.months;
  const value = { ...terms, default_months: 24 };
  await api.database.db.insert(settings).values({ market: 'international', key: 'finance.terms', value });
  await until(async () => (await list({})).meta.finance.months === 24);
  expect(before).toBe(terms.default_months);
  await api.database.db.delete(settings);
  await until(async () => (await list({})).meta.finance.months === before);
});

test('a configuration leads to its vehicle', async () => {
  const of = (url: string) =>
    get(`/public_api/listing/international/vehicle?${new URLSearchParams({ config_url: url })}`);
  expect((await of(CONFIGURATION)).json().data.id).toBe('5');
  const unknown = await of('https://build.example/another');
  expect([unknown.statusCode, unknown.json().code]).toEqual([404, 'vehicle.not-found']);
});

test('a configured vehicle is new, and has its list price with and without tax and its reservation fee', async () => {
  const answer = (await get('/public_api/vehicles/config_data?listing=international')).json();
  expect(answer.meta).toEqual({ total: 1, page: 1, pages: 1, items: 12 });
  expect(answer.data[0]).toEqual(
    expect.objectContaining({
      id: '5',
      attributes: expect.objectContaining({
        state: 'new',
        config_url: CONFIGURATION,
        color_name: 'Fuji White',
        nameplate_external_code: 'l663',
        status: 'stock',
        production_year: YEAR,
        msrp_price: { gross: 60_500, net: 50_000 },
        buttons: [{ key: 'reserve', label: 'Reserve online', reservation_fee: 99 }],
      }),
    }),
  );
  const other = (await get('/public_api/vehicles/config_data?config_url=https://build.example/another')).json();
  expect(other.data).toEqual([]);
});

test.each([
  [true, 60_500],
  [false, 50_000],
  [undefined, 50_000],
])(
  'what the configurator built is bought for its list price, with tax when include_tax is %p',
  async (include_tax, price) => {
    const prices = include_tax === undefined ? undefined : { reservation_fee: null, include_tax };
    const value = { en: { ...(prices && { prices }), texts: {} } };
    const key = 'company_config.config_order_online';
    await api.database.db.insert(settings).values({ market: 'international', key, value });
    const answered = async () =>
      (await get('/public_api/vehicles/config_data?listing=international')).json().data[0].attributes.prices;
    await until(async () => (await answered())[0].value_raw === price);
    expect(await answered()).toEqual([
      { type: 'purchase', value_raw: price, old_price_raw: null, hidden_from_visitors: false },
    ]);
    await api.database.db.delete(settings);
  },
);

test('what the configurator built has a button to reserve wherever its fee can be taken, and none where nobody takes it', async () => {
  const buttonsOf = async (one: TestApi) =>
    (await one.server.inject('/public_api/vehicles/config_data?listing=international')).json().data[0].attributes
      .buttons;
  const button = { key: 'reserve', label: 'Reserve online', reservation_fee: 99 };
  const to = (status: 'on_demand' | 'stock') =>
    api.database.db.update(vehicles).set({ status }).where(eq(vehicles.id, '5'));
  const statusNow = async () =>
    (await get('/public_api/listing/international/vehicle/5')).json().data.attributes.status;
  await to('on_demand');
  await until(async () => (await statusNow()) === 'on_demand');
  expect(await buttonsOf(api)).toEqual([button]);
  await to('stock');

  const unpaid = await testApi([stockLocator], { PAYMENT_VENDORS: 'LIQPAY' });
  await unpaid.database.db.insert(retailers).values({ ...GHENT, id: 'own', listing: 'international' });
  await unpaid.database.db.insert(vehicles).values(STOCK.slice(4));
  await until(async () => (await unpaid.server.inject('/public_api/listing/international')).json().meta?.total === 1);
  expect(await buttonsOf(unpaid)).toEqual([]);
  await unpaid.close();
});
