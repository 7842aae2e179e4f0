import { runCommand } from './command';
import { startPostgres } from './postgres-server';
import { SKIPPED } from './run-step';
import { databaseTests, parseArguments, reachedTests } from './test-files';

const { since, files, rest } = parseArguments(process.argv.slice(2));
const say = (line: string) => console.log(line);

/**
 * Whatever works with a database, on a PostgreSQL server instead of the embedded one. Tests wait
 * for locks and deadlines: two at once leave 40 % of two cores idle, three leave nothing.
 */
async function runTests(url: string): Promise<number> {
  const apart = files ? undefined : await databaseTests();
  const tests = apart && (await reachedTests(since)).filter((file) => apart.has(file));
  if (tests?.length === 0) return 0;
  const args = ['jest', '--ci', '--maxWorkers=3', ...rest, ...(tests ? ['--runTestsByPath', ...tests] : [])];
  return runCommand('npx', args, { env: { ...process.env, DATABASE_URL: url } });
}

const address = process.env['DATABASE_URL'];
const server = address === undefined ? await startPostgres(say) : { url: address, stop: async () => {} };
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
