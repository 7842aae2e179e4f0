import { sql } from 'drizzle-orm';
import { startDatabaseProxy } from '../api/testing/database-proxy';
import { postgresDatabase } from './postgres';
import { POSTGRES } from './testing';

const onServer = POSTGRES === undefined ? test.skip : test;

/** More than the pool has connections. */
const OFTEN = 25;

onServer.each(['begin', 'select 1', 'commit', 'rollback'])(
  'connections that are lost at "%s" again and again are replaced',
  async (where) => {
    let isBroken = false;
    const proxy = await startDatabaseProxy({
      to: POSTGRES ?? '',
      decide: (statement) => (isBroken && statement.trim() === where ? 'cut' : 'pass'),
    });
    const database = postgresDatabase(proxy.url);
    const work = () =>
      database.db.transaction(async (db) => {
        await db.execute(sql`select 1`);
        if (where === 'rollback') throw new Error('something else is wrong');
      });
    try {
      isBroken = true;
      const lost = await Promise.allSettled(Array.from({ length: OFTEN }, work));
      expect(lost.filter(({ status }) => status === 'rejected')).toHaveLength(OFTEN);
      isBroken = false;
      const rows = await Promise.all(Array.from({ length: OFTEN }, () => database.rows(sql`select 1 as one`)));
      expect(rows).toEqual(Array.from({ length: OFTEN }, () => [{ one: 1 }]));
    } finally {
      await database.close();
      await proxy.close();
    }
  },
);
