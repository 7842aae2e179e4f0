import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'drizzle-orm';
import * as z from 'zod';
import { lockFolder } from './folder-lock';
import { migrate } from './migrate';
import { retailers } from './schema/retailers';
import { vehicles } from './schema/vehicles';
import { POSTGRES, testDatabase } from './testing';
import { RELOAD_ABOVE } from './triggers';

const retailer = { id: 'r1', listing: 'test', name: 'Retailer', dealer_code: 'D1' };

function car(key: string) {
  return {
    listing: 'test',
    feed_source: 'test',
    feed_key: key,
    slug: 'defender',
    title: 'Defender',
    brand: 'Land Rover',
    model: 'Defender 110',
    state: 'used',
    currency: 'EUR',
    purchase_price: 4_590_050,
    owner_id: 'r1',
  } as const;
}

const told = z.object({ vehicles: z.array(z.string()) });

const vehiclesFrom = (first: number, last: number) => sql`
  insert into vehicles (listing, feed_source, feed_key, slug, title, brand, model, state, currency, owner_id)
  select 'test', 'bulk', n::text, 's', 't', 'b', 'm', 'new', 'EUR', 'r1' from generate_series(${sql.raw(String(first))}, ${sql.raw(String(last))}) n`;

describe('database', () => {
  test('migrating twice changes nothing', async () => {
    const database = await testDatabase();
    await migrate(database);
    expect(await database.rows(sql`select count(*) from migrations`)).toEqual([{ count: expect.anything() }]);
    await database.close();
  });

  test('amounts are numbers; the price that is shown is the list price where there is no other, and a hidden one is none', async () => {
    const database = await testDatabase();
    await database.db.insert(retailers).values(retailer);
    const listed = { ...car('3'), purchase_price: null, msrp_price: 6_100_000 };
    await database.db
      .insert(vehicles)
      .values([
        car('1'),
        { ...car('2'), msrp_price: 5_000_000, price_hidden: true, hidden_prices: ['purchase'] },
        listed,
        { ...listed, feed_key: '4', purchase_price: 0 },
      ]);
    const rows = await database.db
      .select({ display: vehicles.display_price, price: vehicles.purchase_price })
      .from(vehicles)
      .orderBy(vehicles.feed_key);
    expect(rows).toEqual([
      { display: 4_590_050, price: 4_590_050 },
      { display: null, price: 4_590_050 },
      { display: 6_100_000, price: null },
      { display: 6_100_000, price: 0 },
    ]);
    expect(await database.rows(sql`select sum(purchase_price)::bigint as total from vehicles`)).toEqual([
      { total: 9_180_100 },
    ]);
    await database.close();
  });

  test('a change of vehicles is told with their listing and ids, of a whole stock with the listing only', async () => {
    const database = await testDatabase();
    await database.db.insert(retailers).values(retailer);
    const heard: unknown[] = [];
    await database.listen('changes', { message: (payload) => heard.push(JSON.parse(payload)) });
    const [first] = await database.db.insert(vehicles).values(car('1')).returning({ id: vehicles.id });
    await database.notify('changes', '"first"');
    await until(() => heard.includes('first'));
    expect(heard).toEqual([{ listing: 'test', vehicles: [first?.id] }, 'first']);

    heard.length = 0;
    await database.db.execute(vehiclesFrom(1, 3001));
    await database.notify('changes', '"named"');
    await until(() => heard.includes('named'));
    const named = heard.flatMap((message) => told.safeParse(message).data?.vehicles ?? []);
    const stored = await database.rows(sql`select id from vehicles where feed_source = 'bulk'`);
    expect(named.toSorted()).toEqual(stored.map(({ id }) => id).toSorted());

    heard.length = 0;
    await database.db.execute(vehiclesFrom(3002, 3001 + RELOAD_ABOVE + 1));
    await database.notify('changes', '"all"');
    await until(() => heard.includes('all'));
    expect(heard).toEqual([{ listing: 'test' }, 'all']);
    await database.close();
  });
});

const onServer = POSTGRES === undefined ? test.skip : test;

onServer('a listener whose connection broke is told of the gap, and hears again', async () => {
  const database = await testDatabase();
  const heard: string[] = [];
  await database.listen('changes', { message: (payload) => heard.push(payload), gap: () => heard.push('gap') });
  await database.rows(sql`
    select pg_terminate_backend(pid) from pg_stat_activity
    where datname = current_database() and query ilike 'listen%'`);
  await until(() => heard.includes('gap'));
  await database.notify('changes', 'after');
  await until(() => heard.includes('after'));
  await database.close();
});

describe('the lock of an embedded database', () => {
  const folder = mkdtempSync(join(tmpdir(), 'lock-'));
  const data = join(folder, 'database');
  afterAll(() => rmSync(folder, { recursive: true }));

  test('a second owner is told who has it, and gets it once it is free', () => {
    const release = lockFolder(data);
    expect(() => lockFolder(data)).toThrow(`is in use by process ${process.pid}`);
    release();
    lockFolder(data)();
  });

  test.each(['999999999', String(process.pid), 'nonsense'])('a lock left behind by "%s" is taken over', (content) => {
    writeFileSync(`${data}.lock`, content);
    lockFolder(data)();
  });
});

async function until(condition: () => boolean): Promise<void> {
  while (!condition()) await new Promise((resolve) => setImmediate(resolve));
}
