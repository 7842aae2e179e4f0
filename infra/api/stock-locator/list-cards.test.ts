import { listedVehicle, listedVehicleLight } from '@showroom/contracts/entities/listed-vehicle';
import { vehicle, vehicleLight } from '@showroom/contracts/entities/vehicle';
import { eq } from 'drizzle-orm';
import fc from 'fast-check';
import type { Database } from '../../database/database';
import { type RetailerRow, retailers } from '../../database/schema/retailers';
import { type VehicleRow, vehicles } from '../../database/schema/vehicles';
import { testDatabase } from '../../database/testing';
import { RETAILERS, stocks, vehicleRow } from '../testing/stock';
import { ListCards, serializedCard } from './list-cards';
import { RetailerDirectory } from './retailer-directory';
import { lightAnswer, vehicleAnswer } from './vehicle-answer';
import { findVehicles } from './vehicle-loader';

let database: Database;
let directory: RetailerDirectory;
beforeAll(async () => {
  database = await testDatabase();
  await database.db.insert(retailers).values([...RETAILERS]);
  directory = new RetailerDirectory(database);
  await directory.load();
});
afterAll(() => database.close());

const ROOM = 1e6;
const asked = { monthly_payment: 512.5, drive_away_price: null, distance_km: null };

function cardsOf({ room = ROOM, read = (ids: readonly string[]) => findVehicles(database, ids) } = {}) {
  return new ListCards({ read, retailers: directory, show: lightAnswer, room });
}

async function store(rows: (typeof vehicles.$inferInsert)[]): Promise<VehicleRow[]> {
  await database.db.delete(vehicles);
  if (rows.length > 0) await database.db.insert(vehicles).values(rows);
  return database.db.select().from(vehicles);
}

const titles = async (cards: ListCards, ids: string[], now?: number) =>
  (await cards.read(ids, now)).map((card) => JSON.parse(serializedCard(card, asked)).attributes.title);

/** How a list shows a vehicle, and how its schema writes it with what depends on the question. */
const LISTS = {
  light: {
    show: (row: VehicleRow, owner: RetailerRow) => vehicleLight.parse(lightAnswer(row, owner)),
    plain: (row: VehicleRow, owner: RetailerRow) => {
      const { attributes, ...rest } = lightAnswer(row, owner);
      return JSON.stringify(listedVehicleLight.parse({ ...rest, attributes: { ...attributes, ...asked } }));
    },
  },
  full: {
    show: (row: VehicleRow, owner: RetailerRow) => vehicle.parse(vehicleAnswer(row, owner)),
    plain: (row: VehicleRow, owner: RetailerRow) => {
      const { attributes, ...rest } = vehicleAnswer(row, owner);
      return JSON.stringify(listedVehicle.parse({ ...rest, attributes: { ...attributes, ...asked } }));
    },
  },
} as const;

test.each(['light', 'full'] as const)(
  'a card of the %s list is what its schema writes of the vehicle, read and remembered',
  async (list) => {
    const { show, plain } = LISTS[list];
    await fc.assert(
      fc.asyncProperty(stocks(8), async (stock) => {
        const rows = await store(stock);
        const cards = new ListCards({
          read: (ids) => findVehicles(database, ids),
          retailers: directory,
          show,
          room: ROOM,
        });
        const written = rows.flatMap((row) => {
          const owner = directory.get(row.owner_id);
          return owner ? [plain(row, owner)] : [];
        });
        for (const _time of ['read', 'remembered']) {
          const read = await cards.read(rows.map(({ id }) => id));
          expect(read.map((card) => serializedCard(card, asked))).toEqual(written);
        }
      }),
      { numRuns: 10 },
    );
  },
);

test('cards come in the order of their ids, without vehicles that are not there', async () => {
  await store(['7', '8', '9'].map((id) => vehicleRow(id, { id })));
  const cards = cardsOf();
  await cards.read(['8']);
  expect(await titles(cards, ['9', 'gone', '8', '7'])).toEqual(['Defender 9', 'Defender 8', 'Defender 7']);
});

test('a changed vehicle has a new card once it is forgotten; the others are not read again', async () => {
  await store(['1', '2'].map((id) => vehicleRow(id, { id })));
  const wanted: string[] = [];
  const cards = cardsOf({
    read: (ids) => {
      wanted.push(...ids);
      return findVehicles(database, ids);
    },
  });
  await cards.read(['1', '2']);
  await database.db.update(vehicles).set({ title: 'Repainted' }).where(eq(vehicles.id, '1'));
  cards.forget(['1']);
  expect(await titles(cards, ['1', '2'])).toEqual(['Repainted', 'Defender 2']);
  expect(wanted).toEqual(['1', '2', '1']);
});

test('what was read while it changed is not remembered', async () => {
  await store([vehicleRow('1', { id: '1' })]);
  let changeMeanwhile = async () => {};
  const cards = cardsOf({
    read: async (ids) => {
      const rows = await findVehicles(database, ids);
      await changeMeanwhile();
      return rows;
    },
  });
  changeMeanwhile = async () => {
    changeMeanwhile = async () => {};
    await database.db.update(vehicles).set({ title: 'Changed' }).where(eq(vehicles.id, '1'));
    cards.forget(['1']);
  };
  await cards.read(['1']);
  expect(await titles(cards, ['1'])).toEqual(['Changed']);
});

test('a reduction is announced no longer than it may be, though nothing changed', async () => {
  const [day, since] = [86_400_000, Date.now() - 86_400_000];
  const rows = await store([vehicleRow('1', { id: '1', purchase_price: 4_000_000 })]);
  const reduced = rows.map((row) => ({
    ...row,
    price_since: new Date(since),
    prior_price: 5_000_000,
    prior_since: new Date(since - 40 * day),
  }));
  let reads = 0;
  const cards = cardsOf({
    read: async () => {
      reads++;
      return reduced;
    },
  });
  for (const now of [since + day, since + 29 * day, since + 31 * day]) await cards.read(['1'], now);
  expect(reads).toBe(2);
});

test('cards never take more room than there is, and those seen last stay', async () => {
  const rows = await store(Array.from({ length: 30 }, (_, id) => vehicleRow(String(id), { id: String(id) })));
  const [first] = await cardsOf().read(['1']);
  const size = first?.opening.length ?? 0;
  const pages = fc.array(fc.uniqueArray(fc.constantFrom(...rows.map(({ id }) => id)), { maxLength: 12 }), {
    minLength: 1,
    maxLength: 15,
  });
  await fc.assert(
    fc.asyncProperty(pages, fc.integer({ min: 0, max: size * 20 }), async (all, room) => {
      const cards = cardsOf({ room });
      for (const ids of all) {
        expect(await titles(cards, ids)).toEqual(ids.map((id) => `Defender ${id}`));
        expect(cards.characters).toBeLessThanOrEqual(room);
      }
      cards.forget(undefined);
      expect(cards.characters).toBe(0);
    }),
    { numRuns: 20 },
  );
  let reads = 0;
  const few = cardsOf({
    room: size * 3 + 10,
    read: (ids) => {
      reads += ids.length;
      return findVehicles(database, ids);
    },
  });
  for (const ids of [['1', '2', '3'], ['1'], ['4'], ['1', '3', '4']]) await few.read(ids);
  expect(reads).toBe(4);
});
