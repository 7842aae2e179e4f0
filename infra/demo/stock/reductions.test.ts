import { priceDropOf } from '../../api/feeds/price-drop';
import type { Database } from '../../database/database';
import { priceHistory } from '../../database/schema/price-history';
import { vehicles } from '../../database/schema/vehicles';
import { testDatabase } from '../../database/testing';
import { seed } from '../seed';
import { addDays, SEED_DAY } from './dates';

jest.setTimeout(120_000);

const OPTIONS = { vehicles: 400, sandboxUrl: 'http://127.0.0.1:4300' };
let database: Database;
beforeAll(async () => {
  database = await testDatabase();
  await seed(database, OPTIONS);
});
afterAll(() => database.close());

const told = async () => {
  const rows = await database.db.select().from(vehicles).orderBy(vehicles.id);
  return rows.flatMap((row) => {
    const drop = priceDropOf(row, new Date());
    return drop ? [{ row, drop }] : [];
  });
};

test('a fresh stock has reductions that may be announced, each with the history that it is told against', async () => {
  const reduced = await told();
  expect(reduced.length).toBeGreaterThan(5);
  const history = new Map((await database.db.select().from(priceHistory)).map((row) => [row.vehicle_id, row]));
  for (const { row } of reduced) {
    expect(history.get(row.id)).toMatchObject({
      amount: row.purchase_old_price,
      applied_from: row.created_at,
      applied_until: row.price_since,
    });
    expect(row.prior_price).toBe(row.purchase_old_price);
  }
});

test('the same vehicles are reduced whichever day the stock is made on', async () => {
  for (const { row } of await told()) {
    // The longest that a price must have applied, and the earliest of the reductions.
    expect(row.created_at.toISOString().slice(0, 10) <= addDays(SEED_DAY, -44)).toBe(true);
  }
});

test('a second run tells nothing anew', async () => {
  const before = await told();
  await seed(database, { ...OPTIONS, vehicles: 420 });
  const after = await told();
  for (const one of before) expect(after).toContainEqual(one);
});
