import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { ROOT } from '../build/package-info';

/** One named check of `npm test`. */
export interface Step {
  readonly name: string;
  readonly command: readonly [string, ...string[]];
  /** What a person types to see this step alone. */
  readonly repeat: string;
  /** Cores that it keeps busy. */
  readonly cores: 1 | 2;
  /** Steps whose success it builds on. */
  readonly after?: readonly string[];
  /** Report that counts its tests; a step without one is one check. */
  readonly report?: string;
  readonly env?: Readonly<Record<string, string>>;
}

/** Logs and reports of the last run. */
export const REPORTS = join(ROOT, '.cache/checks');

const E2E = 'infra/e2e/playwright.config.ts';

const script = (name: string, run: string, cores: 1 | 2 = 1): Step => ({
  name,
  command: ['npm', 'run', '-s', run],
  repeat: `npm run ${run}`,
  cores,
});

function jestStep(): Step {
  const report = join(REPORTS, 'unit.json');
  const command = ['npx', 'jest', '--ci', '--maxWorkers=2', '--json', `--outputFile=${report}`] as const;
  return { name: 'unit', command, repeat: 'npm run test:unit', cores: 2, report };
}

function postgresStep(): Step {
  const report = join(REPORTS, 'postgres.json');
  const command = ['npx', 'tsx', 'infra/checks/postgres.ts', '--json', `--outputFile=${report}`] as const;
  return { name: 'api on PostgreSQL', command, repeat: 'npm run test:postgres', cores: 2, report };
}

function journeysStep(): Step {
  const report = join(REPORTS, 'journeys.json');
  return {
    name: 'journeys',
    command: ['npx', 'playwright', 'test', '-c', E2E, '--reporter=list,json'],
    repeat: 'npm run test:e2e',
    cores: 2,
    after: ['build'],
    report,
    env: { PLAYWRIGHT_JSON_OUTPUT_NAME: report },
  };
}

/** Everything that must hold, in the order in which it is started. */
export function allSteps(): readonly Step[] {
  return [
    script('lint', 'lint'),
    script('promises', 'lint:promises'),
    script('imports', 'lint:imports'),
    script('types', 'types'),
    script('unused', 'unused'),
    jestStep(),
    script('build', 'build', 2),
    postgresStep(),
    { ...script('sizes', 'sizes'), after: ['build'] },
    ...(existsSync(join(ROOT, E2E)) ? [journeysStep()] : []),
  ];
}
