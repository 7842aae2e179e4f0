import { randomUUID } from 'node:crypto';
import { sql } from 'drizzle-orm';
import { settle } from '../../payments/settlement/settle';
import { type Answer, addVehicle, type browse, letTimePass } from '../reserve.testing';
import { sweep } from '../sweep';
import { damageOf } from './damage.testing';
import type { Fleet } from './fleet.testing';

type Visitor = ReturnType<typeof browse>;

/**
 * What is wrong after a race: rules that do not hold, and answers that tell a visitor nothing. An
 * empty one is a good one.
 */
export type Complaints = readonly string[];

/** What somebody who does not get the vehicle is told. */
const REFUSALS: ReadonlySet<string> = new Set(['vehicle.held', 'vehicle.sold', 'hold.expired']);

function ending({ status, body }: Answer): string {
  return body?.code ?? (status === 200 || status === 201 ? 'ok' : String(status));
}

/** Hold, payment, order, card, confirmation: how it ended, as the visitor was told. */
async function reserve(visitor: Visitor, vehicle: string): Promise<string> {
  const hold = await visitor.init(vehicle);
  if (hold.status !== 200) return ending(hold);
  const started = await visitor.payment(vehicle);
  if (started.status !== 200) return ending(started);
  const placed = await visitor.order(hold.body.data.id);
  if (placed.status !== 201) return ending(placed);
  await visitor.card(String(started.body.data.attributes['client_secret']));
  const confirmed = await visitor.confirm(placed.body.data.id);
  return confirmed.status === 200 ? String(confirmed.body.data.attributes['state']) : ending(confirmed);
}

async function complaintsOf(fleet: Fleet, vehicle: string): Promise<string[]> {
  await comeToRest(fleet, vehicle);
  return (await damageOf(fleet)).map(({ rule, broken }) => `${rule}: ${broken.join()}`);
}

/** Settles what was begun, as the sweeper would after a while. */
async function comeToRest({ database, services }: Fleet, vehicle: string): Promise<void> {
  const begun = await database.rows(
    sql`select a.id from payment_attempts a join orders o on o.number = a.order_number where o.vehicle_id = ${vehicle}`,
  );
  for (const { id } of begun) await settle(services, String(id));
}

/**
 * Everybody wants the one vehicle, at every process at once: one has it, everybody else is told why
 * not.
 */
export async function manyBuyers(fleet: Fleet, buyers: number): Promise<Complaints> {
  const vehicle = await addVehicle(fleet.database);
  const visitors = Array.from({ length: buyers }, (_, index) => fleet.browserAt(index));
  const endings = await Promise.all(visitors.map((visitor) => reserve(visitor, vehicle)));
  const complaints = await complaintsOf(fleet, vehicle);
  const confirmed = endings.filter((one) => one === 'confirmed').length;
  if (confirmed !== 1) complaints.push(`${confirmed} have the vehicle`);
  const unclear = endings.filter((one) => one !== 'confirmed' && !REFUSALS.has(one));
  if (unclear.length > 0) complaints.push(`unclear answers: ${unclear.join()}`);
  const charged = chargedOf(fleet, await ordersOf(fleet, vehicle));
  if (charged !== 1) complaints.push(`${charged} charges`);
  return complaints;
}

async function ordersOf({ database }: Fleet, vehicle: string): Promise<Set<unknown>> {
  const rows = await database.rows(sql`select number from orders where vehicle_id = ${vehicle}`);
  return new Set(rows.map(({ number }) => number));
}

/** Payments that the provider took and did not give back. */
function chargedOf({ sandbox }: Fleet, orders: ReadonlySet<unknown>): number {
  const { intents, refunds } = sandbox.stripe.state;
  const back = new Set([...refunds.values()].map(({ payment_intent }) => payment_intent));
  return [...intents.values()].filter(
    ({ id, status, metadata }) => status === 'succeeded' && !back.has(id) && orders.has(metadata['order_number']),
  ).length;
}

