import { runCommand } from './command';
import { findRelated } from './database-tests';
import { startPostgres } from './postgres-server';
import { SKIPPED } from './run-step';

const say = (line: string) => console.log(line);

/** Whatever keeps something in the database, on a PostgreSQL server instead of the embedded one. */
async function runTests(url: string): Promise<number> {
  const given = process.argv.slice(2);
  const tests = given.includes('--runTestsByPath') ? [] : findRelated;
  const args = ['jest', '--ci', '--maxWorkers=2', ...given, ...tests];
  return runCommand('npx', args, { env: { ...process.env, DATABASE_URL: url } });
}

const given = process.env['DATABASE_URL'];
const server = given === undefined ? await startPostgres(say) : { url: given, stop: async () => {} };
if (server) {
  try {
    process.exitCode = await runTests(server.url);
  } finally {
    await server.stop();
  }
} else {
  say('no PostgreSQL here: install it, or give the address of a server as DATABASE_URL');
  process.exitCode = SKIPPED;
}
