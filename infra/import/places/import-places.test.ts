import { Readable } from 'node:stream';
import { gzipSync } from 'node:zlib';
import { asc, desc, eq } from 'drizzle-orm';
import { placeImports } from '../../api/imports/place-imports';
import { type TestApi, testApi } from '../../api/testing/harness';
import { DEVELOPMENT_SECRETS } from '../../api-config';
import { bulkInsert } from '../../database/bulk';
import { places } from '../../database/schema/places';
import { placesOf } from '../../demo/stock/places';
import { importPlaces, UnknownPlaces } from './import-places';

let api: TestApi;
beforeAll(async () => {
  api = await testApi([placeImports]);
});
beforeEach(async () => {
  await api.database.db.delete(places);
});
afterAll(() => api.close());

const AU = `postcode,place,state_name,state,region,lat,lng,accuracy
200,Australian National University,Australian Capital Territory,ACT,CANBERRA,-35.2777,149.1189,1
2000,Sydney,New South Wales,NSW,,-33.8688,151.2093,4
2000,SYDNEY,New South Wales,NSW,,-33.8,151.2,4
2001,,New South Wales,NSW,,-33.8,151.2,4
2002,Nowhere,New South Wales,NSW,,0,0,1
2003,Beyond,New South Wales,NSW,,-133.8,151.2,1
2004,Blank,New South Wales,NSW,,,,1
`;
const GEONAMES = [
  'NL',
  '1012',
  'Amsterdam',
  'Noord-Holland',
  '07',
  'Amsterdam',
  '0363',
  '',
  '',
  '52.37',
  '4.89',
  '6',
].join('\t');

const read = (text: string | Buffer) =>
  importPlaces({ database: api.database, source: Readable.from([Buffer.from(text)]) });
const stored = (country: string) =>
  api.database.db.select().from(places).where(eq(places.country, country)).orderBy(asc(places.postcode_key));

test('a file is recognised by its columns; what cannot be a place is refused with its line', async () => {
  expect(await read(AU)).toEqual({
    format: 'au-postcodes',
    countries: ['AU'],
    read: 7,
    taken: 2,
    repeated: 1,
    refused: 4,
    examples: [
      { line: 5, reason: 'the locality is missing' },
      { line: 6, reason: 'the coordinates are zero' },
      { line: 7, reason: 'the coordinates are not on earth' },
      { line: 8, reason: 'it has no coordinates' },
    ],
  });
  expect(await stored('AU')).toEqual([
    expect.objectContaining({ postcode: '0200', state: 'ACT', locality_key: 'australian national university' }),
    expect.objectContaining({ postcode: '2000', locality: 'Sydney', latitude: -33.8688 }),
  ]);
});

test('British outward codes and the export of GeoNames are known as well, packed or not', async () => {
  const uk =
    'postcode,eastings,northings,latitude,longitude,town,region,uk_region,country,country_string\nAB10,1,2,57.13,-2.11,"Aberdeen, West",Aberdeen City,Scotland,SCT,Scotland\n';
  expect(await read(gzipSync(uk))).toMatchObject({ format: 'uk-outcodes', taken: 1 });
  expect(await read(`${GEONAMES}\n`)).toMatchObject({ format: 'geonames', countries: ['NL'], taken: 1 });
  expect((await stored('GB'))[0]).toMatchObject({ locality: 'Aberdeen, West', state: 'GB' });
  expect((await stored('NL'))[0]).toMatchObject({ postcode: '1012', state: '07', state_name: 'Noord-Holland' });
});

test('the real thing replaces what the seed had for its country, and nothing of others', async () => {
  const seeded = [...placesOf('au'), ...placesOf('ae')].map((row) => ({ ...row }));
  await bulkInsert(api.database.db, places, seeded);
  const others = await stored('AE');
  await read(AU);
  expect(await stored('AU')).toHaveLength(2);
  expect(await stored('AE')).toEqual(others);
});

test('the large come before the small: many postcodes make a city, many others close by a suburb', async () => {
  const [header] = AU.split('\n');
  const line = (postcode: number, place: string, latitude: number) =>
    `${postcode},${place},New South Wales,NSW,,${latitude},151.2,4`;
  const lines = [
    line(1001, 'Sydney', -33.87),
    line(2000, 'Barangaroo', -33.86),
    line(2000, 'Sydney', -33.87),
    line(2010, 'Richmond', -33.9),
    line(4740, 'Richmond', -21.1),
    line(4741, 'Elsewhere', -21.1),
  ];
  await read(`${[header, ...lines].join('\n')}\n`);
  const rows = await api.database.db.select().from(places).orderBy(desc(places.weight), asc(places.postcode));
  const order = rows.map(({ postcode, locality }) => `${postcode} ${locality}`);
  const isBefore = (one: string, other: string) => order.indexOf(one) < order.indexOf(other);
  expect(isBefore('2000 Sydney', '1001 Sydney')).toBe(true);
  expect(isBefore('1001 Sydney', '2000 Barangaroo')).toBe(true);
  expect(isBefore('2010 Richmond', '4740 Richmond')).toBe(true);
  expect(isBefore('2000 Barangaroo', '4741 Elsewhere')).toBe(true);
});

test('a second time changes nothing, and a place that the file no longer has is gone', async () => {
  await read(AU);
  const before = await stored('AU');
  await read(AU);
  expect(await stored('AU')).toEqual(before);
  await read(AU.replace(/^2000,Sydney.*\n/m, '').replace(/^2000,SYDNEY.*\n/m, ''));
  expect(await stored('AU')).toHaveLength(1);
});

test('a file of another kind, or without any place, changes nothing', async () => {
  await read(AU);
  await expect(read('make,model\nJaguar,XF\n')).rejects.toThrow(UnknownPlaces);
  await expect(read('')).rejects.toThrow(UnknownPlaces);
  await expect(read(`${AU.split('\n')[0]}\n`)).rejects.toThrow('The file holds no place');
  expect(await stored('AU')).toHaveLength(2);
});

test('the running API takes a file from the command alone', async () => {
  const send = (headers: Record<string, string>, payload: string) =>
    api.server.inject({
      method: 'POST',
      url: '/internal/places',
      headers: { 'content-type': 'application/octet-stream', ...headers },
      payload,
    });
  const ours = { 'x-site-token': DEVELOPMENT_SECRETS.SITE_TOKEN };
  expect((await send({}, AU)).statusCode).toBe(401);
  expect((await send(ours, AU)).json()).toMatchObject({ taken: 2 });
  const refused = await send(ours, 'make,model\n');
  expect([refused.statusCode, refused.json().detail]).toEqual([422, expect.stringContaining('au-postcodes')]);
});
