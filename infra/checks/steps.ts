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

/**
 * What touches Node itself: servers, the database, the registry's signatures, rendering. Pages in
 * jsdom are the same on each.
 */
const OF_NODE = [
  'contracts/src/(client|http)',
  'shell/src/(federation|render|site)',
  'infra/(bootstrap|database|identity|jobs|start)',
  'infra/registry/(durability|keys|releases|signatures)',
  'infra/api/(kernel|site)',
];

/** From the list to a confirmed reservation. */
const JOURNEY = ['--project=site', 'site/journey', '-g', 'a visitor finds a vehicle'];

/**
 * One journey through the built site on the oldest and the newest line of Node that gets fixes, and
 * the tests of servers on the newest: they enclose what is between.
 */
function nodeSteps({ version }: PinnedNode): readonly Step[] {
  const [line] = version.split('.');
  const isNewest = version === PINNED_NODES.at(-1)?.version;
  if (!isNewest && version !== PINNED_NODES[0]?.version) return [];
  const on = (name: string, rest: Pick<Step, 'command' | 'after' | 'env'>): Step => {
    const report = join(REPORTS, `${name}-${line}.json`);
    const command = ['npm', 'run', '-s', 'test:node', '--', version, ...rest.command] as const;
    return { ...rest, name: `${name} on Node ${line}`, command, repeat: command.join(' '), cores: 2, report };
  };
  const jest = ['node_modules/jest/bin/jest.js', '--ci', '--maxWorkers=2', '--json'] as const;
  const journey = join(REPORTS, `journey-${line}.json`);
  return [
    ...(isNewest
      ? [on('servers', { command: [...jest, `--outputFile=${join(REPORTS, `servers-${line}.json`)}`, ...OF_NODE] })]
      : []),
    on('journey', {
      command: ['node_modules/@playwright/test/cli.js', 'test', '-c', E2E, '--reporter=list,json', ...JOURNEY],
      after: ['build'],
      env: { PLAYWRIGHT_JSON_OUTPUT_NAME: journey },
    }),
  ];
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
    ...(specs ? [journeysStep(specs)] : []),
    ...(changes ? [] : PINNED_NODES.flatMap(nodeSteps)),
  ];
}
