import fc from 'fast-check';
import { Stock } from '../api/stock-locator/stock';
import { RETAILERS, stocks, vehicleRow } from '../api/testing/stock';
import type { Database } from '../database/database';
import { retailers } from '../database/schema/retailers';
import { vehicles } from '../database/schema/vehicles';
import { testDatabase } from '../database/testing';
import { termsOf } from '../search-terms';
import type { Listing } from './facets';

let database: Database;
beforeAll(async () => {
  database = await testDatabase();
  await database.db.insert(retailers).values([...RETAILERS]);
});
afterAll(() => database.close());

async function listingOf(rows: Parameters<typeof vehicleRow>[1][]): Promise<Listing> {
  await database.db.delete(vehicles);
  if (rows.length > 0) await database.db.insert(vehicles).values(rows.map((row, at) => vehicleRow(String(at), row)));
  const stock = new Stock(database);
  await stock.load();
  const listing = stock.listing('test');
  if (!listing) throw new Error('There is no such listing');
  return listing;
}

const day = (number: number) => new Date(Date.UTC(2026, 0, number));
const idsOf = (listing: Listing, text: string) => listing.text.withAll(termsOf(text)).ids(0, 10);

test('vehicles are found by all the words of what they are, the newest first, page by page', async () => {
  const listing = await listingOf([
    { id: '1', version: 'D300 X-Dynamic SE', color_name: 'Écru', production_year: 2024, created_at: day(1) },
    { id: '2', version: 'P400', color_name: 'Fuji White', production_year: 2025, created_at: day(2) },
    { id: '3', model: 'Range Rover', version: 'D300 HSE', engine_type: ['Diesel'], created_at: day(3) },
    { id: '4', status: 'sold', created_at: day(4) },
  ]);
  expect(idsOf(listing, 'defender 110')).toEqual(['2', '1']);
  expect(idsOf(listing, 'LAND rover')).toEqual(['3', '2', '1']);
  expect(idsOf(listing, 'd300')).toEqual(['3', '1']);
  expect(idsOf(listing, 'd300 defe')).toEqual(['1']);
  expect(idsOf(listing, 'ecru 2024')).toEqual(['1']);
  expect(idsOf(listing, 'diesel')).toEqual(['3']);
  expect(idsOf(listing, 'se d300')).toEqual(['1']);
  expect(idsOf(listing, 'defender unheard')).toEqual([]);
  expect(idsOf(listing, '')).toEqual([]);
  expect(listing.text.withAll(termsOf('rover')).ids(1, 1)).toEqual(['2']);
});

test('where no vehicle has all of the words, those that have the most are found', async () => {
  const listing = await listingOf([
    { id: '1', version: 'D300', color_name: 'Fuji White', created_at: day(1) },
    { id: '2', version: 'P400', color_name: 'Fuji White', created_at: day(2) },
  ]);
  expect(listing.text.withMost(termsOf('white d300 moon')).ids(0, 9)).toEqual(['1']);
  expect(listing.text.withMost(termsOf('white moon')).ids(0, 9)).toEqual(['2', '1']);
  expect(listing.text.withMost(termsOf('moon')).total).toBe(0);
});

test('models are those that can be had, with how many and the newest of each, also after a change', async () => {
  const listing = await listingOf([
    { id: '1', created_at: day(1) },
    { id: '2', created_at: day(2) },
    { id: '3', model: 'Range Rover', created_at: day(3) },
  ]);
  const defender = { brand: 'Land Rover', model: 'Defender 110', vehicles: 2, newest: '2' };
  expect(listing.text.models().map(({ model }) => model)).toEqual(['Defender 110', 'Range Rover']);
  expect(listing.text.modelsWithAll(termsOf('110'))).toEqual([defender]);
  listing.change([], ['2']);
  expect(listing.text.modelsWithAll(termsOf('defen'))).toEqual([{ ...defender, vehicles: 1, newest: '1' }]);
});

test('in any stock a word finds just the vehicles that have it, and two words those that both find', async () => {
  const word = fc.constantFrom(
    'defender',
    '110',
    'range',
    'white',
    'ecru',
    'jaguar',
    'pace',
    'electric',
    '2024',
    'auto',
  );
  await fc.assert(
    fc.asyncProperty(stocks(40), word, word, async (rows, one, other) => {
      fc.pre(rows.some(({ status, removed_at }) => status !== 'sold' && !removed_at));
      const listing = await listingOf(rows.map((row) => ({ ...row, listing: 'test' })));
      const all = (text: string) => new Set(listing.text.withAll(termsOf(text)).ids(0, 100));
      const both = all(`${one} ${other}`);
      expect(both).toEqual(new Set([...all(one)].filter((id) => all(other).has(id))));
      const found = await database.db.select().from(vehicles);
      const having = found.filter(({ status, removed_at, ...row }) => {
        const { brand, model, model_group, color_name, color_canonical, engine_type, transmission, production_year } =
          row;
        const text = [
          brand,
          model,
          model_group,
          color_name,
          color_canonical,
          ...engine_type,
          transmission,
          production_year,
        ];
        const words = text.flatMap((part) => termsOf(String(part ?? '')));
        return status !== 'sold' && !removed_at && words.some((own) => own.text === one || own.text.startsWith(one));
      });
      expect(all(one)).toEqual(new Set(having.map(({ id }) => id)));
      expect(listing.text.withAll(termsOf(one)).total).toBe(having.length);
    }),
    { numRuns: 20 },
  );
});
