import { sql } from 'drizzle-orm';
import { checkLedger } from '../payments/ledger/check-ledger';
import { addVehicle, browse, type Reserving, startReserving, statusOf } from './reserve.testing';

// Many calls and a provider each: more than a unit test's five seconds on a busy machine.
jest.setTimeout(30_000);

let api: Reserving;

beforeAll(async () => {
  api = await startReserving();
}, 60_000);
beforeEach(() => api.sandbox.stripe.faults.clear());
afterEach(async () => expect(await checkLedger(api.database)).toEqual([]));
afterAll(() => api?.close());

test('ledgers cannot be rewritten', async () => {
  const vehicle = await addVehicle(api.database);
  await browse(api).upToCard(vehicle);
  for (const statement of [
    sql`update payment_transitions set state = 'paid'`,
    sql`delete from payment_transitions`,
    sql`update payment_attempts set amount = 1`,
    sql`delete from hold_events`,
    sql`update order_transitions set state = 'paid'`,
  ]) {
    await expect(api.database.rows(statement)).rejects.toThrow();
  }
});

test('a feed cannot put a reserved vehicle back on sale', async () => {
  const vehicle = await addVehicle(api.database);
  const jane = browse(api);
  const { number, secret } = await jane.upToCard(vehicle);
  await jane.card(secret);
  await jane.confirm(number);
  await api.database.rows(sql`update vehicles set status = 'stock' where id = ${vehicle}`);
  expect(await statusOf(api, vehicle)).toBe('reserved');
  await api.database.rows(sql`update vehicles set status = 'sold' where id = ${vehicle}`);
  expect(await statusOf(api, vehicle)).toBe('sold');
});
