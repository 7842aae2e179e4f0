import { eq } from 'drizzle-orm';
import type { Database } from '../database/database';
import { retailers } from '../database/schema/retailers';
import { vehicles } from '../database/schema/vehicles';
import { testDatabase } from '../database/testing';
import { RAW_ATTRIBUTES, rawVehicle as vehicleOf } from '../raw-vehicle/raw-vehicle.testing';
import type { FeedImport } from './import-feed';
import { mappingOf } from './mappings/mappings';
import { importFile, packed } from './testing';

let database: Database;
beforeEach(async () => {
  database = await testDatabase();
  await database.db
    .insert(retailers)
    .values({ id: 'ghent', listing: 'raw', name: 'Land Rover Ghent', dealer_code: 'D1', brands: [] });
});
afterEach(() => database.close());

async function importRaw(file: Buffer, changes: Partial<FeedImport> = {}) {
  const mapping = mappingOf('raw-eur');
  if (!mapping) throw new Error('There is no such mapping');
  return importFile(database, 'raw', file, { mapping, ...changes });
}
const stored = () => database.db.select().from(vehicles).where(eq(vehicles.listing, 'raw')).orderBy(vehicles.feed_key);
const json = (value: unknown) => Buffer.from(JSON.stringify(value));

/** In a file nothing says where a path begins: photographs have whole addresses. */
const ATTRIBUTES = {
  ...RAW_ATTRIBUTES,
  photos: [2, 1].map((sequence) => ({
    sequence,
    full_path: `https://pictures.example/${sequence}.jpg`,
    medium_path: `https://pictures.example/${sequence}-s.jpg`,
  })),
};
const rawVehicle = (id: string, attributes: object = {}) => vehicleOf(id, { ...ATTRIBUTES, ...attributes });

const quoted = (value: unknown) =>
  `"${(typeof value === 'object' ? JSON.stringify(value) : String(value)).replaceAll('"', '""')}"`;
const CSV = Buffer.from(
  `${['id', ...Object.keys(ATTRIBUTES)].join(',')}\n${[7, ...Object.values(ATTRIBUTES)].map(quoted).join(',')}\n`,
);

test.each([
  ['the answer of a service', json({ data: [rawVehicle('7')], meta: { total: 1 } })],
  ['a packed list', packed(json([rawVehicle('7')]))],
  ['vehicles without attributes of their own', json([{ id: '7', ...ATTRIBUTES }])],
  ['a vehicle a line', Buffer.from(`${JSON.stringify(rawVehicle('7'))}\n`)],
  ['columns of CSV', CSV],
])('%s becomes a vehicle with all that the specification names', async (_, file) => {
  const report = await importRaw(file);
  expect(report).toMatchObject({ status: 'done', counts: { read: 1, taken: 1, repaired: 0, inserted: 1 }, rows: [] });
  expect(await stored()).toMatchObject([
    {
      owner_id: 'ghent',
      description: 'One owner, always garaged.',
      translations: {
        nl: { description: 'Eén eigenaar.', optional_features: ['Trekhaak', 'Dakdrager'], photos: ['Zijkant'] },
      },
      msrp_price: 7_890_000,
      purchase_price: 7_490_050,
      lease_price: 89_200,
      subscribe_price: 119_000,
      reservation_fee: 50_000,
      drive_away: { NSW: 7_900_000 },
      engine_type: ['Diesel', 'Mild hybrid'],
      photos: [1, 2, 3, 4, 5].map(() => ({ src: expect.stringContaining('/media/vehicles/') })),
      feed_photos: [{ src: 'https://pictures.example/1.jpg' }, { src: 'https://pictures.example/2.jpg' }],
    },
  ]);
  expect(await importRaw(file)).toMatchObject({ counts: { unchanged: 1, updated: 0, inserted: 0 } });
});

test('what is broken is named by its path and left out; only a vehicle that cannot be identified is refused', async () => {
  const report = await importRaw(
    json([
      rawVehicle('1', {
        mileage: 'many',
        photos: [{ hd_path: 'javascript:1' }, { hd_path: '/1.jpg' }],
        tyre_pressure: 2,
      }),
      rawVehicle('2', { owner_dealer_codes: ['D9'], tyre_pressure: 3 }),
      { id: '3', attributes: { version: 'S' } },
      { id: '', ...ATTRIBUTES },
      'a vehicle',
    ]),
  );
  expect(report.counts).toMatchObject({ read: 5, taken: 2, repaired: 2, refused: 3 });
  expect(report.rows.map(({ line, kind, field, reason }) => `${line} ${kind} ${field}: ${reason}`)).toEqual([
    '1 repaired tyre_pressure: unknown attribute, left out',
    '1 repaired mileage: must be a number, left out',
    '1 repaired photos[0].hd_path: must be an http or https address, left out',
    '1 repaired photos[0]: has no address, left out',
    '1 repaired photos: no whole http or https address, left out',
    "2 repaired owner_dealer_codes: no retailer has this code, taken as the feed's own",
    '3 refused nameplate_brand_name: value is missing',
    '4 refused id: value is missing',
    '5 refused : is no vehicle',
  ]);
  const all = await stored();
  const [own, byFeed] = ['ghent', 'feed-raw-raw-eur'].map((owner) => all.find(({ owner_id }) => owner_id === owner));
  expect(own).toMatchObject({ mileage: null, footnotes: ['Pictures may differ.', expect.stringContaining('shape')] });
  expect(byFeed).toMatchObject({ mileage: 12_300 });
});

test('texts of further languages may stand in columns of their own', async () => {
  const columns = { long_description_nl: 'Altijd binnen gestald.', accessories_fr: 'Tapis|Galerie', footnotes_fr: '' };
  const report = await importRaw(json([rawVehicle('7', columns)]));
  expect(report).toMatchObject({ counts: { taken: 1, repaired: 0 }, rows: [] });
  expect(await stored()).toMatchObject([
    {
      translations: {
        nl: {
          description: 'Altijd binnen gestald.',
          optional_features: ['Trekhaak', 'Dakdrager'],
          photos: ['Zijkant'],
        },
        fr: { accessories: ['Tapis', 'Galerie'] },
      },
    },
  ]);
});

test('texts of what is no language are named and left out', async () => {
  const translations = { Dutch: { description: 'Een' }, ar: { description: { a: 1 }, accessories: ['سجاد'] } };
  const report = await importRaw(json([rawVehicle('7', { translations })]));
  expect(report.rows.map(({ field }) => field)).toEqual(['translations.Dutch', 'translations.ar.description']);
  expect(await stored()).toMatchObject([{ translations: { ar: { accessories: ['سجاد'] } } }]);
});

test.each([
  ['in the midst of its JSON', json([rawVehicle('7'), rawVehicle('8')]).subarray(0, -20)],
  ['in the midst of a line', Buffer.from(`${JSON.stringify(rawVehicle('7'))}\n{"id": "8"`)],
])('a file that ends %s removes nothing', async (_, cut) => {
  await importRaw(json([rawVehicle('7'), rawVehicle('8'), rawVehicle('9')]));
  const report = await importRaw(cut, { allowRemovals: true });
  expect(report).toMatchObject({ status: 'incomplete', counts: { removed: 0 } });
  expect(await stored()).toHaveLength(3);
});
