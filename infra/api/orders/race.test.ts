import { sql } from 'drizzle-orm';
import fc from 'fast-check';
import { followChanges } from '../kernel/changes';
import { buildServer } from '../kernel/server';
import { checkLedger } from '../payments/ledger/check-ledger';
import { settle } from '../payments/settlement/settle';
import { buyOnline } from './orders';
import { addVehicle, browse, letTimePass, type Reserving, startReserving, statusOf } from './reserve.testing';
import { sweep } from './sweep';

/**
 * Two instances of the API over one database: with DATABASE_URL that is PostgreSQL, where
 * statements really run side by side.
 */
let api: Reserving;
let second: { readonly url: string; close(): Promise<void> };

beforeAll(async () => {
  api = await startReserving();
  second = await anotherInstance(api);
}, 60_000);

afterAll(async () => {
  await second?.close();
  await api?.close();
});

async function anotherInstance({ config, database }: Reserving) {
  const changes = await followChanges(database, () => {});
  const { server } = await buildServer(
    { config, database, changes },
    { services: [buyOnline], log: { write: () => {} } },
  );
  const url = await server.listen({ port: 0, host: '127.0.0.1' });
  return {
    url,
    close: async () => {
      await server.close();
      await changes.close();
    },
  };
}

const instances = () => [api, { ...api, url: second.url }] as const;
const browserAt = (index: number) => browse(instances()[index % 2 === 0 ? 0 : 1]);

/** Everything that a visitor does to get the vehicle, as fast as it goes. */
async function reserve(visitor: ReturnType<typeof browse>, vehicle: string): Promise<string> {
  const hold = await visitor.init(vehicle);
  if (hold.status !== 200) return String(hold.body.code);
  const started = await visitor.payment(vehicle);
  if (started.status !== 200) return String(started.body.code);
  const placed = await visitor.order(hold.body.data.id);
  if (placed.status !== 201) return String(placed.body.code);
  await visitor.card(String(started.body.data.attributes['client_secret']));
  return String((await visitor.confirm(placed.body.data.id)).body.data.attributes['state']);
}

function count(answers: readonly string[]): Record<string, number> {
  const counts: Record<string, number> = {};
  for (const answer of answers) counts[answer] = (counts[answer] ?? 0) + 1;
  return counts;
}

test('fifty visitors at two instances reserve one vehicle: exactly one order, everybody else is told why', async () => {
  const vehicle = await addVehicle(api.database);
  const answers = await Promise.all(Array.from({ length: 50 }, (_, index) => reserve(browserAt(index), vehicle)));
  const { confirmed, 'vehicle.held': held = 0, 'vehicle.sold': sold = 0 } = count(answers);
  expect(confirmed).toBe(1);
  expect(held + sold).toBe(49);
  expect(await checkLedger(api.database)).toEqual([]);
}, 60_000);

test('fifty visitors after a hold that ran out: again exactly one', async () => {
  const vehicle = await addVehicle(api.database);
  await browserAt(0).init(vehicle);
  await letTimePass(api, vehicle, 16);
  const answers = await Promise.all(Array.from({ length: 50 }, (_, index) => browserAt(index).init(vehicle)));
  expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
}, 60_000);

test('one visitor who does everything twice at two instances gets one order and pays once', async () => {
  const vehicle = await addVehicle(api.database);
  const jane = browserAt(0);
  const twin = browse({ ...api, url: second.url }, undefined, jane.id);
  const answers = await Promise.all([reserve(jane, vehicle), reserve(twin, vehicle)]);
  expect(answers).toContain('confirmed');
  const kept = [...api.sandbox.stripe.state.intents.values()].filter(
    ({ status, id }) => status === 'succeeded' && !isRefunded(id),
  );
  const orders = await api.database.rows(
    sql`select number from orders where vehicle_id = ${vehicle} and state = 'confirmed'`,
  );
  expect(orders).toHaveLength(1);
  expect(kept.filter(({ metadata }) => metadata['order_number'] === orders[0]?.['number'])).toHaveLength(1);
  expect(await checkLedger(api.database)).toEqual([]);
}, 60_000);

function isRefunded(intent: string): boolean {
  return [...api.sandbox.stripe.state.refunds.values()].some(({ payment_intent }) => payment_intent === intent);
}

type Visitor = ReturnType<typeof browse>;

/** What a visitor's page remembers. */
interface Journey {
  lock?: string | undefined;
  order?: string | undefined;
  secret?: string | undefined;
  isPaid?: boolean;
}

type Action = (visitor: Visitor, vehicle: string, mine: Journey) => Promise<unknown>;

/** The next step of a visitor who wants the vehicle; a refusal sends them back to the start. */
async function moveOn(visitor: Visitor, vehicle: string, mine: Journey): Promise<unknown> {
  if (mine.isPaid && mine.order) return visitor.confirm(mine.order);
  if (mine.order && mine.secret) {
    mine.isPaid = true;
    return visitor.card(mine.secret);
  }
  if (mine.lock && mine.secret) {
    const { status, body } = await visitor.order(mine.lock);
    mine.order = status === 201 ? body.data.id : undefined;
    if (status !== 201) mine.lock = undefined;
    return status;
  }
  if (mine.lock) {
    const { status, body } = await visitor.payment(vehicle);
    mine.secret = status === 200 ? String(body.data.attributes['client_secret']) : undefined;
    if (status !== 200) mine.lock = undefined;
    return status;
  }
  const { status, body } = await visitor.init(vehicle);
  mine.lock = status === 200 ? body.data.id : undefined;
  return status;
}

