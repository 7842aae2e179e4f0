import { sql } from 'drizzle-orm';
import { attemptsOf } from '../payments/ledger/attempts';
import { checkLedger } from '../payments/ledger/check-ledger';
import { addVehicle, browse, type Reserving, startReserving } from './reserve.testing';

// Many calls and a provider each: more than a unit test's five seconds on a busy machine.
jest.setTimeout(30_000);

let api: Reserving;

beforeAll(async () => {
  api = await startReserving();
}, 60_000);
beforeEach(() => api.sandbox.stripe.faults.clear());
afterEach(async () => expect(await checkLedger(api.database)).toEqual([]));
afterAll(() => api?.close());

describe('at once', () => {
  test('fifty visitors ask for one vehicle: one gets the hold, and one order comes of it', async () => {
    const vehicle = await addVehicle(api.database);
    const visitors = Array.from({ length: 50 }, () => browse(api));
    const answers = await Promise.all(visitors.map((one) => one.init(vehicle)));
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
    expect(answers.filter(({ body }) => body.code === 'vehicle.held')).toHaveLength(49);
  }, 30_000);

  test('browser and webhook settle together: one confirmation', async () => {
    const vehicle = await addVehicle(api.database);
    const jane = browse(api);
    const { number, secret } = await jane.upToCard(vehicle);
    await jane.card(secret);
    const confirmations = await Promise.all([jane.confirm(number), jane.confirm(number), jane.read(number)]);
    expect(confirmations[0]?.body.data.attributes).toMatchObject({ state: 'confirmed' });
    const rows = await api.database.rows(sql`
      select count(*)::int as count from payment_transitions where state = 'paid'
        and attempt_id = ${(await attemptsOf(api.database.db, number))[0]?.id ?? ''}`);
    expect(rows).toEqual([{ count: 1 }]);
  });
});
