import { listPrices } from '@showroom/contracts/calls/price-history';
import { eq, sql } from 'drizzle-orm';
import { endOldReductions } from '../../database/old-reductions';
import { retailers } from '../../database/schema/retailers';
import { vehicles } from '../../database/schema/vehicles';
import { stockLocator } from '../stock-locator/stock-locator';
import { type TestApi, testApi, until } from '../testing/harness';
import { RETAILERS, vehicleRow } from '../testing/stock';
import { feeds } from './feeds';

let api: TestApi;
let id: string;
beforeAll(async () => {
  api = await testApi([stockLocator, feeds]);
  await api.database.db.insert(retailers).values([...RETAILERS]);
  const rows = await api.database.db
    .insert(vehicles)
    .values(vehicleRow('1', { purchase_price: 5_000_000 }))
    .returning({ id: vehicles.id });
  id = rows[0]?.id ?? '';
});
afterAll(() => api.close());

/** Lets time go by: everything that is known happened so much earlier. */
async function days(count: number): Promise<void> {
  const ago = sql`make_interval(days => ${count})`;
  await api.database.rows(sql`update vehicles set price_since = price_since - ${ago}, prior_since = prior_since - ${ago}
    where id = ${id}`);
  await api.database.rows(sql`update price_history
    set applied_from = applied_from - ${ago}, applied_until = applied_until - ${ago} where vehicle_id = ${id}`);
}

async function told(): Promise<unknown[]> {
  const page = await api.server.inject(`/public_api/listing/test/vehicle/${id}`);
  const card = await api.server.inject('/public_api/listing/test/light');
  return [page.json().data?.attributes.price_drop, card.json().data?.[0]?.attributes.price_drop];
}
/** Of a vehicle that cannot be found yet, nothing is told at all. */
const isTold = async (percent: number | null) =>
  (await told()).every((drop) => (drop === null ? null : Reflect.get(Object(drop), 'percent')) === percent);

test('a reduction is told on the page and on the card as soon as the price falls, until it is no news any more', async () => {
  await until(() => isTold(null));
  await days(60);
  await api.database.db.update(vehicles).set({ purchase_price: 4_500_000 }).where(eq(vehicles.id, id));
  await until(() => isTold(10));
  const [page, card] = await told();
  expect(page).toMatchObject({ before_raw: 50_000, percent: 10 });
  expect(card).toEqual(page);
  await days(31);
  await endOldReductions(api.database);
  await until(() => isTold(null));
});

test('a price that was raised only to fall again is told against the lower one before, which is no reduction', async () => {
  for (const price of [4_500_000, 6_000_000, 4_600_000]) {
    await api.database.db.update(vehicles).set({ purchase_price: price }).where(eq(vehicles.id, id));
  }
  await until(async () => {
    const answer = await api.server.inject(`/public_api/listing/test/vehicle/${id}`);
    return answer.json().data?.attributes.prices[0]?.value_raw === 46_000;
  });
  expect(await told()).toEqual([null, null]);
});

test('every price that applied can be looked up, unless prices are hidden now', async () => {
  const path = `/public_api/listing/test/vehicle/${id}/prices`;
  const prices = listPrices.answer
    .parse((await api.server.inject(path)).json())
    .data.map(({ attributes }) => attributes);
  expect(prices.map(({ amount_raw }) => amount_raw)).toEqual([50_000, 45_000, 60_000, 46_000]);
  expect(prices.map(({ until: end }) => end === null)).toEqual([false, false, false, true]);
  for (const [place, { from }] of prices.entries()) if (place > 0) expect(from).toBe(prices[place - 1]?.until);
  await api.database.db.update(vehicles).set({ purchase_price: 0 }).where(eq(vehicles.id, id));
  const none = listPrices.answer.parse((await api.server.inject(path)).json()).data.at(-1)?.attributes;
  expect(none).toMatchObject({ amount_raw: 46_000, until: expect.any(String) });
  await api.database.db.update(vehicles).set({ purchase_price: 4_400_000 }).where(eq(vehicles.id, id));
  const later = listPrices.answer.parse((await api.server.inject(path)).json()).data.slice(-2);
  expect(later.map(({ attributes }) => attributes.amount_raw)).toEqual([null, 44_000]);
  await api.database.db
    .update(vehicles)
    .set({ price_hidden: true, hidden_prices: ['purchase'] })
    .where(eq(vehicles.id, id));
  expect((await api.server.inject(path)).json()).toEqual({ data: [] });
  expect((await api.server.inject('/public_api/listing/other/vehicle/1/prices')).statusCode).toBe(404);
});
