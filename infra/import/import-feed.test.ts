import { and, eq, isNull, sql } from 'drizzle-orm';
import type { Database } from '../database/database';
import { imports } from '../database/schema/imports';
import { vehicles } from '../database/schema/vehicles';
import { testDatabase } from '../database/testing';
import type { FeedImport } from './import-feed';
import { deAutoscout24 } from './mappings/de-autoscout24';
import { reportText } from './report';
import { csv, importFile, packed, rows } from './testing';

jest.setTimeout(60_000);

let database: Database;
/** Each test has a listing of its own in one database. */
let listing: string;
let tests = 0;

beforeAll(async () => {
  database = await testDatabase();
});
beforeEach(() => {
  tests += 1;
  listing = `test-${tests}`;
});
afterAll(() => database.close());

const mine = () => eq(vehicles.listing, listing);
const at = (mileage: number) => and(mine(), eq(vehicles.mileage, mileage));
const listed = () => database.db.$count(vehicles, and(mine(), isNull(vehicles.removed_at)));
const importTest = (file: Buffer, changes: Partial<FeedImport> = {}) => importFile(database, listing, file, changes);

test('running a file twice writes nothing the second time', async () => {
  const file = csv(...rows(2500));
  const first = await importTest(file);
  expect(first.counts).toMatchObject({ read: 2500, taken: 2500, inserted: 2500, updated: 0, removed: 0 });
  const stamps = await database.rows(sql`select id, updated_at from vehicles where listing = ${listing} order by id`);
  const second = await importTest(packed(file));
  expect(second.status).toBe('done');
  expect(second.counts).toMatchObject({ taken: 2500, unchanged: 2500, inserted: 0, updated: 0, removed: 0 });
  expect(await database.rows(sql`select id, updated_at from vehicles where listing = ${listing} order by id`)).toEqual(
    stamps,
  );
});

test('a changed price is written to the same vehicle, and to that one only', async () => {
  await importTest(csv(...rows(5)));
  const before = await database.db.select({ id: vehicles.id }).from(vehicles).where(at(300));
  const changed = rows(5).map((row) => row.replace('12002,Manual,300', '11500,Manual,300'));
  const report = await importTest(csv(...changed));
  expect(report.counts).toMatchObject({ unchanged: 4, updated: 1, inserted: 0, removed: 0 });
  const after = await database.db.select().from(vehicles).where(at(300));
  expect(after.map(({ id, purchase_price }) => ({ id, purchase_price }))).toEqual([
    { ...before[0], purchase_price: 1_150_000 },
  ]);
});

test('a vehicle that an order holds keeps its status', async () => {
  await importTest(csv(...rows(3)));
  await database.db.update(vehicles).set({ status: 'reserved' }).where(at(200));
  const unchanged = await importTest(csv(...rows(3)));
  expect(unchanged.counts.updated).toBe(0);
  await importTest(csv(...rows(3).map((row) => row.replace('12001', '9000'))));
  const [row] = await database.db.select().from(vehicles).where(at(200));
  expect(row).toMatchObject({ status: 'reserved', purchase_price: 900_000 });
});

test('vehicles that the file no longer has are removed, and come back with it', async () => {
  await importTest(csv(...rows(10)));
  const smaller = await importTest(csv(...rows(9)));
  expect(smaller.counts.removed).toBe(1);
  expect(await listed()).toBe(9);
  const whole = await importTest(csv(...rows(10)));
  expect(whole.counts).toMatchObject({ unchanged: 9, updated: 1, inserted: 0 });
  expect(await listed()).toBe(10);
});

test('a file that would remove more than the set share stops, shows the difference and asks', async () => {
  await importTest(csv(...rows(10)));
  const stopped = await importTest(csv(...rows(7), ...rows(1, 500)));
  expect(stopped.status).toBe('stopped');
  expect(stopped.message).toMatch(/3 vehicles of 10 \(30 %\).*more than the 20 %.*Nothing was removed/);
  expect(stopped.removals).toMatchObject({ missing: 3, stock: 10 });
  expect(stopped.removals.examples).toHaveLength(3);
  expect(stopped.counts).toMatchObject({ inserted: 1, removed: 0 });
  expect(await listed()).toBe(11);
  expect(reportText(stopped)).toMatch(/agree to it at \/admin\/feeds, or run again with --allow-removals/);
  const allowed = await importTest(csv(...rows(7), ...rows(1, 500)), { allowRemovals: true });
  expect(allowed.counts.removed).toBe(3);
  expect(await listed()).toBe(8);
});

