import type { Database, Listener } from '../../database/database';
import { followChanges, type VehicleChange } from './changes';

/** Follows a channel on which the test speaks. */
async function following() {
  let listener: Listener | undefined;
  const database: Pick<Database, 'listen'> = {
    listen: (_, heard) => {
      listener = heard;
      return Promise.resolve(() => Promise.resolve());
    },
  };
  const errors: unknown[] = [];
  const changes = await followChanges(database, (error) => errors.push(error));
  const steps: (VehicleChange | string)[] = [];
  changes.onVehicles(async (change) => {
    // Every step waits, as one that asks a database does.
    await new Promise((resolve) => setImmediate(resolve));
    steps.push(change);
  });
  changes.onRetailers(async (listing) => void steps.push(listing));
  return {
    steps,
    errors,
    say: (message: unknown) => listener?.message(JSON.stringify(message)),
    garble: () => listener?.message('{'),
    /** Resolves when everything that was said is done. */
    done: () => changes.close(),
  };
}

const ids = (from: number, count: number) => Array.from({ length: count }, (_, index) => `v${from + index}`);

test('a statement over thousands of vehicles is followed in steps of a thousand, each vehicle once', async () => {
  const { say, steps, done } = await following();
  for (let from = 0; from < 3150; from += 150) say({ listing: 'test', vehicles: ids(from, 150) });
  await done();
  const told = steps.map((step) => (typeof step === 'string' ? [] : (step.vehicles ?? [])));
  expect(told.length).toBeLessThanOrEqual(5);
  for (const step of told) expect(step.length).toBeLessThanOrEqual(1000);
  expect(told.flat()).toEqual(ids(0, 3150));
});

test('what is said between two changes of a listing is done between them', async () => {
  const { say, steps, done } = await following();
  say({ listing: 'test', vehicles: ['a'] });
  say({ listing: 'other', vehicles: ['b'] });
  say({ listing: 'test', vehicles: ['c'] });
  say({ retailers: 'test' });
  say({ listing: 'test', vehicles: ['d'] });
  say({ listing: 'test', vehicles: ['d', 'e'] });
  say({ listing: 'test' });
  await done();
  expect(steps).toEqual([
    { listing: 'test', vehicles: ['a'] },
    { listing: 'other', vehicles: ['b'] },
    { listing: 'test', vehicles: ['c'] },
    'test',
    { listing: 'test', vehicles: ['d', 'e'] },
    { listing: 'test', vehicles: undefined },
  ]);
});

test('a message that cannot be read is told, and those after it are heard', async () => {
  const { say, garble, steps, errors, done } = await following();
  garble();
  say({ listing: 'test', vehicles: ['a'] });
  await done();
  expect(errors).toHaveLength(1);
  expect(steps).toEqual([{ listing: 'test', vehicles: ['a'] }]);
});
