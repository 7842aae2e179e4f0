import { distanceBetween } from '@showroom/contracts/entities/place';
import { MARKET_CODES } from '@showroom/contracts/markets';
import { bulkInsert } from '../../database/bulk';
import { settings } from '../../database/schema/content';
import { places as placeRows } from '../../database/schema/places';
import { retailers } from '../../database/schema/retailers';
import { vehicles } from '../../database/schema/vehicles';
import { placesOf } from '../../demo/stock/places';
import { retailersOf } from '../../demo/stock/retailers';
import { type ForeignServer, foreignServer } from '../testing/foreign-server';
import { type TestApi, testApi, until } from '../testing/harness';
import { vehicleRow } from '../testing/stock';
import { places } from './places';

jest.setTimeout(60_000);

let api: TestApi;
let foreign: ForeignServer;
const asked: string[] = [];
let foreignAnswer: unknown = [];

interface Item {
  readonly id: string;
  readonly attributes: Readonly<Record<string, string | number | null>>;
}

beforeAll(async () => {
  foreign = await foreignServer((request, response) => {
    asked.push(request.url ?? '');
    response.statusCode = typeof foreignAnswer === 'number' ? foreignAnswer : 200;
    response.end(JSON.stringify(foreignAnswer));
  });
  api = await testApi([places]);
  const { db } = api.database;
  await db.insert(retailers).values([...retailersOf('au'), ...retailersOf('international')]);
  const known = [...placesOf('au'), ...placesOf('international'), ...placesOf('ae')];
  await bulkInsert(
    db,
    placeRows,
    known.map((row) => ({ ...row })),
  );
  await db
    .insert(vehicles)
    .values([vehicleRow('1', { listing: 'au', currency: 'AUD', owner_id: 'au-09', model: 'Range Rover' })]);
  await until(async () => (await read('/public_api/listing/au/retailers')).meta.total === retailersOf('au').length);
});
afterAll(async () => {
  await api.close();
  foreign.close();
});

async function read(url: string) {
  const answer = await api.server.inject(url);
  expect([url, answer.statusCode]).toEqual([url, 200]);
  return answer.json();
}

async function store(key: string, value: unknown) {
  await api.database.db
    .insert(settings)
    .values({ market: 'au', key, value })
    .onConflictDoUpdate({ target: [settings.market, settings.key], set: { value } });
}

const namesOf = ({ data }: { data: readonly Item[] }) => data.map(({ attributes }) => attributes['name']);
const search = (query: string) => read(`/public_api/places?market=au&search=${encodeURIComponent(query)}`);

test('every retailer of the seed lies in a state that its market knows', async () => {
  for (const rows of MARKET_CODES.map(retailersOf)) {
    for (const { name, state } of rows) expect([name, state]).not.toEqual([name, '']);
  }
  const { data } = await read('/public_api/places/states?market=au');
  expect(data.map(({ attributes }: Item) => attributes['code']).sort()).toEqual([
    'ACT',
    'NSW',
    'NT',
    'QLD',
    'SA',
    'TAS',
    'VIC',
    'WA',
  ]);
  const victoria = data.find(({ attributes }: Item) => attributes['code'] === 'VIC');
  expect(victoria.attributes).toMatchObject({ name: 'Victoria', dealers: 3 });
});

test('a search finds by the beginning of a postcode or a locality, exact ones first', async () => {
  const places = (answer: { data: readonly Item[] }) =>
    answer.data.map(({ attributes: { postcode, locality } }) => `${postcode} ${locality}`);
  for (const typed of ['2000', '٢٠٠٠', '２０００']) expect(places(await search(typed))).toEqual(['2000 Sydney']);
  expect(places(await search('brighton'))).toEqual(['3186 Brighton', '3187 Brighton East']);
  expect(places(await search('  GEEL '))).toEqual(['3220 Geelong']);
  expect(places(await search('%'))).toEqual([]);
  expect(places(await search('_000'))).toEqual([]);
  expect(places(await search('sy'))[0]).toBe('2000 Sydney');
  const begins = places(await search('30'));
  expect(begins.length).toBeGreaterThan(3);
  for (const one of begins) expect(one).toMatch(/^30/);
});

