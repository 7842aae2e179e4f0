import { listAppointmentSlots, listServicePacks } from '@showroom/contracts/calls/order-online';
import { eq, sql } from 'drizzle-orm';
import { vehicles } from '../../database/schema/vehicles';
import { seedContent } from '../../demo/content/rows';
import { addVehicle, browse, type Reserving, startReserving } from '../orders/reserve.testing';
import { checkLedger } from '../payments/ledger/check-ledger';
import { orderOnline } from './order-online';

jest.setTimeout(120_000);

let api: Reserving;
beforeAll(async () => {
  api = await startReserving({}, [orderOnline]);
  await seedContent(api.database.db, 'international', 'http://127.0.0.1:4300');
});
afterAll(() => api.close());

/** A vehicle of the retailer in Berlin, whose clock is the market's. */
async function vehicleInBerlin(): Promise<string> {
  const id = await addVehicle(api.database);
  await api.database.db.update(vehicles).set({ owner_id: 'international-01' }).where(eq(vehicles.id, id));
  return id;
}

async function firstSlot(vehicleId: string): Promise<string> {
  const answer = await fetch(`${api.url}/order_online/appointments?vehicle_id=${vehicleId}&purpose=handover`);
  const [slot] = listAppointmentSlots.answer.parse(await answer.json()).data;
  if (!slot) throw new Error('There are free slots');
  return slot.attributes.starts_at;
}

const booked = async () =>
  (await api.database.rows(sql`select order_number, seat from appointments order by order_number`)).map((row) => row);

async function hold(vehicleId: string) {
  const visitor = browse(api);
  const begun = await visitor.init(vehicleId);
  return { visitor, lock: begun.body.data.id };
}

const handover = (starts_at: string) => ({
  metadata: { appointment: { purpose: 'handover', retailer_id: 'international-01', starts_at } },
});

test('an order is posted with its choices, answers them as the platform has them, and has its appointment', async () => {
  const vehicleId = await vehicleInBerlin();
  const { visitor, lock } = await hold(vehicleId);
  const packs = await fetch(`${api.url}/order_online/service_packs?vehicle_id=${vehicleId}`);
  const [pack] = listServicePacks.answer.parse(await packs.json()).data;
  if (!pack) throw new Error('There are service packs');
  const starts_at = await firstSlot(vehicleId);
  const chosen = { ...handover(starts_at).metadata, service_packs: [{ id: pack.id, price: pack.attributes.price }] };
  const placed = await visitor.order(lock, { metadata: chosen });
  expect(placed.status).toBe(201);
  expect(placed.body.data.attributes['metadata']).toMatchObject({
    appointment: { starts_at, time_zone: 'Europe/Brussels', retailer: 'Kestrel & Vane Berlin Land Rover' },
    service_packs: [{ id: pack.id, name: pack.attributes.name, price: pack.attributes.price }],
  });
  expect(await booked()).toEqual([{ order_number: placed.body.data.id, seat: 1 }]);
  expect(await checkLedger(api.database)).toEqual([]);
});

test('a refused choice refuses the whole order: nothing is booked, and the next attempt succeeds', async () => {
  const vehicleId = await vehicleInBerlin();
  const { visitor, lock } = await hold(vehicleId);
  const before = await booked();
  const starts_at = await firstSlot(vehicleId);
  const wrong = { ...handover(starts_at).metadata, service_packs: [{ id: 'nothing', price: 1 }] };
  const refused = await visitor.order(lock, { metadata: wrong });
  expect([refused.status, refused.body.code]).toEqual([409, 'service-pack.changed']);
  expect(await booked()).toEqual(before);
  expect((await visitor.order(lock, handover(starts_at))).status).toBe(201);
  expect(await booked()).toHaveLength(before.length + 1);
});

test('choices of another shape are refused by their path', async () => {
  const { visitor, lock } = await hold(await vehicleInBerlin());
  const refused = await visitor.order(lock, { metadata: { appointment: { purpose: 'party' } } });
  expect(refused.status).toBe(422);
  expect(JSON.stringify(refused.body)).toContain('metadata.appointment');
});

test('of twenty orders for the last seats of a slot as many get one as there are seats, and the others hear so', async () => {
  const held = [];
  for (let count = 0; count < 20; count++) held.push(await hold(await vehicleInBerlin()));
  const vehicleId = await vehicleInBerlin();
  const slots = await fetch(`${api.url}/order_online/appointments?vehicle_id=${vehicleId}&purpose=handover`);
  const free = listAppointmentSlots.answer
    .parse(await slots.json())
    .data.find(({ attributes }) => attributes.left === 2);
  if (!free) throw new Error('There is a slot that nobody has booked');
  const placed = await Promise.all(
    held.map(({ visitor, lock }) => visitor.order(lock, handover(free.attributes.starts_at))),
  );
  const won = placed.filter(({ status }) => status === 201);
  const lost = placed.filter(({ status }) => status !== 201);
  expect(won).toHaveLength(2);
  expect(new Set(lost.map(({ status, body }) => `${status} ${body.code}`))).toEqual(new Set(['409 appointment.taken']));
  expect(await checkLedger(api.database)).toEqual([]);
});

test('the check finds who has an appointment that their order does not have', async () => {
  await api.database.db.execute(
    sql`update appointments set starts_at = starts_at - interval '5 minutes' where seat = 1`,
  );
  expect(await checkLedger(api.database)).toContainEqual(
    expect.objectContaining({ rule: 'an appointment is the one of its order, and an order with one has its seat' }),
  );
});
