import { SORTS } from '@showroom/contracts/entities/filters';
import { sql } from 'drizzle-orm';
import fc from 'fast-check';
import { questions, searchFor, toOracleAnswer } from '../api/stock-locator/searches.testing';
import { Stock } from '../api/stock-locator/stock';
import { queries, RETAILERS, stocks } from '../api/testing/stock';
import type { Database } from '../database/database';
import { retailers } from '../database/schema/retailers';
import { vehicles } from '../database/schema/vehicles';
import { testDatabase } from '../database/testing';
import { Listing } from './facets';
import { findByHand, oracle } from './oracle.testing';
import type { Search } from './search';

let database: Database;

beforeAll(async () => {
  database = await testDatabase();
  await database.db.insert(retailers).values([...RETAILERS]);
});
afterAll(() => database.close());

function found(listing: Listing, search: Search) {
  const { total, ids } = listing.search(search);
  return { total, ids };
}

async function load(rows: Parameters<typeof insert>[0]): Promise<Stock> {
  await database.db.execute(sql`delete from vehicles`);
  await database.db.execute(sql`alter sequence vehicle_ids restart`);
  await insert(rows);
  const stock = new Stock(database);
  await stock.load();
  return stock;
}

async function insert(rows: (typeof vehicles.$inferInsert)[]): Promise<void> {
  if (rows.length > 0) await database.db.insert(vehicles).values(rows);
}

const storeOf = (stock: Stock) => stock.listing('test') ?? new Listing();

test('any filters give the totals, pages, counts and bounds that SQL gives', async () => {
  await fc.assert(
    fc.asyncProperty(stocks(30), questions, async (rows, asked) => {
      const store = storeOf(await load(rows));
      for (const [query, terms] of asked) {
        const search = searchFor(query, terms);
        expect(toOracleAnswer(store.search(search))).toEqual(await oracle(database, 'test', search));
      }
    }),
    { numRuns: 25, endOnFailure: true },
  );
}, 120_000);

test('after changes the columns still say what SQL says', async () => {
  const changes = fc.array(
    fc.record({
      id: fc.integer({ min: 100_001, max: 100_020 }),
      kind: fc.constantFrom('sell', 'remove', 'reprice', 'delete', 'return', 'repaint'),
    }),
    { minLength: 1, maxLength: 12, size: 'max' },
  );
  await fc.assert(
    fc.asyncProperty(stocks(20), changes, queries, async (rows, changed, query) => {
      const stock = await load(rows);
      const search = searchFor(query);
      const orders = SORTS.map((sort) => searchFor({ sort }));
      for (const order of orders) toOracleAnswer(storeOf(stock).search(order));
      for (const { id, kind } of changed) {
        await database.db.execute(CHANGES[kind](String(id)));
        await stock.follow({ listing: 'test', vehicles: [String(id)] });
      }
      expect(toOracleAnswer(storeOf(stock).search(search))).toEqual(await oracle(database, 'test', search));
      for (const order of orders) {
        expect(found(storeOf(stock), order)).toEqual(await findByHand(database, 'test', order));
      }
    }),
    { numRuns: 40, endOnFailure: true },
  );
}, 120_000);

const CHANGES = {
  sell: (id: string) => sql`update vehicles set status = 'sold' where id = ${id}`,
  remove: (id: string) => sql`update vehicles set removed_at = now() where id = ${id}`,
  reprice: (id: string) => sql`update vehicles set purchase_price = 123400, price_hidden = false where id = ${id}`,
  delete: (id: string) => sql`delete from vehicles where id = ${id}`,
  repaint: (id: string) => sql`update vehicles set color_name = 'Red', model = 'F-PACE' where id = ${id}`,
  return: (id: string) => sql`update vehicles set status = 'stock', removed_at = null where id = ${id}`,
} as const;
