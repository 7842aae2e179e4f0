import { spawn } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { Agent, request } from 'node:http';
import { constants, setPriority } from 'node:os';
import { join } from 'node:path';
import { MARKETS } from '@showroom/contracts/markets';
import { sql } from 'drizzle-orm';
import { visitor } from '../api/testing/harness';
import { startProcess } from '../api/testing/processes';
import { type ApiConfig, parseApiConfig } from '../api-config';
import { startPostgres } from '../checks/postgres-server';
import { connect } from '../database/connect';
import type { Database } from '../database/database';
import { migrate } from '../database/migrate';
import { addPage } from '../database/pages.testing';
import { createDatabase } from '../database/testing';
import { addMissingForms } from '../demo/content/form-rows';
import { formsIn } from '../demo/content/forms';
import { freePort } from '../free-port';
import { type Sandbox, startSandbox } from '../sandbox/server';
import { machine, numberOption, print } from './table';

const RATE = numberOption('rate', 500);
const SECONDS = numberOption('seconds', 60);
/** Milliseconds until the CRM is to have all of them. */
const HANDOVER_LIMIT = numberOption('handover', 600) * 1000;
/** One of so many is sent twice at once, as by a double click. */
const TWICE = 50;
const JOBS = join(import.meta.dirname, '..', 'api', 'jobs-main.ts');
const FORM = '/forms/contact-international/leads';

interface Sent {
  readonly status: number;
  /** Of the lead that the answer names. */
  readonly id: string | undefined;
  readonly milliseconds: number;
}

const agent = new Agent({ keepAlive: true, maxSockets: 256 });

function post(url: string, headers: Readonly<Record<string, string>>, body: string): Promise<Sent> {
  const begin = performance.now();
  const spent = () => performance.now() - begin;
  return new Promise((resolve) => {
    const failed = () => resolve({ status: 0, id: undefined, milliseconds: spent() });
    const asked = request(url, { agent, method: 'POST', headers }, (response) => {
      let text = '';
      response.setEncoding('utf8');
      response.on('data', (piece: string) => {
        text += piece;
      });
      response.on('error', failed);
      response.on('end', () => {
        const status = response.statusCode ?? 0;
        resolve({ status, id: status === 201 ? JSON.parse(text).data.id : undefined, milliseconds: spent() });
      });
    });
    asked.on('error', failed);
    asked.end(body);
  });
}

/** Somebody else each time, in an open loop: nobody waits for the answers of others. */
function send(config: ApiConfig, urls: readonly string[], index: number): readonly Promise<Sent>[] {
  const who = `visitor-${index}`;
  const headers = { ...visitor(who, config), 'content-type': 'application/json' };
  const person = { first_name: 'Jane', last_name: 'Doe', phone: '+49 170 1234567', consent: true };
  const values = { ...person, email: `${who}@example.test`, message: `Message ${index}` };
  const body = JSON.stringify({ values, idempotency_key: randomUUID() });
  const times = index % TWICE === 0 ? 2 : 1;
  return Array.from({ length: times }, (_, turn) =>
    post(`${urls[(index + turn) % urls.length]}${FORM}`, headers, body),
  );
}

async function sendAll(config: ApiConfig, urls: readonly string[]): Promise<readonly Sent[]> {
  const all = RATE * SECONDS;
  const sent: Promise<Sent>[] = [];
  const begin = performance.now();
  let index = 0;
  while (index < all) {
    const due = Math.min(all, Math.ceil(((performance.now() - begin) / 1000) * RATE));
    for (; index < due; index += 1) sent.push(...send(config, urls, index));
    await new Promise((resolve) => setTimeout(resolve, 2));
  }
  const answers = await Promise.all(sent);
  const seconds = (performance.now() - begin) / 1000;
  print(`${all} leads sent in ${SECONDS} s, the last one answered after ${seconds.toFixed(1)} s.`);
  return answers;
}

function reportAnswers(answers: readonly Sent[]): void {
  const counts = new Map<number, number>();
  for (const { status } of answers) counts.set(status, (counts.get(status) ?? 0) + 1);
  for (const [status, count] of counts) print(`  ${count} answered with ${status || 'nothing'}`);
  const times = answers.map(({ milliseconds }) => milliseconds).sort((a, b) => a - b);
  const at = (share: number) => Math.round(times[Math.floor((times.length - 1) * share)] ?? 0);
  print(`  answered within ${at(0.5)} ms (median), ${at(0.99)} ms (99 %)`);
}

