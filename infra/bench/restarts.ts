import { damageOf } from '../api/orders/faults/damage.testing';
import { startFleet } from '../api/orders/faults/fleet.testing';
import { dropTriggers, type Restarts, restartUnderLoad, STOPS_IN_ORDER } from '../api/orders/faults/restarts.testing';
import { startPostgres } from '../checks/postgres-server';
import { numberOption, print } from './table';

const restarts = numberOption('restarts', 20);
const buyers = numberOption('buyers', 12);
/** Each so many-th start makes all triggers anew. */
const CHANGED = 5;

function report(seen: Restarts, broken: number): void {
  print(
    `${restarts} restarts of an API beside ${buyers} buyers, on PostgreSQL, over two API processes; each fifth makes all triggers anew:`,
  );
  for (const [status, count] of [...seen.answers].sort(([left], [right]) => left - right)) {
    print(`  ${String(count).padStart(6)}  answers of ${status}`);
  }
  for (const answer of seen.failures) print(`          ${answer}`);
  print(`  ${String(seen.orders).padStart(6)}  orders confirmed`);
  print(`  ${String(seen.unanswered).padStart(6)}  requests that found nobody`);
  print(`  ${String(seen.failedStarts.length).padStart(6)}  starts failed`);
  for (const why of seen.failedStarts) print(`          ${why}`);
  print(`  ${String(seen.deadlocks).padStart(6)}  deadlocks`);
  print(`  ${String(broken).padStart(6)}  rules of the ledger broken`);
}

async function measure(url: string): Promise<boolean> {
  const fleet = await startFleet(url, { environment: STOPS_IN_ORDER });
  try {
    const seen = await restartUnderLoad(fleet, {
      restarts,
      buyers,
      before: async (number) => {
        if (number % CHANGED === 0) await dropTriggers(fleet);
      },
    });
    const { length: broken } = await damageOf(fleet);
    report(seen, broken);
    const wrong = seen.failures.length + seen.unanswered + seen.failedStarts.length + seen.deadlocks + broken;
    const held = seen.orders > 0 && wrong === 0;
    print(held ? 'Nobody noticed.' : 'This must not happen.');
    return held;
  } finally {
    await fleet.close();
  }
}

const given = process.env['DATABASE_URL'];
const server = given === undefined ? await startPostgres(print) : { url: given, stop: async () => undefined };
if (server) {
  try {
    if (!(await measure(server.url))) process.exitCode = 1;
  } finally {
    await server.stop();
  }
} else {
  print('Two processes need a server: install PostgreSQL, or give the address of one as DATABASE_URL.');
  process.exitCode = 78;
}
