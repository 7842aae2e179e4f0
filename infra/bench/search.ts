import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'drizzle-orm';
import { followChanges } from '../api/kernel/changes';
import { buildServer } from '../api/kernel/server';
import { indexMissing } from '../api/pages/search-documents';
import { search } from '../api/search/search';
import { followedStock } from '../api/stock-locator/stock-locator';
import { parseApiConfig } from '../api-config';
import { connect } from '../database/connect';
import type { Database } from '../database/database';
import { migrate } from '../database/migrate';
import { createDatabase, POSTGRES } from '../database/testing';
import { fillListing } from './listing-stock';
import { machine, median, numberOption, print, printTable } from './table';

const MARKET = 'international';
const SLICE = 1000;

type Question = (run: number) => string;

const asked = (text: string, more = '') => `?market=${MARKET}&text=${encodeURIComponent(text)}${more}`;

/** No two questions of a kind are the same, so that no answer is remembered. */
const QUESTIONS: Readonly<Record<string, Question>> = {
  'a word of one page': (run) => asked(`unique${run * 7}`),
  'a word of a hundred pages': (run) => asked(`topic${run % 100}`),
  'a word of every page': (run) => asked('everywhere', `&page=${run + 1}&kind=page`),
  'two words': (run) => asked(`topic${run % 100} shade${run % 30}`),
  'no page has both words': (run) => asked(`unique${run} unique${run + 1}`),
  'one model of the stock': (run) => asked(`model ${run % 700}`),
  'a fortieth of the stock': (run) => asked(`brand ${run % 40}`),
  'page 50 of vehicles': (run) => asked(`brand ${run % 40}`, '&kind=vehicle&page=50'),
  'nothing at all': (run) => asked(`xyzzy${run}`),
};
const SUGGESTIONS: Readonly<Record<string, Question>> = {
  'suggestions: three letters': (run) => `/suggestions${asked(['top', 'mod', 'uni', 'bra'][run % 4] ?? '')}`,
  'suggestions: a word and a letter': (run) => `/suggestions${asked(`topic${run % 100} s`)}`,
};

/** Pages of 150 words: one that each has alone, one that a hundredth has, one that all have. */
async function fillPages({ db }: Database, count: number): Promise<void> {
  for (let from = 1; from <= count; from += SLICE) {
    const numbers = sql`generate_series(${from}::int, ${Math.min(from + SLICE - 1, count)}::int) as n`;
    await db.execute(sql`insert into content_pages (id, market, path, latest_version, published_version)
      select 'bench-' || n, ${MARKET}, '/bench/' || n, 1, 1 from ${numbers}`);
    await db.execute(sql`insert into page_versions (page_id, version, content)
      select 'bench-' || n, 1, jsonb_build_object('values', jsonb_build_object('title', 'Page ' || n), 'texts', '{}'::jsonb,
        'blocks', jsonb_build_array(jsonb_build_object('id', 'b', 'template', 'snippet', 'template_version', 1, 'groups', '[]'::jsonb,
          'positions', '[{"id":"p","sequence":1}]'::jsonb, 'active_positions', '["p"]'::jsonb, 'texts', '{}'::jsonb,
          'values', jsonb_build_object('text', 'Everywhere unique' || n || ' topic' || (n % 100) || ' '
            || (select string_agg('shade' || ((n * 31 + w * w) % 400), ' ') from generate_series(1, 147) as w)))))
      from ${numbers}`);
  }
}

async function timed(work: () => Promise<unknown>): Promise<number> {
  const before = performance.now();
  await work();
  return performance.now() - before;
}

async function measure(database: Database): Promise<void> {
  const [pages, vehicles, runs] = [
    numberOption('pages', 10_000),
    numberOption('vehicles', 100_000),
    numberOption('runs', 100),
  ];
  await migrate(database);
  await fillListing(database, vehicles, MARKET);
  await fillPages(database, pages);
  const indexing = await timed(() => indexMissing(database.db));
  await database.db.execute(sql`analyze search_documents`);
  const config = parseApiConfig({ ...process.env, LOG_LEVEL: 'silent', RATE_LIMIT: '1000000000' });
  const changes = await followChanges(database, (error) => print(String(error)));
  const { server } = await buildServer(
    { config, database, changes },
    { services: [async (api, context) => search(api, context, await followedStock(api, context))] },
  );
  await server.ready();
  try {
    const ask = async (path: string) => {
      const { statusCode, body } = await server.inject(`/public_api/search${path}`);
      if (statusCode !== 200) throw new Error(body);
    };
    const trips: number[] = [];
    for (let run = 0; run < runs; run++) trips.push(await timed(() => database.rows(sql`select 1`)));
    const trip = median(trips);
    const rows: string[][] = [['select 1', trip.toFixed(2), '', '1']];
    for (const [name, question] of Object.entries({ ...QUESTIONS, ...SUGGESTIONS })) {
      const times: number[] = [];
      for (let run = -5; run < runs; run++) {
        const time = await timed(() => ask(question(run + 5)));
        if (run >= 0) times.push(time);
      }
      const worst = [...times].sort((a, b) => a - b).at(Math.floor(runs * 0.99)) ?? Number.NaN;
      rows.push([name, median(times).toFixed(2), worst.toFixed(1), (median(times) / trip).toFixed(0)]);
    }
    print(`${pages} pages, ${vehicles} vehicles, ${database.kind}; ${machine()}`);
    print(`indexed in ${(indexing / 1000).toFixed(1)} s, ${(indexing / pages).toFixed(2)} ms a page`);
    printTable(['question', 'ms', '99th', 'of select 1'], rows);
  } finally {
    await server.close();
    await changes.close();
  }
}

const folder = mkdtempSync(join(tmpdir(), 'search-bench-'));
const own = POSTGRES === undefined ? undefined : await createDatabase(POSTGRES);
const database = await connect({ databaseUrl: own?.url, dataFolder: join(folder, 'database') });
try {
  await measure(database);
} finally {
  await database.close();
  await own?.drop();
  rmSync(folder, { recursive: true, force: true });
}
