import { join } from 'node:path';
import { ROOT } from '../build/package-info';
import { type Changes, journeysOf } from './changes';
import { PINNED_NODES, type PinnedNode } from './pinned-nodes';

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

const sinceOf = (changes: Changes | undefined) => (changes ? ['--since', changes.since] : []);

function jestStep(changes: Changes | undefined): Step {
  const report = join(REPORTS, 'unit.json');
  const output = ['--json', `--outputFile=${report}`] as const;
  const command = ['npx', 'tsx', 'infra/checks/units.ts', ...output, ...sinceOf(changes)] as const;
  return { name: 'unit', command, repeat: 'npm run test:unit', cores: 2, report };
}

function postgresStep(changes: Changes | undefined): Step {
  const report = join(REPORTS, 'postgres.json');
  const output = ['--json', `--outputFile=${report}`] as const;
  const command = ['npx', 'tsx', 'infra/checks/postgres.ts', ...output, ...sinceOf(changes)] as const;
  return { name: 'api on PostgreSQL', command, repeat: 'npm run test:postgres', cores: 2, report };
}

function journeysStep(specs: readonly string[]): Step {
  const report = join(REPORTS, 'journeys.json');
  return {
    name: 'journeys',
    command: ['npx', 'playwright', 'test', '-c', E2E, '--reporter=list,json', ...specs],
    repeat: 'npm run test:e2e',
    cores: 2,
    after: ['build'],
    report,
    env: { PLAYWRIGHT_JSON_OUTPUT_NAME: report },
  };
}

/** From the list to a confirmed reservation. */
const JOURNEY = ['--project=site', 'site/journey', '-g', 'a visitor finds a vehicle'];

/** What blocks look like depends on them, the design system and what takes the pictures. */
const SEEN_IN_BLOCKS = /^(mf-[^/]+|shared-ui|contracts|infra\/(pictures|harness|demo\/pictures))\//;

const isPictured = (changes: Changes | undefined) =>
  changes === undefined || changes.files.some((file) => SEEN_IN_BLOCKS.test(file) && !/\.(test\.tsx?|md)$/.test(file));

/** One journey through the built site on the oldest line of Node that gets fixes. */
function oldestNodeStep({ version }: PinnedNode): Step {
  const [line] = version.split('.');
  const name = `journey on Node ${line}`;
  const report = join(REPORTS, `journey-${line}.json`);
  const cli = ['node_modules/@playwright/test/cli.js', 'test', '-c', E2E, '--reporter=list,json', ...JOURNEY];
  const command = ['npm', 'run', '-s', 'test:node', '--', version, ...cli] as const;
  const env = { PLAYWRIGHT_JSON_OUTPUT_NAME: report };
  return { name, command, repeat: command.join(' '), cores: 2, report, after: ['build'], env };
}

/**
 * Everything that must hold, in the order in which it is started; with `changes`, the tests that
 * they can reach.
 */
export function stepsFor(changes: Changes | undefined): readonly Step[] {
  const specs = changes ? journeysOf(changes.files) : [];
  return [
    script('lint', 'lint'),
    script('promises', 'lint:promises'),
    script('imports', 'lint:imports'),
    script('types', 'types'),
    script('unused', 'unused'),
    jestStep(changes),
    script('build', 'build', 2),
    postgresStep(changes),
    { ...script('sizes', 'sizes'), after: ['build'] },
    ...(isPictured(changes) ? [script('pictures', 'pictures', 2)] : []),
    ...(specs ? [journeysStep(specs)] : []),
    ...(changes ? [] : PINNED_NODES.slice(0, 1).map(oldestNodeStep)),
  ];
}
