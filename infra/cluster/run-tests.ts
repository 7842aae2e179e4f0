import { runCommand } from '../checks/command';
import { missingPrograms } from './programs';

/** `npm run test:cluster`: a part of a path runs some of the tests, without one all of them run. */
const missing = await missingPrograms();
if (missing !== undefined) {
  process.stdout.write(`${missing}\n`);
  process.exitCode = 69;
} else {
  const paths = process.argv.slice(2).map((path) => `infra/cluster/.*${path}`);
  process.exitCode = await runCommand(
    'npx',
    [
      'jest',
      '--selectProjects',
      'infra',
      '--runInBand',
      '--testPathPatterns',
      ...(paths.length ? paths : ['infra/cluster/']),
    ],
    { env: { ...process.env, CLUSTER_TESTS: '1' } },
  );
}