test('a larger share may be set', async () => {
  await importTest(csv(...rows(10)));
  const report = await importTest(csv(...rows(6)), { maxRemovals: 0.5 });
  expect(report).toMatchObject({ status: 'done', counts: { removed: 4 } });
});

test.each([
  ['plain', (file: Buffer) => file.subarray(0, file.length - 15)],
  ['packed', (file: Buffer) => packed(file).subarray(0, 900)],
])('a %s file that ends half-way removes nothing and loses nothing', async (_, cut) => {
  await importTest(csv(...rows(50)));
  const report = await importTest(cut(csv(...rows(50), ...rows(200, 1000))), { allowRemovals: true });
  expect(report.status).toBe('incomplete');
  expect(report.message).toMatch(/not complete.*nothing was removed/);
  expect(report.counts.removed).toBe(0);
  expect(await listed()).toBeGreaterThanOrEqual(50);
});

test('a row that cannot be read keeps what the file does not have from being removed', async () => {
  await importTest(csv(...rows(10)));
  const [first = '', ...others] = rows(10);
  const report = await importTest(csv(`${first},extra`, ...others));
  expect(report.status).toBe('stopped');
  expect(report.message).toMatch(/1 row could not be read/);
  expect(await listed()).toBe(10);
});

test('a row that is refused keeps its vehicle', async () => {
  const german = { mapping: deAutoscout24 };
  const file = (offer: string) =>
    Buffer.from(
      `mileage,make,model,fuel,gear,offerType,price,hp,year\n100,BMW,316,Diesel,Manual,Used,6800,116,2011\n200,BMW,,Diesel,Manual,${offer},6800,116,2011\n`,
    );
  const report = await importTest(file('Used'), german);
  expect(report.counts).toMatchObject({ read: 2, taken: 1, refused: 1 });
  expect(report.rows).toEqual([{ line: 3, kind: 'refused', reason: 'model is missing', field: 'model', value: '' }]);
});

test('rows alike but for the price are vehicles of their own, rows alike to the letter are not', async () => {
  const [row = ''] = rows(1);
  const report = await importTest(csv(row, row.replace('12000', '13000'), row));
  expect(report.counts).toMatchObject({ read: 3, taken: 2, refused: 1, inserted: 2 });
  expect(report.rows).toEqual([
    { line: 4, kind: 'refused', reason: 'repeats another row', field: '', value: 'line 2' },
  ]);
});

test('a listing in another currency is refused before anything is written', async () => {
  await importTest(csv(...rows(1)));
  const report = await importTest(Buffer.from('mileage\n'), { mapping: deAutoscout24 });
  expect(report.status).toBe('failed');
  expect(report.message).toBe(
    `The listing ${listing} is priced in GBP, this mapping brings EUR: give the feed a listing of its own.`,
  );
});

test('a file of another feed fails with the columns that it lacks, and removes nothing', async () => {
  await importTest(csv(...rows(3)));
  const report = await importTest(Buffer.from('a,b\n1,2\n'), { allowRemovals: true });
  expect(report.status).toBe('failed');
  expect(report.message).toContain('"make", "model", "year"');
  expect(await listed()).toBe(3);
});

test('every import is kept with its counts and reasons', async () => {
  const { id } = await importTest(csv(...rows(2), 'vw, Golf,2060,9000,Manual,1,Petrol,145,55.4,0'));
  const [kept] = await database.db.select().from(imports).where(eq(imports.id, id));
  expect(kept).toMatchObject({ feed: `uk-used@${listing}`, status: 'done', counts: { taken: 3, repaired: 1 } });
  expect(kept?.reasons).toEqual([
    expect.objectContaining({ field: 'year', reason: 'out of range, left out', rows: 1, line: 4, value: '2060' }),
    expect.objectContaining({ field: 'engineSize', rows: 1, value: '0' }),
  ]);
});

test('a feed is imported by one at a time, unless the other one has died', async () => {
  const running = { feed: `uk-used@${listing}`, listing, mapping: 'uk-used', file: 'other.csv' };
  await database.db.insert(imports).values(running);
  await expect(importTest(csv(...rows(1)))).rejects.toThrow(/Another import .* is running/);
  await database.db
    .update(imports)
    .set({ heartbeat_at: new Date('2026-01-01') })
    .where(eq(imports.listing, listing));
  expect((await importTest(csv(...rows(1)))).status).toBe('done');
});
