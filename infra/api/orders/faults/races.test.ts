import { POSTGRES } from '../../../database/testing';
import { type Fleet, startFleet } from './fleet.testing';
import { holdEndsWhilePaying, manyBuyers, twoTabs, webhookStorm } from './races.testing';

const onServer = POSTGRES === undefined ? describe.skip : describe;

onServer('two API processes (on PostgreSQL)', () => {
  let fleet: Fleet;
  beforeAll(async () => {
    fleet = await startFleet(POSTGRES ?? '');
  }, 120_000);
  afterAll(() => fleet?.close());

  test('two hundred buyers want one vehicle: one order, one charge, 199 clear answers', async () => {
    expect(await manyBuyers(fleet, 200)).toEqual([]);
  }, 120_000);

  test('one visitor does everything four times at once, in two tabs: one order, one charge, the same answers', async () => {
    expect(await twoTabs(fleet)).toEqual([]);
  }, 60_000);

  test('the provider tells everything forty times, in any order, while the visitor comes back: nothing happens twice', async () => {
    expect(await webhookStorm(fleet, 40)).toEqual([]);
  }, 60_000);

  test('the hold ends while the visitor is at the bank: one has the vehicle at most, and the money of the other is let go', async () => {
    for (let round = 0; round < 5; round += 1) expect(await holdEndsWhilePaying(fleet)).toEqual([]);
  }, 120_000);
});
