import { sql } from 'drizzle-orm';
import { POSTGRES } from '../../../database/testing';
import type { DatabaseProxyOptions } from '../../testing/database-proxy';
import { type Fleet, startFleet } from './fleet.testing';
import { type Complaints, holdEndsWhilePaying, manyBuyers, twoTabs, webhookStorm } from './races.testing';

const onServer = POSTGRES === undefined ? describe.skip : describe;

/** A race may go well by chance, but not this often. */
const ROUNDS = 30;

/** What is wrong after the first race in which something is. */
async function damageBy(race: () => Promise<Complaints>): Promise<string> {
  for (let round = 0; round < ROUNDS; round += 1) {
    const complaints = await race();
    if (complaints.length > 0) return complaints.join('\n');
  }
  return 'nothing went wrong';
}

/** Taken out on the way to the database: the processes are as they are in production. */
const NO_VEHICLE_LOCK = [
  ['pg_advisory_xact_lock($1, ', 'no_advisory_xact_lock($1, '],
  // Not those of the queue, which is another matter.
  ['for update skip locked', 'FOR UPDATE skip locked'],
  ['for update', '          '],
] as const satisfies DatabaseProxyOptions['rewrites'];

const PRECHECK = 'expires_at <= now() and paying_attempt is null as is_free';

const ANYBODY_TAKES = [
  ['holds.order_number is null and case when', 'holds.order_number is null or  case when'],
  // Most are told before it is their turn, by this look at the hold.
  [PRECHECK, 'true as is_free'.padEnd(PRECHECK.length)],
] as const satisfies DatabaseProxyOptions['rewrites'];

async function unlocked(rewrites: DatabaseProxyOptions['rewrites'] & {}): Promise<Fleet> {
  const fleet = await startFleet(POSTGRES ?? '', { between: { rewrites } });
  await fleet.database.rows(
    sql`create function no_advisory_xact_lock(integer, integer) returns void language sql as 'select'`,
  );
  return fleet;
}

onServer('without the condition under which a hold is taken (on PostgreSQL)', () => {
  let fleet: Fleet;
  beforeAll(async () => {
    fleet = await unlocked(ANYBODY_TAKES);
  }, 120_000);
  afterAll(() => fleet?.close());

  test('buyers lose what they were promised, and the check finds it', async () => {
    expect(await damageBy(() => manyBuyers(fleet, 8))).toContain('nobody loses a hold before its time');
  }, 240_000);
});

onServer('without the locks of a vehicle, its orders and its payments (on PostgreSQL)', () => {
  let fleet: Fleet;
  beforeAll(async () => {
    fleet = await unlocked(NO_VEHICLE_LOCK);
    // The second line of defence: keys that refuse what locks let through.
    await fleet.database.rows(sql`drop index orders_one_per_held`);
    await fleet.database.rows(sql`drop index orders_one_open_per_hold`);
    await fleet.database.rows(sql`drop index ledger_entries_once`);
    await fleet.database.rows(
      sql`alter table payment_transitions drop constraint payment_transitions_attempt_id_sequence_pk`,
    );
    await fleet.database.rows(
      sql`alter table order_transitions drop constraint order_transitions_order_number_sequence_pk`,
    );
  }, 120_000);
  afterAll(() => fleet?.close());

  const MONEY =
    /the ledger has of each payment what its state says|nobody pays an order twice|exactly one payment|\d+ charges/;

  test('two tabs move money twice, and the check finds it', async () => {
    expect(await damageBy(() => twoTabs(fleet))).toMatch(MONEY);
  }, 240_000);

  test('a storm of webhooks moves money twice, and the check finds it', async () => {
    expect(await damageBy(() => webhookStorm(fleet, 8))).toMatch(MONEY);
  }, 240_000);

  test('a hold that ends while somebody pays is lost or paid for twice, and the check finds it', async () => {
    expect(await damageBy(() => holdEndsWhilePaying(fleet))).not.toBe('nothing went wrong');
  }, 240_000);
});