/** One visitor in two tabs, at two processes, does everything in both at once. */
export async function twoTabs(fleet: Fleet): Promise<Complaints> {
  const vehicle = await addVehicle(fleet.database);
  const one = fleet.browserAt(0);
  const tabs = [one, fleet.browserAt(1, one.id)];
  const both = <T>(work: (tab: Visitor) => Promise<T>) => Promise.all(tabs.flatMap((tab) => [work(tab), work(tab)]));
  const endings: string[] = [];
  const heard = (answers: readonly Answer[]) => endings.push(...answers.map(ending));
  const holds = await both((tab) => tab.init(vehicle));
  const lock = holds.find(({ status }) => status === 200)?.body.data.id ?? '';
  const started = await both((tab) => tab.payment(vehicle, { idempotency_key: randomUUID() }));
  const placed = await both((tab) => tab.order(lock));
  for (const answers of [holds, started, placed]) heard(answers);
  const secrets = started.flatMap(({ status, body }) =>
    status === 200 ? [String(body.data.attributes['client_secret'])] : [],
  );
  await Promise.all(secrets.map((secret) => one.card(secret)));
  const number = placed.find(({ status }) => status === 201)?.body.data.id ?? '';
  heard(await both((tab) => tab.confirm(number)));
  const complaints = await complaintsOf(fleet, vehicle);
  const unclear = endings.filter((end) => end !== 'ok');
  if (unclear.length > 0) complaints.push(`unclear answers: ${unclear.join()}`);
  const charged = chargedOf(fleet, await ordersOf(fleet, vehicle));
  if (charged !== 1) complaints.push(`${charged} charges`);
  return complaints;
}

/**
 * The provider tells everything many times, in any order, at every process, while the visitor comes
 * back.
 */
export async function webhookStorm(fleet: Fleet, times: number): Promise<Complaints> {
  const vehicle = await addVehicle(fleet.database);
  const visitor = fleet.browserAt(0);
  const { number, secret } = await visitor.upToCard(vehicle);
  await visitor.card(secret);
  const { events } = fleet.sandbox.stripe.state;
  const mine = [...events.values()].filter(({ object }) => JSON.stringify(object).includes(number)).map(({ id }) => id);
  const storm = Array.from({ length: times }, (_, turn) =>
    fleet.sandbox.stripe.webhooks.redeliver(mine[turn % mine.length] ?? ''),
  );
  const answers = await Promise.all([...storm, visitor.confirm(number).then(({ status }) => status)]);
  const confirmed = await visitor.confirm(number);
  const complaints = await complaintsOf(fleet, vehicle);
  if (confirmed.body.data.attributes['state'] !== 'confirmed') complaints.push('the order is not confirmed');
  const unclear = answers.filter((status) => status !== 200);
  if (unclear.length > 0) complaints.push(`unclear answers: ${unclear.join()}`);
  return complaints;
}

/**
 * The hold ends while the visitor is at the bank; the clock's work, another buyer and the visitor's
 * return come at once.
 */
export async function holdEndsWhilePaying(fleet: Fleet): Promise<Complaints> {
  const vehicle = await addVehicle(fleet.database);
  const [visitor, other] = [fleet.browserAt(0), fleet.browserAt(1)];
  const { number, secret } = await visitor.upToCard(vehicle);
  await letTimePass(fleet, vehicle, 21);
  const [, , ended, first] = await Promise.all([
    visitor.card(secret),
    sweep(fleet.services),
    visitor.confirm(number),
    reserve(other, vehicle),
  ]);
  // Who came too early asks again.
  const second = first === 'confirmed' ? first : await reserve(other, vehicle);
  const mine = await visitor.confirm(number);
  const complaints = await complaintsOf(fleet, vehicle);
  const state = String(mine.body.data.attributes['state']);
  const owners = [state, second].filter((end) => end === 'confirmed').length;
  if (owners > 1) complaints.push('two have the vehicle');
  if (ended.status !== 200) complaints.push(`unclear answer: ${ending(ended)}`);
  if (second !== 'confirmed' && !REFUSALS.has(second)) complaints.push(`unclear answer: ${second}`);
  return complaints;
}