const ACTIONS = {
  moveOn,
  paysEarly: async (visitor, _vehicle, { secret }) => secret && visitor.card(secret),
  beginsOnHold: async (visitor, vehicle, mine) => {
    const { status, body } = await visitor.payment(vehicle, { capture_method: 'manual' });
    if (status === 200) mine.secret = String(body.data.attributes['client_secret']);
  },
  startAgain: async (_visitor, _vehicle, mine) =>
    Object.assign(mine, { order: undefined, secret: undefined, isPaid: false }),
  declined: async (visitor, _vehicle, { secret }) => secret && visitor.card(secret, 'pm_card_visa_chargeDeclined'),
  release: async (visitor, _vehicle, { lock }) => lock && visitor.send('DELETE', `/buy_online/holds/${lock}`),
  confirm: async (visitor, _vehicle, { order }) => order && visitor.confirm(order),
  time: async (_visitor, vehicle) => letTimePass(api, vehicle, 21),
  sweep: async () => sweep(api.services),
  sold: async (_visitor, vehicle) => api.database.rows(sql`update vehicles set status = 'sold' where id = ${vehicle}`),
} as const satisfies Record<string, Action>;

const INTERRUPTIONS = [
  'startAgain',
  'paysEarly',
  'beginsOnHold',
  'declined',
  'release',
  'confirm',
  'time',
  'sweep',
  'sold',
] as const;

const step = fc.record({
  name: fc.oneof(
    { arbitrary: fc.constant('moveOn' as const), weight: 14 },
    { arbitrary: fc.constantFrom(...INTERRUPTIONS), weight: 3 },
  ),
  place: fc.oneof({ arbitrary: fc.constant(0), weight: 3 }, { arbitrary: fc.nat(2), weight: 2 }),
  /** Whether it is waited for before the next step. */
  isWaited: fc.boolean(),
});

type History = readonly { readonly name: keyof typeof ACTIONS; readonly place: number; readonly isWaited: boolean }[];

/** One visitor without company, who waits for each answer. */
const alone = (...names: (keyof typeof ACTIONS)[]): History =>
  names.map((name) => ({ name, place: 0, isWaited: true }));

/** A short way to each end: which ends the histories by chance come to, chance decides. */
const WAYS = {
  confirmed: alone('moveOn', 'moveOn', 'moveOn', 'moveOn', 'moveOn'),
  reserved: alone('moveOn', 'beginsOnHold', 'moveOn', 'moveOn', 'moveOn'),
  cancelled: alone('moveOn', 'release'),
  expired: alone('moveOn', 'moveOn', 'moveOn'),
} as const;

test('whatever three visitors, the clock and a feed do: never two owners, money kept only for a confirmed order, every payment ends', async () => {
  const seen: unknown[] = [];
  await fc.assert(
    fc.asyncProperty(fc.array(step, { minLength: 10, maxLength: 30 }), async (history: History) => {
      const vehicle = await addVehicle(api.database);
      const visitors = [browserAt(0), browserAt(1), browserAt(0)];
      const journeys: Journey[] = [{}, {}, {}];
      const running: Promise<unknown>[] = [];
      for (const { name, place, isWaited } of history) {
        const [visitor, mine] = [visitors[place], journeys[place]];
        const work = visitor && mine ? ACTIONS[name](visitor, vehicle, mine) : undefined;
        running.push(Promise.resolve(work));
        if (isWaited) await work;
      }
      await Promise.all(running);
      await comeToRest(vehicle);
      expect(await checkLedger(api.database)).toEqual([]);
      expect(await openMoney(vehicle)).toEqual([]);
      // What was sold elsewhere is nobody's reservation afterwards.
      if (history.some(({ name }) => name === 'sold')) expect(await statusOf(api, vehicle)).toBe('sold');
      seen.push(...(await orderStates(vehicle)));
    }),
    { numRuns: 40, endOnFailure: true, examples: Object.values(WAYS).map((way) => [way]) },
  );
  expect(seen.slice(0, 4)).toEqual(Object.keys(WAYS));
}, 240_000);

/** Waits out every hold and settles everything that was begun. */
async function comeToRest(vehicle: string): Promise<void> {
  await letTimePass(api, vehicle, 60);
  const attempts = await api.database.rows(
    sql`select a.id from payment_attempts a join orders o on o.number = a.order_number where o.vehicle_id = ${vehicle}`,
  );
  for (const { id } of attempts) await settle(api.services, String(id), true);
  await sweep(api.services);
}

async function orderStates(vehicle: string): Promise<unknown[]> {
  const rows = await api.database.rows(sql`select state from orders where vehicle_id = ${vehicle}`);
  return rows.map(({ state }) => state);
}

/**
 * Money at the provider that is neither kept by a confirmed order, nor on hold for a reserved one,
 * nor gone.
 */
async function openMoney(vehicle: string): Promise<unknown[]> {
  const orders = await api.database.rows(sql`select number, state from orders where vehicle_id = ${vehicle}`);
  const states = new Map(orders.map(({ number, state }) => [String(number), state]));
  return [...api.sandbox.stripe.state.intents.values()].filter(({ id, status, metadata }) => {
    const state = states.get(metadata['order_number'] ?? '');
    if (state === undefined || status === 'canceled') return false;
    if (status === 'requires_capture' && state === 'reserved') return false;
    return !(status === 'succeeded' && (state === 'confirmed' || isRefunded(id)));
  });
}
