import { eq } from 'drizzle-orm';
import { connect } from '../../database/connect';
import type { Database } from '../../database/database';
import { migrate } from '../../database/migrate';
import { addPage } from '../../database/pages.testing';
import { retailers } from '../../database/schema/retailers';
import { vehicles } from '../../database/schema/vehicles';
import { createDatabase, POSTGRES } from '../../database/testing';
import { until } from '../testing/harness';
import { startProcess } from '../testing/processes';
import { RETAILERS, vehicleRow } from '../testing/stock';

/** A database of its own on the server, gone afterwards. */
async function withDatabase(work: (url: string, database: Database) => Promise<void>): Promise<void> {
  const own = await createDatabase(POSTGRES ?? '');
  const database = await connect({ databaseUrl: own.url, dataFolder: '' });
  try {
    await migrate(database);
    await work(own.url, database);
  } finally {
    await database.close();
    await own.drop();
  }
}

/** Vehicles by colour, as facets count them and as cards show them. */
async function paints(url: string) {
  const answer = await fetch(`${url}/public_api/listing/test/light?sort=priceAsc`);
  const { data, meta } = await answer.json();
  const options: { value: string; count: number }[] = meta.facets.options.specific_colors;
  const cards: { attributes: { color_name: string } }[] = data;
  return {
    counted: Object.fromEntries(options.map(({ value, count }) => [value, count])),
    shown: cards.map(({ attributes }) => attributes.color_name),
  };
}

// The embedded database belongs to one process, so two of them need a server.
const onServer = POSTGRES === undefined ? test.skip : test;

onServer(
  'each of two processes counts a vehicle as it now is, whoever changed it',
  async () => {
    await withDatabase(async (url, { db }) => {
      // A database with a page is not filled with examples.
      await addPage(db, { market: 'international', path: '/', title: 'Home' });
      await db.insert(retailers).values([...RETAILERS]);
      await db.insert(vehicles).values(['1', '2'].map((key) => vehicleRow(key, { id: key, color_name: 'Black' })));
      const environment = { DATABASE_URL: url, JOBS: 'apart' };
      const replicas = [await startProcess(environment), await startProcess(environment)];
      try {
        const seen = () => Promise.all(replicas.map((one) => paints(one.url)));
        const before = { counted: { Black: 2 }, shown: ['Black', 'Black'] };
        expect(await seen()).toEqual([before, before]);
        await db.update(vehicles).set({ color_name: 'White' }).where(eq(vehicles.id, '1'));
        await until(async () =>
          (await seen()).every(({ counted }) => counted['White'] === 1 && counted['Black'] === 1),
        );
        for (const { shown } of await seen()) expect(shown).toEqual(['White', 'Black']);
        await db.delete(vehicles).where(eq(vehicles.id, '2'));
        await until(async () => (await seen()).every(({ counted }) => counted['Black'] === undefined));
      } finally {
        await Promise.all(replicas.map((one) => one.stop()));
      }
    });
  },
  120_000,
);
