import { addVehicle, browse } from '../api/orders/reserve.testing';
import { checkLedger } from '../api/payments/ledger/check-ledger';
import { startProcess } from '../api/testing/processes';
import { parseApiConfig } from '../api-config';
import { startPostgres } from '../checks/postgres-server';
import { connect } from '../database/connect';
import { migrate } from '../database/migrate';
import { createDatabase } from '../database/testing';
import { freePort } from '../free-port';
import { startSandbox } from '../sandbox/server';

const VISITORS = 500;

function print(line: string): void {
  process.stdout.write(`${line}\n`);
}

/** Hold, order, card payment, confirmation; the answer names how it ended. */
async function reserve(visitor: ReturnType<typeof browse>, vehicle: string): Promise<string> {
  const hold = await visitor.init(vehicle);
  if (hold.status !== 200) return `${hold.status} ${hold.body.code ?? ''}`;
  const started = await visitor.payment(vehicle);
  if (started.status !== 200) return `${started.status} ${started.body.code ?? ''} (payment)`;
  const placed = await visitor.order(hold.body.data.id);
  if (placed.status !== 201) return `${placed.status} ${placed.body.code ?? ''} (order)`;
  await visitor.card(String(started.body.data.attributes['client_secret']));
  const confirmed = await visitor.confirm(placed.body.data.id);
  return `${confirmed.status} order ${String(confirmed.body.data.attributes['state'])}`;
}

async function race(url: string): Promise<boolean> {
  const [first, second] = [String(await freePort()), String(await freePort())];
  const sandbox = await startSandbox({ port: 0, smtpPort: 0, apiUrl: `http://127.0.0.1:${first}` });
  const environment = {
    DATABASE_URL: url,
    SANDBOX_PORT: String(sandbox.port),
    SANDBOX_SMTP_PORT: String(sandbox.smtpPort),
    RATE_LIMIT: '1000000',
  };
  const config = parseApiConfig({ ...process.env, ...environment });
  const database = await connect({ databaseUrl: url, dataFolder: '' });
  await migrate(database);
  const processes = [
    await startProcess({ ...environment, API_PORT: first }),
    await startProcess({ ...environment, API_PORT: second }),
  ];
  try {
    let isHeld = true;
    for (const when of ['just started', 'warm']) {
      const vehicle = await addVehicle(database);
      const answers = await raceFor(vehicle, when, (index) =>
        browse({ config, sandbox, url: `http://127.0.0.1:${index % 2 === 0 ? first : second}` }),
      );
      const orders = answers.filter((answer) => answer.endsWith('order confirmed')).length;
      print(orders === 1 ? 'Exactly one order.' : `${orders} orders: this must not happen.`);
      isHeld &&= orders === 1;
    }
    const broken = await checkLedger(database);
    for (const { rule } of broken) print(`  BROKEN: ${rule}`);
    return isHeld && broken.length === 0;
  } finally {
    await Promise.all(processes.map((one) => one.stop()));
    await sandbox.close();
    await database.close();
  }
}

async function raceFor(
  vehicle: string,
  when: string,
  visitorAt: (index: number) => ReturnType<typeof browse>,
): Promise<readonly string[]> {
  const visitors = Array.from({ length: VISITORS }, (_, index) => visitorAt(index));
  const begin = performance.now();
  const times: number[] = [];
  const answers = await Promise.all(
    visitors.map(async (visitor) => {
      const answer = await reserve(visitor, vehicle);
      times.push(performance.now() - begin);
      return answer;
    }),
  );
  print(`${VISITORS} visitors reserve one vehicle at once, on PostgreSQL, over two API processes (${when}):`);
  report(answers, times);
  return answers;
}

function report(answers: readonly string[], times: readonly number[]): void {
  const counts = new Map<string, number>();
  for (const answer of answers) counts.set(answer, (counts.get(answer) ?? 0) + 1);
  for (const [answer, count] of [...counts].sort(([, left], [, right]) => right - left)) {
    print(`  ${String(count).padStart(4)}  ${answer}`);
  }
  const sorted = [...times].sort((left, right) => left - right);
  const at = (share: number) => Math.round(sorted[Math.floor((sorted.length - 1) * share)] ?? 0);
  print(`  answered within ${at(0.5)} ms (median), ${at(0.99)} ms (99 %)`);
}

const given = process.env['DATABASE_URL'];
const server = given === undefined ? await startPostgres(print) : { url: given, stop: async () => undefined };
if (server) {
  const own = await createDatabase(server.url);
  try {
    if (!(await race(own.url))) process.exitCode = 1;
  } finally {
    await own.drop();
    await server.stop();
  }
} else {
  print(
    'The race needs two processes on one database: install PostgreSQL, or give the address of a server as DATABASE_URL.',
  );
  process.exitCode = 78;
}