test('an Australian postcode that is no place of the table tells its state; a part of one, or none, tells nothing', async () => {
  const { data, meta } = await search('3056');
  expect([data, meta]).toEqual([[], { total: 0, state: { code: 'VIC', name: 'Victoria' } }]);
  expect((await search('0872')).meta.state).toEqual({ code: 'NT', name: 'Northern Territory' });
  expect((await search('٣٠٥٦')).meta.state).toEqual({ code: 'VIC', name: 'Victoria' });
  for (const text of ['2000', '0300', '305', '30561', 'Atlantis'])
    expect((await search(text)).meta.state).toBeUndefined();
  const elsewhere = await read('/public_api/places?market=ae&search=3056');
  expect(elsewhere.meta.state).toBeUndefined();
});

test('dealers of an Australian postcode that is no place of the table are those of its state', async () => {
  const found = (query: string) => read(`/public_api/dealers_by_postcode?market=au&${query}`);
  const ofState = await found('q[state_eq]=VIC');
  expect(ofState.data).toHaveLength(3);
  for (const query of ['q[postcode_eq]=3056', 'q[postcode_eq]=3056&q[state_eq]=VIC']) {
    const { data, meta } = await found(query);
    expect(namesOf({ data })).toEqual(namesOf(ofState));
    expect(meta.place).toBeNull();
  }
  for (const query of [
    'q[postcode_eq]=3056&q[state_eq]=NSW',
    'q[postcode_eq]=0300',
    'q[postcode_eq]=3056&q[locality_eq]=Atlantis',
  ]) {
    expect((await found(query)).data).toEqual([]);
  }
});

test('a whole British postcode, an Eircode and a Dutch one are found by their first part', async () => {
  for (const [postcode, found] of [
    ['SW1A 1AA', 'SW1A'],
    ['m1 1ae', 'M1'],
    ['D12 X8N2', 'D12'],
    ['1096 BA', '1096'],
  ]) {
    const { data } = await read(`/public_api/places?market=international&search=${postcode}`);
    expect([postcode, data[0]?.attributes.postcode]).toEqual([postcode, found]);
  }
});

test('dealers of a postcode come nearest first, with their distance', async () => {
  const { data, meta } = await read('/public_api/dealers_by_postcode?market=au&q[postcode_eq]=2010');
  expect(meta).toMatchObject({ unit: 'km', total: data.length, place: { attributes: { locality: 'Surry Hills' } } });
  const distances = data.map(({ attributes }: Item) => attributes['distance']);
  expect(distances).toEqual([...distances].sort((one, other) => one - other));
  expect(data[0].attributes).toMatchObject({ city: 'Sydney', state: 'NSW' });
  const far = distanceBetween(meta.place.attributes, data[0].attributes, 'km');
  expect(data[0].attributes.distance).toBeCloseTo(far, 1);
});

test('far from everywhere the nearest three are found all the same', async () => {
  const { data } = await read('/public_api/dealers_by_postcode?market=au&q[postcode_eq]=6725');
  expect(data).toHaveLength(3);
  expect(data[0].attributes).toMatchObject({ city: 'Perth' });
  expect(data[0].attributes.distance).toBeGreaterThan(1500);
});

test.each([
  ['q[state_eq]=VIC', ['Barwon Coast', 'Brightwater Motors', 'Yarra & Stone']],
  ['q[state_eq]=vic&q[brand_eq]=jaguar', ['Brightwater Motors', 'Yarra & Stone']],
  ['q[state_eq]=NT', []],
  ['q[locality_eq]=geelong&q[state_eq]=VIC', ['Barwon Coast', 'Brightwater Motors', 'Yarra & Stone']],
  ['q[postcode_eq]=3220&q[state_eq]=NSW', []],
  ['q[postcode_eq]=0300', []],
  ['q[postcode_eq]=2000&q[locality_eq]=Melbourne', []],
])('dealers for %s', async (query, names) => {
  expect(namesOf(await read(`/public_api/dealers_by_postcode?market=au&${query}`))).toEqual(names);
});

