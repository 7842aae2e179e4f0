import { join } from 'node:path';
import { ROOT } from '../build/package-info';
import { outputOf, runCommand } from './command';
import { findRelated } from './database-tests';
import { obtainPostgres } from './postgres-server';

/**
 * The units of `npm test`: where there is PostgreSQL, the tests that work with a database are left
 * to it (postgres.ts) instead of running twice. On PGlite they run by `npm run test:unit`, here
 * where there is no PostgreSQL, and those of the servers' core with each line of Node.
 */
const given = process.argv.slice(2);
const isSecondLook = given.includes('--runTestsByPath');
const hasServer = process.env['DATABASE_URL'] !== undefined || (await obtainPostgres(console.log)) !== undefined;
const apart = hasServer && !isSecondLook ? await outputOf('npx', ['jest', '--listTests', ...findRelated]) : undefined;
const filter = apart ? ['--filter', join(ROOT, 'infra/checks/tests-apart.cjs')] : [];
const env = { ...process.env, ...(apart && { TESTS_APART: apart }) };
process.exitCode = await runCommand('npx', ['jest', '--ci', '--maxWorkers=2', ...given, ...filter], { env });