/** Whether each answered lead is stored and handed over once, and nothing else is. */
async function checkLeads(database: Database, sandbox: Sandbox, answers: readonly Sent[]): Promise<boolean> {
  const answered = new Set(answers.flatMap(({ id }) => (id === undefined ? [] : [id])));
  const rows = await database.db.execute<{ id: string; visitor: string }>(sql`select id, visitor from leads`);
  const stored = new Set(rows.rows.map(({ id }) => id));
  const visitors = new Set(rows.rows.map(({ visitor: who }) => who));
  const lost = [...answered].filter((id) => !stored.has(id)).length;
  const twice = rows.rows.length - visitors.size;
  print(`  ${answered.size} leads answered, ${stored.size} stored: ${lost} lost, ${twice} stored twice`);
  const begin = performance.now();
  const { leads } = sandbox.crm;
  while (leads.size < stored.size && performance.now() - begin < HANDOVER_LIMIT) {
    await new Promise((resolve) => setTimeout(resolve, 500));
  }
  const missing = [...stored].filter((id) => !leads.has(id)).length;
  const written = [...leads.values()].filter(({ writes }) => writes > 1).length;
  const seconds = Math.round((performance.now() - begin) / 1000);
  print(`  the CRM has all but ${missing} of them ${seconds} s later, ${written} of them written more than once`);
  return lost + twice + missing + written === 0;
}

/**
 * Hands leads over, as in production in a process of its own; it leaves the two cores to those who
 * take leads, as a machine of its own would.
 */
function startJobs(environment: Readonly<Record<string, string>>) {
  const child = spawn(process.execPath, ['--import', 'tsx', JOBS], {
    env: { ...process.env, LOG_LEVEL: 'error', ...environment },
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  const ended = once(child, 'exit');
  if (child.pid !== undefined) setPriority(child.pid, constants.priority.PRIORITY_LOW);
  return {
    stop: async () => {
      child.kill('SIGTERM');
      await ended;
    },
  };
}

async function run(url: string): Promise<boolean> {
  const sandbox = await startSandbox({ port: 0, smtpPort: 0, apiUrl: 'http://127.0.0.1:9' });
  const environment = {
    DATABASE_URL: url,
    SANDBOX_PORT: String(sandbox.port),
    SANDBOX_SMTP_PORT: String(sandbox.smtpPort),
    RATE_LIMIT: '100000000',
    JOBS: 'apart',
  };
  const config = parseApiConfig({ ...process.env, ...environment });
  const database = await connect({ databaseUrl: url, dataFolder: '' });
  await migrate(database);
  await addPage(database.db, { market: 'international', path: '/', title: 'Home' });
  await addMissingForms(database.db, formsIn(MARKETS.international));
  const processes = [
    await startProcess({ ...environment, API_PORT: String(await freePort()) }),
    await startProcess({ ...environment, API_PORT: String(await freePort()) }),
  ];
  const jobs = startJobs(environment);
  try {
    print(`${RATE} leads a second for ${SECONDS} s at two API processes on PostgreSQL; ${machine()}`);
    const urls = processes.map((one) => one.url);
    const answers = await sendAll(config, urls);
    reportAnswers(answers);
    return await checkLeads(database, sandbox, answers);
  } finally {
    await jobs.stop();
    await Promise.all(processes.map((one) => one.stop()));
    await sandbox.close();
    await database.close();
  }
}

const given = process.env['DATABASE_URL'];
const server = given === undefined ? await startPostgres(print) : { url: given, stop: async () => undefined };
if (server) {
  const own = await createDatabase(server.url);
  try {
    const isHeld = await run(own.url);
    print(isHeld ? 'None lost, none twice.' : 'This must not happen.');
    if (!isHeld) process.exitCode = 1;
  } finally {
    await own.drop();
    await server.stop();
  }
} else {
  print('It needs PostgreSQL: install it, or give the address of a server as DATABASE_URL.');
  process.exitCode = 78;
}