test('dealers can be those alone that have a model', async () => {
  const { data } = await read('/public_api/dealers_by_postcode?market=au&filter[nameplate_name_eq]=Range Rover');
  expect(data.map(({ id }: Item) => id)).toEqual(['au-09']);
  const none = '/public_api/dealers_by_postcode?market=au&filter[nameplate_brand_name_eq]=Trabant';
  expect(namesOf(await read(none))).toEqual([]);
});

test('retailers of a listing are answered by name, also backwards and by brand', async () => {
  const all = await read('/public_api/listing/au/retailers');
  expect(namesOf(all)).toEqual([...namesOf(all)].sort());
  expect(namesOf(await read('/public_api/listing/au/retailers?sort=-name'))).toEqual(namesOf(all).reverse());
  const jaguar = await read('/public_api/listing/au/retailers?filter[brands_name_eq]=Jaguar&sort=name');
  expect(jaguar.meta.total).toBeLessThan(all.meta.total);
  for (const { attributes } of jaguar.data) expect(attributes.brands).toContain('Jaguar');
  expect((await api.server.inject('/public_api/listing/nowhere/retailers')).statusCode).toBe(404);
});

test('a retailer is answered with how to reach it and what it is called for each brand', async () => {
  const { data } = await read('/public_api/listing/international/retailers');
  expect(data.find(({ id }: Item) => id === 'international-01')).toMatchObject({
    id: 'international-01',
    attributes: {
      name: 'Kestrel & Vane Berlin',
      address: 'Kantstraße 148',
      city: 'Berlin',
      zipcode: '10623',
      phone: '+49 30 23125 104',
      email: 'kestrel-vane-berlin@international.showroom.test',
      dealer_code: 'IN1000',
      ci_code: 'CIIN01',
      display_name_jag: 'Kestrel & Vane Berlin Jaguar',
      display_name_lr: 'Kestrel & Vane Berlin Land Rover',
    },
  });
});

test('dealers are listed fifty to a page, of all markets or of one', async () => {
  const { meta } = await read('/dealers?items=50');
  expect(meta).toEqual({ total: 32, page: 1, pages: 1, items: 50 });
  const second = await read('/dealers?market=au&items=5&page=3');
  expect(second.meta).toEqual({ total: 12, page: 3, pages: 3, items: 5 });
  expect(second.data).toHaveLength(2);
  expect((await api.server.inject('/dealers?items=51')).statusCode).toBe(400);
});

test('where visitors are not told who sells a vehicle, nobody is told who has a model', async () => {
  const found = async (path: string) => (await read(`${path}filter[nameplate_name_eq]=Range Rover`)).meta.total;
  const paths = ['/public_api/dealers_by_postcode?market=au&', '/public_api/listing/au/dealers?'];
  const totals = () => Promise.all(paths.map(found));
  expect(await totals()).toEqual([1, 1]);
  await store('additional_features.owner_visible', false);
  await until(async () => (await totals()).every((total) => total === retailersOf('au').length));
  await store('additional_features.owner_visible', true);
  await until(async () => (await totals()).every((total) => total === 1));
});

