import { availableParallelism } from 'node:os';
import { Stryker } from '@stryker-mutator/core';
import { ROOT } from '../build/package-info';
import { SCOPES, type Scope } from './mutants/scopes.mjs';
import { print, printTable } from './table';

type MutantResult = Awaited<ReturnType<Stryker['runMutationTest']>>[number];

/** Percentage of mutants that the tests of a scope must notice. */
const GOAL = 85;

/**
 * Changes the code of a scope in every small way that Stryker knows, and runs its tests on each.
 */
function testMutants(name: string, { mutate }: Scope): Promise<MutantResult[]> {
  // The runner's process reads the scope in the configuration of Jest.
  process.env['MUTANTS_SCOPE'] = name;
  const file = name.replaceAll(' ', '-');
  return new Stryker({
    mutate: [...mutate, '!**/*.test.{ts,tsx}', '!**/*.testing.ts'],
    testRunner: 'jest',
    plugins: ['@stryker-mutator/jest-runner'],
    jest: { configFile: 'infra/bench/mutants/jest.config.mjs', enableFindRelatedTests: false },
    coverageAnalysis: 'perTest',
    concurrency: Math.max(1, Math.min(4, availableParallelism() - 1)),
    timeoutMS: 15_000,
    ignorePatterns: ['dist', '.cache', '.data', 'infra/e2e'],
    tempDirName: '.cache/mutants',
    reporters: ['json', 'html', 'progress-append-only'],
    jsonReporter: { fileName: `.cache/mutants-report/${file}.json` },
    htmlReporter: { fileName: `.cache/mutants-report/${file}.html` },
    disableTypeChecks: false,
    // TypeScript 7 has no interface for Stryker's rewriting of this file, which nothing here needs.
    tsconfigFile: 'none',
    allowEmpty: false,
  }).runMutationTest();
}

function countOf(results: readonly MutantResult[], ...statuses: readonly MutantResult['status'][]): number {
  return results.filter(({ status }) => statuses.includes(status)).length;
}

process.chdir(ROOT);
const given = process.argv.slice(2);
const unknown = given.filter((name) => !(name in SCOPES));
if (unknown.length > 0) {
  print(`No scope is called "${unknown.join('", "')}": ${Object.keys(SCOPES).join(', ')}.`);
  process.exit(2);
}

const rows: string[][] = [];
for (const [name, scope] of Object.entries(SCOPES)) {
  if (given.length > 0 && !given.includes(name)) continue;
  const results = await testMutants(name, scope);
  const killed = countOf(results, 'Killed', 'Timeout');
  const alive = countOf(results, 'Survived', 'NoCoverage');
  const score = (100 * killed) / (killed + alive);
  if (score < GOAL) process.exitCode = 1;
  rows.push([name, String(killed + alive), String(killed), String(alive), `${score.toFixed(1)} %`]);
  for (const { status, fileName, location, replacement } of results) {
    if (status !== 'Survived' && status !== 'NoCoverage') continue;
    print(`${status} ${fileName}:${location.start.line}:${location.start.column} ${replacement ?? ''}`);
  }
}
printTable(['scope', 'mutants', 'killed', 'alive', 'score'], rows);
