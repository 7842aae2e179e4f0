import { spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { sql } from 'drizzle-orm';
import { followChanges } from '../api/kernel/changes';
import { buildServer } from '../api/kernel/server';
import { stockLocator } from '../api/stock-locator/stock-locator';
import { parseApiConfig } from '../api-config';
import { startPostgres } from '../checks/postgres-server';
import { connect } from '../database/connect';
import type { Database } from '../database/database';
import { migrate } from '../database/migrate';
import type { Answered, Figures } from './listing-figures';
import { QUESTIONS, type Question } from './listing-questions';
import { fillListing } from './listing-stock';

const LIST = '/public_api/listing/bench/light';
/** The figures are all that goes to the standard output. */
const say = (line: string) => process.stderr.write(`${line}\n`);

interface Size {
  readonly count: number;
  readonly runs: number;
  readonly clients: number;
  readonly seconds: number;
}

type Server = Awaited<ReturnType<typeof buildServer>>['server'];

/**
 * Milliseconds of processor time that the whole process has used: unlike the clock it hardly
 * depends on who else uses the machine.
 */
function processorTime(): number {
  const { user, system } = process.cpuUsage();
  return (user + system) / 1000;
}

/**
 * Server time of one question after the other, everything included that the server does for a
 * request.
 */
async function alone(server: Server, question: Question, runs: number) {
  const times: number[] = [];
  let start = 0;
  for (let run = -Math.ceil(runs / 5); run < runs; run++) {
    const url = `${LIST}?${encodeURI(question(run + runs))}`;
    if (run === 0) start = processorTime();
    const before = performance.now();
    const { statusCode, body } = await server.inject(url);
    if (run >= 0) times.push(performance.now() - before);
    if (statusCode !== 200) throw new Error(body);
  }
  return { times, processor: (processorTime() - start) / runs };
}

async function together(server: Server, clients: number, seconds: number) {
  const url = await server.listen({ host: '127.0.0.1', port: 0 });
  const script = join(import.meta.dirname, 'listing-clients.ts');
  const words = ['--import', 'tsx', script, `${url}${LIST}`, String(clients), String(seconds)];
  const start = processorTime();
  const child = spawn(process.execPath, words, { stdio: ['ignore', 'pipe', 'inherit'] });
  const { times, count }: Answered = JSON.parse(await text(child.stdout));
  return { times, processor: (processorTime() - start) / count };
}

/** From a change in the database to the first answer that counts it. */
async function untilCounted(server: Server, { db }: Database): Promise<number> {
  const paint = `Paint ${performance.now()}`;
  const before = performance.now();
  await db.execute(sql`update vehicles set color_name = ${paint} where feed_source = 'bench' and feed_key = '7'`);
  for (;;) {
    const answer = await server.inject(`${LIST}?facets=none&filter[color_name_in]=${encodeURIComponent(paint)}`);
    if (answer.json().meta.total === 1) return performance.now() - before;
    await new Promise((resolve) => setImmediate(resolve));
  }
}

async function measure(database: Database, { count, runs, clients, seconds }: Size): Promise<Figures> {
  const config = parseApiConfig({ ...process.env, LOG_LEVEL: 'silent', RATE_LIMIT: '1000000000' });
  await migrate(database);
  say(`Filling ${database.kind} with ${count} vehicles…`);
  await fillListing(database, count);
  const changes = await followChanges(database, (error) => say(String(error)));
  const before = performance.now();
  const { server } = await buildServer({ config, database, changes }, { services: [stockLocator] });
  await server.ready();
  const loading = (performance.now() - before) / 1000;
  try {
    const times: Record<string, number[]> = {};
    const processor: Record<string, number> = {};
    for (const [name, question] of Object.entries(QUESTIONS)) {
      const asked = await alone(server, question, runs);
      times[name] = asked.times;
      processor[name] = asked.processor;
    }
    const counted: number[] = [];
    for (let run = 0; run < 5; run++) counted.push(await untilCounted(server, database));
    const memory = Math.round(process.memoryUsage().rss / 1e6);
    const mixed = await together(server, clients, seconds);
    processor['mixed'] = mixed.processor;
    return { loading, memory, alone: times, processor, together: mixed.times, counted };
  } finally {
    await server.close();
    await changes.close();
  }
}

/** A database of its own, gone afterwards; undefined where there is none of that kind. */
async function withDatabase(
  kind: string,
  work: (database: Database) => Promise<Figures>,
): Promise<Figures | undefined> {
  const folder = mkdtempSync(join(tmpdir(), 'listing-bench-'));
  const server = kind === 'postgres' ? await startPostgres(say) : undefined;
  if (kind === 'postgres' && !server) return undefined;
  try {
    const database = await connect({ databaseUrl: server?.url, dataFolder: join(folder, 'database') });
    try {
      return await work(database);
    } finally {
      await database.close();
    }
  } finally {
    await server?.stop();
    rmSync(folder, { recursive: true, force: true });
  }
}

const [kind = '', ...numbers] = process.argv.slice(2);
const [count = 0, runs = 0, clients = 0, seconds = 0] = numbers.map(Number);
const figures = await withDatabase(kind, (database) => measure(database, { count, runs, clients, seconds }));
process.stdout.write(JSON.stringify(figures ?? null));
