import { inArray } from 'drizzle-orm';
import fc from 'fast-check';
import type { Database } from '../../database/database';
import { retailers } from '../../database/schema/retailers';
import { vehicles } from '../../database/schema/vehicles';
import { testDatabase } from '../../database/testing';
import { RETAILERS, stocks, vehicleRow } from '../testing/stock';
import { VehicleLoader } from './vehicle-loader';

let database: Database;
beforeAll(async () => {
  database = await testDatabase();
  await database.db.insert(retailers).values([...RETAILERS]);
});
afterAll(() => database.close());

/** Values that are easily changed on their way: fractions, quotes, other scripts, days, moments. */
const AWKWARD = vehicleRow('awkward', {
  id: '1',
  title: 'A "quoted" \\ title, دفندر, 走る',
  engine_capacity: 1.1,
  mileage: 0,
  delivery_date: '2026-02-28',
  purchase_price: 9_007_199_254_740_991,
  optional_features: [{ name: "Driver's pack", amount: 12_345 }],
  photos: [{ src: '/media/a', alt: 'Räder' }],
  drive_away: { NSW: 1_234_500 },
  engine_type: ['petrol, hybrid', 'NULL', ''],
  created_at: new Date('2026-03-29T01:59:59.999Z'),
});

test('a vehicle is read as it was written, whatever is in it', async () => {
  await fc.assert(
    fc.asyncProperty(stocks(5), async (rows) => {
      await database.db.delete(vehicles);
      await database.db.insert(vehicles).values([AWKWARD, ...rows]);
      const stored = await database.db.select().from(vehicles);
      const ids = stored.map(({ id }) => id);
      expect(await new VehicleLoader(database).read(ids)).toEqual(stored);
    }),
    { numRuns: 5 },
  );
});

test('vehicles come in the order of their ids, without those that are not there', async () => {
  await database.db.delete(vehicles);
  await database.db.insert(vehicles).values(['7', '8', '9'].map((id) => vehicleRow(id, { id })));
  const reader = new VehicleLoader(database);
  const idsOf = async (ids: string[]) => (await reader.read(ids)).map(({ id }) => id);
  expect(await idsOf(['9', 'gone', '7'])).toEqual(['9', '7']);
  await database.db.delete(vehicles).where(inArray(vehicles.id, ['7']));
  reader.forget(['7']);
  expect(await idsOf(['7', '8'])).toEqual(['8']);
});
