import { and, eq, sql } from 'drizzle-orm';
import fc from 'fast-check';
import { questions, searchFor, toOracleAnswer } from '../../api/stock-locator/searches.testing';
import { RETAILERS, stocks, vehicleRow } from '../../api/testing/stock';
import type { Database } from '../../database/database';
import { retailers } from '../../database/schema/retailers';
import { type NewVehicle, vehicles } from '../../database/schema/vehicles';
import { testDatabase } from '../../database/testing';
import { Listing } from '../facets';
import { oracle } from '../oracle.testing';
import { isListed, SEARCH_COLUMNS, type SearchRow } from '../row';
import type { Search } from '../search';
import { foundIn } from './answer';
import { documentOf, MAPPING, type VehicleDocument } from './document';
import { answerOf } from './engine.testing';
import { requestOf } from './request';

let database: Database;

beforeAll(async () => {
  database = await testDatabase();
  await database.db.insert(retailers).values([...RETAILERS]);
});
afterAll(() => database.close());

/** The listing of tests with these vehicles and no others. */
async function fill(rows: readonly NewVehicle[]): Promise<SearchRow[]> {
  await database.db.execute(sql`delete from vehicles`);
  await database.db.execute(sql`alter sequence vehicle_ids restart`);
  if (rows.length > 0) await database.db.insert(vehicles).values([...rows]);
  return database.db
    .select(SEARCH_COLUMNS)
    .from(vehicles)
    .where(and(eq(vehicles.listing, 'test'), isListed));
}

const index = async (rows: readonly NewVehicle[]) => (await fill(rows)).map(documentOf);

const ask = (search: Search, documents: readonly VehicleDocument[]) =>
  foundIn(search, answerOf(requestOf(search), documents));

test('any filters of any stock give what SQL gives: total, page, options, bounds and what to loosen', async () => {
  await fc.assert(
    fc.asyncProperty(stocks(30), questions, async (rows, asked) => {
      const documents = await index(rows);
      for (const [query, terms] of asked) {
        const search = searchFor(query, terms);
        expect(toOracleAnswer(ask(search, documents))).toEqual(await oracle(database, 'test', search));
      }
    }),
    { numRuns: 25, endOnFailure: true },
  );
}, 120_000);

/** The largest of some stocks: each search below finds some of it and leaves out others. */
const [MANY = []] = fc.sample(stocks(120), { seed: 1, numRuns: 20 }).sort((a, b) => b.length - a.length);

test.each([
  ['the prices of a state', { drive_away_state: 'NSW', 'filter[display_price_lteq]': '45000', sort: 'priceAsc' }],
  ['a range of payments', { 'filter[monthly_payment_gteq]': '300', 'filter[monthly_payment_lteq]': '700' }],
  ['payments below a state’s prices', { drive_away_state: 'VIC', 'filter[monthly_payment_lteq]': '800' }],
  ['two filters and no page left', { 'filter[state_in]': ['used'], 'filter[mileage_lteq]': '50000', page: '90' }],
])('%s gives what SQL gives', async (_, query) => {
  const documents = await index(MANY);
  const search = searchFor(query);
  const result = toOracleAnswer(ask(search, documents));
  expect(result).toEqual(await oracle(database, 'test', search));
  expect(result.total).toBeGreaterThan(0);
  expect(result.total).toBeLessThan(documents.length);
});

test('options have the names and the order that they have in the listing in memory', async () => {
  const rows = await fill(MANY);
  const listing = new Listing();
  listing.change(rows, []);
  const search = searchFor({ 'filter[state_in]': ['new'] });
  const names = { currency: 'EUR', owners: new Map(RETAILERS.map(({ id = '', name }) => [id, name])) };
  for (const shown of [names, { ...names, owners: undefined }]) {
    const [engine, memory] = [ask(search, rows.map(documentOf)), listing.search(search)].map((found) =>
      JSON.parse(Buffer.concat(found.facets(shown)).toString()),
    );
    expect(engine).toEqual(memory);
  }
});

test('a list without financing has no payments, and a range of them finds nothing', async () => {
  const documents = await index(MANY);
  const search = { ...searchFor({ 'filter[monthly_payment_lteq]': '900' }), financing: undefined };
  const { total, bounds } = toOracleAnswer(ask(search, documents));
  expect([total, bounds['monthly_payment']]).toEqual([0, null]);
});

test('by distance the vehicles of the nearest retailer come first, each in the order asked for', async () => {
  const at = (day: number, owner_id: string) => ({ owner_id, created_at: new Date(Date.UTC(2026, 0, day)) });
  const rows = [at(1, 'r1'), at(4, 'r2'), at(3, 'r1'), at(2, 'r3')];
  const documents = await index(rows.map((row, key) => vehicleRow(String(key), row)));
  const near = { 'near[lat]': '51.05', 'near[lon]': '3.72', 'near[km]': '20040' };
  const { ids } = ask(searchFor({ ...near, sort: 'distanceAsc' }), documents);
  expect(ids).toEqual(['100003', '100001', '100002', '100004']);
});

test('a document has the fields of the mapping, and no others', async () => {
  const [document] = await index([vehicleRow('1', { model_group: 'Defender', mileage: 10 })]);
  for (const [name, value] of Object.entries(document ?? {})) {
    expect(Object.keys(MAPPING.properties)).toContain(name);
    const property = MAPPING.properties[name as keyof typeof MAPPING.properties];
    if ('properties' in property && property.properties && typeof value === 'object') {
      expect(Object.keys(property.properties)).toEqual(expect.arrayContaining(Object.keys(value)));
    }
  }
});

test.each([
  ['that ran out of time', { timed_out: true }],
  ['without one of its shards', { _shards: { failed: 1 } }],
  ['whose total is a lower bound', { hits: { total: { value: 1, relation: 'gte' }, hits: [] } }],
])('an answer %s is none', async (_, fault) => {
  const search = searchFor({});
  const answer = Object(answerOf(requestOf(search), await index([vehicleRow('1')])));
  expect(foundIn(search, answer).total).toBe(1);
  expect(() => foundIn(search, { ...answer, ...fault })).toThrow();
});

test('a facet with more options than were asked for is none', async () => {
  const search = searchFor({});
  const answer = Object(answerOf(requestOf(search), await index([vehicleRow('1')])));
  const cut = { ...answer.aggregations, options_models: { sum_other_doc_count: 3, buckets: [] } };
  expect(() => foundIn(search, { ...answer, aggregations: cut })).toThrow();
});
