import { eq, sql } from 'drizzle-orm';
import fc from 'fast-check';
import { RETAILERS, vehicleRow } from '../api/testing/stock';
import type { Database } from './database';
import { endOldReductions } from './old-reductions';
import { priceHistory } from './schema/price-history';
import { retailers } from './schema/retailers';
import { type NewVehicle, vehicles } from './schema/vehicles';
import { testDatabase } from './testing';

jest.setTimeout(120_000);

let database: Database;
let made = 0;
beforeAll(async () => {
  database = await testDatabase();
  await database.db.insert(retailers).values([...RETAILERS]);
});
afterAll(() => database.close());

async function newVehicle(values: Partial<NewVehicle>): Promise<string> {
  made += 1;
  const rows = await database.db
    .insert(vehicles)
    .values(vehicleRow(String(made), values))
    .returning({ id: vehicles.id });
  return rows[0]?.id ?? '';
}

const change = (id: string, values: Partial<NewVehicle>) =>
  database.db.update(vehicles).set(values).where(eq(vehicles.id, id));

/** Lets time go by: everything that is known happened so much earlier. */
async function days(id: string, count: number): Promise<void> {
  const ago = sql`make_interval(days => ${count})`;
  await database.rows(sql`update vehicles set price_since = price_since - ${ago}, prior_since = prior_since - ${ago},
    created_at = created_at - ${ago} where id = ${id}`);
  await database.rows(sql`update price_history set applied_from = applied_from - ${ago}, applied_until = applied_until - ${ago}
    where vehicle_id = ${id}`);
}

async function historyOf(id: string) {
  const rows = await database.db
    .select()
    .from(priceHistory)
    .where(eq(priceHistory.vehicle_id, id))
    .orderBy(priceHistory.id);
  return rows.map(({ financing_option, amount }) => [financing_option, amount]);
}

async function priorOf(id: string): Promise<number | null | undefined> {
  const [row] = await database.db.select({ prior: vehicles.prior_price }).from(vehicles).where(eq(vehicles.id, id));
  return row?.prior;
}

test('a new vehicle has no history, and what is not about prices writes none', async () => {
  const id = await newVehicle({ purchase_price: 100 });
  await change(id, { mileage: 5, title: 'Another title' });
  expect(await historyOf(id)).toEqual([]);
  expect(await priorOf(id)).toBeNull();
});

test('whoever changes a price, what applied until then is written down', async () => {
  const id = await newVehicle({ purchase_price: 100, lease_price: 7, subscribe_price: 9 });
  await days(id, 1);
  await change(id, { purchase_price: 90 });
  await days(id, 1);
  await database.rows(sql`update vehicles set lease_price = 6, subscribe_price = null where id = ${id}`);
  expect(await historyOf(id)).toEqual([
    ['purchase', 100],
    ['lease', 7],
    ['subscribe', 9],
  ]);
});

test('the lowest price of the thirty days before counts, not the last one', async () => {
  const id = await newVehicle({ purchase_price: 100 });
  await days(id, 60);
  await change(id, { purchase_price: 80 });
  await days(id, 10);
  await change(id, { purchase_price: 120 });
  expect(await priorOf(id)).toBe(80);
  await days(id, 10);
  await change(id, { purchase_price: 90 });
  expect(await priorOf(id)).toBe(80);
  await days(id, 31);
  await change(id, { purchase_price: 70 });
  expect(await priorOf(id)).toBe(90);
});

test.each<[string, Partial<NewVehicle>, Partial<NewVehicle>]>([
  ['hidden', { price_hidden: true, hidden_prices: ['purchase'] }, { price_hidden: false }],
  [
    'hidden as one of several',
    { price_hidden: true, hidden_prices: ['purchase', 'lease'] },
    { hidden_prices: ['lease'] },
  ],
  ['removed', { removed_at: new Date() }, { removed_at: null }],
  ['without a price', { purchase_price: null }, { purchase_price: 50 }],
])('a price does not apply while the vehicle is %s', async (_, away, back) => {
  const id = await newVehicle({ purchase_price: 100 });
  await days(id, 60);
  await change(id, away);
  await days(id, 40);
  await change(id, { ...back, purchase_price: 50 });
  expect(await priorOf(id)).toBeNull();
  expect(await historyOf(id)).toEqual([
    ['purchase', 100],
    ['purchase', null],
  ]);
});

test('amounts of different currencies are not compared', async () => {
  const id = await newVehicle({ purchase_price: 100 });
  await days(id, 60);
  await change(id, { currency: 'JPY', purchase_price: 50 });
  expect(await priorOf(id)).toBeNull();
});

test('a price that a transaction sets and changes again has never applied', async () => {
  const id = await newVehicle({ purchase_price: 100 });
  await days(id, 40);
  await database.db.transaction(async (transaction) => {
    await transaction.update(vehicles).set({ purchase_price: 1 }).where(eq(vehicles.id, id));
    await transaction.update(vehicles).set({ purchase_price: 95 }).where(eq(vehicles.id, id));
  });
  expect(await historyOf(id)).toEqual([['purchase', 100]]);
  expect(await priorOf(id)).toBe(100);
});

test('a reduction is forgotten after thirty days, and listeners are told', async () => {
  const [old, fresh] = [await newVehicle({ purchase_price: 100 }), await newVehicle({ purchase_price: 100 })];
  for (const id of [old, fresh]) {
    await days(id, 40);
    await change(id, { purchase_price: 90 });
  }
  await days(old, 31);
  const told: string[] = [];
  const stop = await database.listen('changes', { message: (payload) => told.push(payload) });
  await endOldReductions(database);
  await database.notify('changes', 'end');
  while (!told.includes('end')) await new Promise((resolve) => setTimeout(resolve, 5));
  await stop();
  expect([await priorOf(old), await priorOf(fresh)]).toEqual([null, 100]);
  expect(told.filter((payload) => payload.includes(`"${old}"`))).toHaveLength(1);
  expect(told.filter((payload) => payload.includes(`"${fresh}"`))).toEqual([]);
});

test('for any series of prices, the prior one is the lowest that applied in the thirty days before', async () => {
  const steps = fc.array(
    fc.record({
      after: fc.integer({ min: 1, max: 25 }),
      price: fc.option(fc.integer({ min: 1, max: 50 }), { freq: 6 }),
    }),
    { minLength: 1, maxLength: 8 },
  );
  await fc.assert(
    fc.asyncProperty(fc.integer({ min: 1, max: 50 }), steps, async (first, series) => {
      const id = await newVehicle({ purchase_price: first });
      let [day, price, since]: [number, number | null, number] = [0, first, 0];
      const applied: { price: number; until: number }[] = [];
      let expected: number | null = null;
      for (const step of series) {
        await days(id, step.after);
        day += step.after;
        await change(id, { purchase_price: step.price });
        if (step.price === price) continue;
        if (price !== null) applied.push({ price, until: day });
        [price, since] = [step.price, day];
        const counting = applied.filter(({ until }) => until > since - 30).map((one) => one.price);
        expected = counting.length === 0 ? null : Math.min(...counting);
      }
      expect(await priorOf(id)).toBe(expected);
    }),
    { numRuns: 40 },
  );
});
