import { loadMigrations } from '../../../database/load-migrations';
import { migrate } from '../../../database/migrate';
import { POSTGRES } from '../../../database/testing';
import { TRIGGERS } from '../../../database/triggers';
import { damageOf } from './damage.testing';
import { type Fleet, startFleet } from './fleet.testing';
import { dropTriggers, restartUnderLoad, STOPS_IN_ORDER } from './restarts.testing';

const onServer = POSTGRES === undefined ? test.skip : test;

/** What the version after this one would do first: only add. */
async function expand({ database }: Fleet): Promise<void> {
  const statements = ['alter table orders add column next_year text', 'create table next_year (id text primary key)'];
  const migrations = [...loadMigrations(), { hash: 'next year', statements, lowest: 0 }];
  await migrate(database, { schema: { migrations, triggers: TRIGGERS } });
}

onServer(
  'buyers notice nothing of starts: an unchanged one, one that makes all triggers anew, two on a schema that is newer',
  async () => {
    const fleet = await startFleet(POSTGRES ?? '', { environment: STOPS_IN_ORDER });
    try {
      const before: Readonly<Record<number, (fleet: Fleet) => Promise<void>>> = { 2: dropTriggers, 3: expand };
      const seen = await restartUnderLoad(fleet, {
        restarts: 4,
        buyers: 6,
        before: async (number) => before[number]?.(fleet),
      });
      expect(seen).toMatchObject({ failures: [], failedStarts: [], unanswered: 0, deadlocks: 0 });
      expect(seen.orders).toBeGreaterThan(0);
      expect(await damageOf(fleet)).toEqual([]);
    } finally {
      await fleet.close();
    }
  },
  240_000,
);
