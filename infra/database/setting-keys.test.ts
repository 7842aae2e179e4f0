import { sql } from 'drizzle-orm';
import type { Database } from './database';
import { migrate } from './migrate';
import { rollBack } from './roll-back.testing';
import { settings } from './schema/content';
import { testDatabase } from './testing';

/** The migration that makes one setting of three. */
const OWN = 34;

let database: Database;

beforeAll(async () => {
  database = await testDatabase();
});
afterAll(() => database.close());

test('texts of the 404 page that a market had are those of its one setting', async () => {
  await rollBack(database, OWN);
  await database.db.insert(settings).values([
    { market: 'ae', key: 'error_page.title', value: 'Lost?' },
    { market: 'ae', key: 'error_page.button', value: 'Home' },
    { market: 'au', key: 'error_page.text', value: 7 },
    { market: 'jp', key: 'error_page.text', value: 'なし' },
  ]);
  await migrate(database);
  const stored = await database.db.select().from(settings).where(sql`key = 'error_page.404'`).orderBy(settings.market);
  expect(stored).toEqual([
    { market: 'ae', key: 'error_page.404', value: { title: 'Lost?', button: 'Home' } },
    { market: 'jp', key: 'error_page.404', value: { text: 'なし' } },
  ]);
});
