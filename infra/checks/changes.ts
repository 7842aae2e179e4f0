import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { ROOT } from '../build/package-info';
import { outputOf } from './command';

/** What stands beside the last state that CI has seen. */
export interface Changes {
  /** Commit that both have in common. */
  readonly since: string;
  /** Paths from the project's root: changed, added or deleted, committed or not. */
  readonly files: readonly string[];
}

/** Files that every check rests on. */
const TOUCHES_EVERYTHING =
  /^(package(-lock)?\.json|tsconfig.*|biome\.json|\.ci\/|infra\/(checks|bootstrap|build|start)\/)/;

/** Undefined where there is nothing to compare with, nothing changed, or everything is touched. */
export async function findChanges(folder = ROOT): Promise<Changes | undefined> {
  const git = (...args: readonly string[]) => outputOf('git', args, folder);
  const since = await git('merge-base', 'HEAD', 'origin/main');
  if (!since) return undefined;
  const changed = await git('diff', '--name-only', since);
  const added = await git('ls-files', '--others', '--exclude-standard');
  const files = `${changed ?? ''}\n${added ?? ''}`.split('\n').filter((file) => file !== '');
  return files.length === 0 || files.some((file) => TOUCHES_EVERYTHING.test(file)) ? undefined : { since, files };
}

const SPECS = 'infra/e2e/';
const ORDERING = [
  ...['journey', 'steps', 'checkout', 'open-payment', 'configured'].map(site),
  ...['orders', 'holds'].map(backOffice),
];
const STOCK = ['journey', 'listing', 'vehicle', 'saved-and-compare', 'calculators', 'early-changes'].map(site);
const EVERY_PAGE = ['accessibility', 'layout', 'html', 'no-script'].map(site);
const CONTENT = [...['editor', 'canvas'].map(backOffice), ...['attack', 'navigation', 'layout', 'html'].map(site)];
const RELEASING = ['releases/', 'faults/registry', 'faults/drills', 'faults/integrity', 'faults/replay'];

function site(name: string): string {
  return `site/${name}`;
}

function backOffice(name: string): string {
  return `back-office/${name}`;
}

/** Which journeys a folder's code takes part in; the first row that fits counts. */
const JOURNEYS: readonly (readonly [folder: RegExp, specs: readonly string[]])[] = [
  [/\.(test|property\.test)\.tsx?$|\.testing\.tsx?$|\.md$|^infra\/(bench|generators|harness\/gallery)/, []],
  [/^mf-stock-locator\//, [...STOCK, ...EVERY_PAGE]],
  [/^mf-order-online\//, [...ORDERING, ...EVERY_PAGE, backOffice('leads'), site('calculators')]],
  [/^mf-blocks\//, [...CONTENT, ...EVERY_PAGE]],
  [/^mf-navigation\//, [site('navigation'), ...EVERY_PAGE]],
  [
    /^mf-cms-editor\//,
    [...CONTENT, ...['orders', 'holds', 'feeds', 'leads', 'form-builder'].map(backOffice), 'releases/operations'],
  ],
  [/^infra\/api\/(orders|payments|order-store|order-online|mail|verification)\//, [...ORDERING, 'faults/machine']],
  [/^infra\/(api\/(stock-locator|showroom|foreign-stock|market|places)|facets|raw-vehicle)\//, STOCK],
  [
    /^infra\/api\/(leads|feeds|forms|imports)\//,
    [...['leads', 'feeds', 'form-builder'].map(backOffice), site('forms')],
  ],
  [/^infra\/import\//, [backOffice('feeds')]],
  [/^infra\/api\/(content|media|naas)\//, CONTENT],
  [/^infra\/sandbox\//, [...ORDERING, backOffice('leads'), site('navigation')]],
  [/^infra\/identity\//, [backOffice('editor'), site('attack')]],
  [/^infra\/(registry|replay|drills)\//, RELEASING],
];

/**
 * The journeys that some changes can reach, as filters of Playwright: empty for all of them, which
 * is what a file of the shell, of contracts or of no row above leads to; undefined for none.
 */
export function journeysOf(files: readonly string[]): readonly string[] | undefined {
  const found = new Set<string>();
  for (const file of files) {
    const own = file.endsWith('.spec.ts') ? ownSpec(file) : undefined;
    const specs = own ?? JOURNEYS.find(([folder]) => folder.test(file))?.[1];
    if (!specs) return [];
    for (const spec of specs) found.add(spec);
  }
  return found.size > 0 ? [...found].sort() : undefined;
}

function ownSpec(file: string): readonly string[] {
  return existsSync(join(ROOT, file)) ? [file.slice(SPECS.length)] : [];
}
