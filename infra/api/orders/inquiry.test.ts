import { MARKETS } from '@showroom/contracts/markets';
import { sql } from 'drizzle-orm';
import { settings } from '../../database/schema/content';
import { until } from '../testing/harness';
import { addVehicle, browse, type Reserving, startReserving } from './reserve.testing';
import { MOST_AN_HOUR } from './send-inquiry';

jest.setTimeout(60_000);

let api: Reserving;
beforeAll(async () => {
  api = await startReserving();
}, 60_000);
afterAll(() => api?.close());

const customer = {
  first_name: 'Jane',
  last_name: 'Doe',
  email: 'jane@example.test',
  phone: '+32 12 34 56 78',
  message: 'Does it tow?\nAnd how much?',
};

async function ask(vehicle_data: Record<string, unknown>, recipients: readonly string[] = [], who = browse(api)) {
  return who.send('PUT', '/buy_online/orders/send_inquiry_email', {
    recipients,
    customer_data: customer,
    vehicle_data,
  });
}

const inbox = (address: string) => api.sandbox.mailbox.messages.list(address);

/** A retailer of its own, so that its mailbox has nothing else. */
async function vehicleOf(email: string, market: (typeof MARKETS)[keyof typeof MARKETS] = MARKETS.international) {
  const vehicle_id = await addVehicle(api.database, market);
  await api.database.rows(
    sql`update retailers set email = ${email} where id = (select owner_id from vehicles where id = ${vehicle_id})`,
  );
  return vehicle_id;
}

test('an inquiry goes to the retailer of the vehicle, who answers to the visitor', async () => {
  const vehicle_id = await vehicleOf('first@zenith.test');
  expect((await ask({ vehicle_id }, ['First@Zenith.test'])).status).toBe(202);
  await until(() => inbox('first@zenith.test').length === 1);
  const [mail] = inbox('first@zenith.test');
  expect(mail?.subject).toBe('Inquiry about New Land Rover Defender 110');
  expect(mail?.headers['reply-to']).toContain('jane@example.test');
  expect(mail?.text).toContain('Does it tow?\nAnd how much?');
  // What the visitor asked is not kept once it is on its way.
  const kept = sql`select content is null as is_gone from mails where recipients ? 'first@zenith.test'`;
  await until(async () => (await api.database.rows(kept))[0]?.['is_gone'] === true);
});

test('it is written in the language of the market, and goes to the retailer when nobody else is named', async () => {
  const vehicle_id = await vehicleOf('second@zenith.test', MARKETS.ua);
  expect((await ask({ vehicle_id })).status).toBe(202);
  await until(() => inbox('second@zenith.test').length === 1);
  const [mail] = inbox('second@zenith.test');
  expect(mail?.html).toContain('<html lang="uk-UA"');
  expect(mail?.subject).toContain('Новий Land Rover Defender 110');
});

test('nobody else is written to on a visitor’s word, unless the market names the address', async () => {
  const vehicle_id = await vehicleOf('third@zenith.test');
  for (const recipients of [
    ['victim@example.test'],
    ['third@zenith.test', 'victim@example.test'],
    ['desk@maker.test'],
  ]) {
    expect((await ask({ vehicle_id }, recipients)).status).toBe(422);
  }
  await api.database.db
    .insert(settings)
    .values({ market: 'international', key: 'order_online.inquiry_recipients', value: ['desk@maker.test'] });
  expect((await ask({ vehicle_id }, ['desk@maker.test'])).status).toBe(202);
  await until(() => inbox('desk@maker.test').length === 1);
  expect(inbox('victim@example.test')).toEqual([]);
});

test('a vehicle has to be named, and has to exist', async () => {
  expect((await ask({})).status).toBe(422);
  expect((await ask({ vehicle_id: '999999999' })).status).toBe(404);
});

test('one visitor does not fill a mailbox', async () => {
  const vehicle_id = await vehicleOf('fourth@zenith.test');
  const jane = browse(api);
  const statuses = [];
  for (let count = 0; count <= MOST_AN_HOUR; count += 1) statuses.push((await ask({ vehicle_id }, [], jane)).status);
  expect(statuses).toEqual([...Array.from({ length: MOST_AN_HOUR }, () => 202), 429]);
  expect((await ask({ vehicle_id })).status).toBe(202);
});
