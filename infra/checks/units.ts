import { runCommand } from './command';
import { obtainPostgres } from './postgres-server';
import { databaseTests, parseArguments, reachedTests } from './test-files';

/**
 * The units of `npm test`: where there is PostgreSQL, the tests that work with a database are left
 * to it (postgres.ts) instead of running twice. On PGlite they run by `npm run test:unit`, and here
 * where there is no PostgreSQL.
 */
const { since, files, rest } = parseArguments(process.argv.slice(2));

async function ownTests(): Promise<readonly string[]> {
  const reached = await reachedTests(since);
  const hasServer = process.env['DATABASE_URL'] !== undefined || (await obtainPostgres(console.log)) !== undefined;
  if (!hasServer) return reached;
  const apart = await databaseTests();
  return reached.filter((file) => !apart.has(file));
}

const tests = files ? [] : ['--runTestsByPath', ...(await ownTests())];
process.exitCode = await runCommand('npx', ['jest', '--ci', '--maxWorkers=2', ...rest, ...tests]);