describe('the configured endpoint for dealers', () => {
  const ask = () => read('/public_api/listing/au/dealers?q[postcode_eq]=2000');
  const answeredBy = async (who: string) => (await ask()).meta.answered_by === who;

  test("is the platform's own by default", async () => {
    expect((await ask()).meta).toMatchObject({
      answered_by: 'configured',
      place: { attributes: { postcode: '2000' } },
    });
  });

  test('may be somebody else, whose spellings are understood', async () => {
    foreignAnswer = [
      {
        id: 7,
        name: 'Elsewhere',
        dealer_code: 'X7',
        postcode: '2000',
        mainPhone: '+61 2',
        ciCode: 'C',
        latitude: '-33.9',
      },
      { id: 8, name: 'Near', dealer_code: 'X8', zipcode: 2010, phone: '+61 3', latitude: -33.9, longitude: '151.2093' },
      { id: 9, name: 'As they say', dealer_code: 'X9', distance: 0.5 },
    ];
    await store('postcode_search.dealers_url', `${foreign.origin}/dealers?key=1`);
    await until(async () => (await ask()).data[0]?.id === '9');
    const { data, meta } = await ask();
    expect(data.map(({ id, attributes }: Item) => [id, attributes['distance']])).toEqual([
      ['9', 0.5],
      ['8', 3.4],
      ['7', null],
    ]);
    expect(data[2].attributes).toMatchObject({
      zipcode: '2000',
      phone: '+61 2',
      ci_code: 'C',
      latitude: -33.9,
    });
    expect(data[1].attributes).toMatchObject({ zipcode: '2010', phone: '+61 3', ci_code: '' });
    expect(meta).toMatchObject({ answered_by: 'configured', place: { attributes: { locality: 'Sydney' } } });
    expect(asked.at(-1)).toBe('/dealers?key=1&q%5Bpostcode_eq%5D=2000');
  });

  test('gives way to the fallback when it fails, or answers nonsense', async () => {
    await store('postcode_search.dealers_fallback_url', '/public_api/dealers_by_postcode');
    for (const nonsense of [500, 204, 'nothing', { data: [{ id: 1 }] }]) {
      foreignAnswer = nonsense;
      await until(() => answeredBy('fallback'));
      expect((await ask()).data[0].attributes.city).toBe('Sydney');
    }
  });

  test('gives way to the fallback when it is missing; without either there is an empty list and a line in the log', async () => {
    await store('postcode_search.dealers_url', '');
    await until(() => answeredBy('fallback'));
    await store('postcode_search.dealers_fallback_url', '');
    await until(() => answeredBy('nobody'));
    expect(await ask()).toEqual({ data: [], meta: { total: 0, unit: 'km', place: null, answered_by: 'nobody' } });
    expect(api.logs.join()).toContain('No API URL has been provided');
  });
});

test.each([
  ['international', 50.847, 4.352, 'en-GB', ['Brussels', 'Leuven', 'Antwerp'], ['Bruxelles', 'Brussel']],
  ['au', -33.869, 151.209, 'en-AU', ['Sydney', 'Parramatta', 'Newcastle'], ['Melbourne']],
  ['ae', 25.205, 55.271, 'ar-AE', ['دبي', 'الشارقة', 'العين'], ['Dubai']],
  ['ae', 25.205, 55.271, 'en-AE', ['Dubai', 'Sharjah', 'Al Ain'], ['دبي']],
])(
  'around a point of %s (%p, %p) the towns have their names of %s',
  async (market, latitude, longitude, lang, known, not) => {
    const { data } = await read(
      `/public_api/places/around?market=${market}&latitude=${latitude}&longitude=${longitude}&lang=${lang}`,
    );
    const names = data.map(({ attributes }: Item) => attributes['locality']);
    expect(names).toEqual(expect.arrayContaining([...known]));
    for (const name of not) expect(names).not.toContain(name);
    expect(new Set(names).size).toBe(names.length);
  },
);

test('towns come from near to far, none from further than a map reaches', async () => {
  const from = { latitude: -33.869, longitude: 151.209 };
  const { data } = await read('/public_api/places/around?market=au&latitude=-33.869&longitude=151.209');
  const away = data.map(({ attributes }: Item) =>
    distanceBetween(
      from,
      { latitude: Number(attributes['latitude']), longitude: Number(attributes['longitude']) },
      'km',
    ),
  );
  expect(away.length).toBeGreaterThan(20);
  expect(away).toEqual([...away].sort((one: number, other: number) => one - other));
  expect(Math.max(...away)).toBeLessThan(325);
});

test('in the middle of an ocean there is no town', async () => {
  expect(await read('/public_api/places/around?market=au&latitude=-40&longitude=-120')).toEqual({
    data: [],
    meta: { total: 0 },
  });
});
