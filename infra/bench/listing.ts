import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'drizzle-orm';
import { readApiConfig } from '../api/config';
import { buildServer } from '../api/server/server';
import { followChanges } from '../api/site/changes';
import { stockLocator } from '../api/stock-locator/stock-locator';
import { connect } from '../database/connect';
import type { Database } from '../database/database';
import { migrate } from '../database/migrate';

const SLICE = 20_000;

function log(line: string): void {
  process.stdout.write(`${line}\n`);
}

/** Vehicles over about 2,200 facet values, made inside the database from their number alone. */
async function fill({ db }: Database, count: number): Promise<void> {
  await db.execute(sql`
    insert into retailers (id, listing, name, dealer_code)
    select 'retailer-' || n, 'bench', 'Retailer ' || n, 'D' || n from generate_series(1, 400) n`);
  for (let from = 1; from <= count; from += SLICE) {
    await db.execute(sql`
      insert into vehicles (listing, feed_source, feed_key, slug, title, brand, model, model_group, state, status,
        production_year, model_year, mileage, engine_type, transmission, power, number_of_seats, color_name,
        color_canonical, currency, msrp_price, purchase_price, lease_price, owner_id, created_at, photos)
      select 'bench', 'bench', n::text, 'vehicle-' || n, 'Vehicle ' || n, 'Brand ' || (h % 40),
        'Model ' || (h % 700), 'Group ' || (h % 7), (array['new', 'approved', 'used'])[1 + h % 3],
        (array['stock', 'stock', 'stock', 'available_soon', 'reserved', 'demo'])[1 + h % 6],
        2005 + h % 21, 2006 + h % 21, (h % 2500) * 100,
        (array['{petrol}', '{diesel}', '{electric}', '{petrol,hybrid}'])[1 + h % 4]::text[],
        (array['automatic', 'manual', null])[1 + h % 3], 60 + h % 400, 2 + h % 7, 'Colour ' || (h % 1000),
        'colour-' || (h % 14), 'EUR', 1000000 + (h % 9000) * 1000, 900000 + (h % 9000) * 1000,
        case when h % 3 = 0 then 30000 + h % 70000 end, 'retailer-' || (1 + h % 400),
        now() - make_interval(mins => h % 500000),
        '[{"src":"/media/vehicles/defender-110/pangea-green/front","alt":"Front"}]'
      from (select n, abs(hashint4(n)) as h from generate_series(${from}::int, ${Math.min(from + SLICE - 1, count)}::int) n) as numbers`);
  }
}

const FOUR =
  'filter[nameplate_brand_name_in]=Brand 1&filter[nameplate_brand_name_in]=Brand 2&filter[transmissions_in]=automatic' +
  '&filter[state_in]=used&filter[display_price_gteq]=20000&filter[display_price_lteq]=60000';

/** The place of the question in a run keeps pages from being asked twice. */
const QUESTIONS: Readonly<Record<string, (run: number) => string>> = {
  'all facets, first page, no filter': () => 'sort=priceAsc',
  'all facets, first page, 4 filters': () => `sort=priceAsc&${FOUR}`,
  'all facets, another page each time, no filter': (run) => `sort=createdAtDesc&page=${1 + run * 7}`,
  'no facets, first page, 4 filters': () => `facets=none&${FOUR}`,
};

function percentile(sorted: readonly number[], share: number): string {
  return (sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? 0).toFixed(2);
}

async function measure(ask: (query: string) => Promise<void>, runs: number): Promise<void> {
  for (const [name, question] of Object.entries(QUESTIONS)) {
    for (let run = 0; run < 10; run++) await ask(question(runs + run));
    const times: number[] = [];
    for (let run = 0; run < runs; run++) {
      const before = performance.now();
      await ask(question(run));
      times.push(performance.now() - before);
    }
    times.sort((a, b) => a - b);
    log(`${name.padEnd(48)} median ${percentile(times, 0.5)} ms   p99 ${percentile(times, 0.99)} ms`);
  }
}

async function main(count: number, runs: number): Promise<void> {
  const folder = mkdtempSync(join(tmpdir(), 'listing-bench-'));
  const config = readApiConfig({ ...process.env, LOG_LEVEL: 'silent', DATA_FOLDER: join(folder, 'database') });
  const database = await connect({ databaseUrl: config.DATABASE_URL, dataFolder: config.DATA_FOLDER });
  try {
    await migrate(database);
    log(`Filling ${database.kind} with ${count} vehicles…`);
    await fill(database, count);
    const changes = await followChanges(database, (error) => log(String(error)));
    const before = performance.now();
    const { server } = await buildServer({ config, database, changes }, { services: [stockLocator] });
    log(`Columns read in ${((performance.now() - before) / 1000).toFixed(1)} s, ${megabytes()} MB in the process`);
    await measure(async (query) => {
      const { statusCode, body } = await server.inject(`/public_api/listing/bench/light?${encodeURI(query)}`);
      if (statusCode !== 200) throw new Error(body);
    }, runs);
    await server.close();
    await changes.close();
  } finally {
    await database.close();
    rmSync(folder, { recursive: true, force: true });
  }
}

function megabytes(): number {
  return Math.round(process.memoryUsage().rss / 1e6);
}

await main(Number(process.argv[2] ?? 100_000), Number(process.argv[3] ?? 200));
