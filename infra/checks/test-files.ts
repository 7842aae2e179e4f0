import { outputOf } from './command';

async function listTests(...args: readonly string[]): Promise<readonly string[]> {
  const output = await outputOf('npx', ['jest', '--listTests', ...args]);
  if (output === undefined) throw new Error(`Jest could not list the tests: npx jest --listTests ${args.join(' ')}`);
  return output.split('\n').filter((line) => line !== '');
}

/** Tests that read what stands in folders, which no import leads to. */
const OF_SOURCES = ['infra/checks', 'mf-blocks/src/every-block'];

/** Test files that a change since a commit can touch; all of them without one. */
export async function reachedTests(since: string | undefined): Promise<readonly string[]> {
  if (since === undefined) return listTests();
  return [...new Set([...(await listTests(`--changedSince=${since}`)), ...(await listTests(...OF_SOURCES))])];
}

/** Test files that work with a database: each gets its own from `database/testing.ts`. */
export async function databaseTests(): Promise<ReadonlySet<string>> {
  return new Set(await listTests('--selectProjects', 'infra', '--findRelatedTests', 'infra/database/testing.ts'));
}

/**
 * The arguments of a step: `--since <commit>`, or the files of a second look, which need no list;
 * the rest is Jest's.
 */
export function parseArguments(given: readonly string[]): {
  since: string | undefined;
  files: boolean;
  rest: string[];
} {
  const at = given.indexOf('--since');
  const rest = at < 0 ? [...given] : given.toSpliced(at, 2);
  return { since: at < 0 ? undefined : given[at + 1], files: given.includes('--runTestsByPath'), rest };
}
