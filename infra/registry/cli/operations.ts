import type { OverviewVersion, ReleaseOverview } from '@showroom/contracts/entities/release-overview';
import { registryConfig } from '../config';
import { operationsClient } from '../operations/client';
import { type ChangeOptions, changeOf, marketsOf } from './change';

const registry = operationsClient(registryConfig());

export async function canary(
  where: string,
  remote: string,
  version: string | undefined,
  share: string | undefined,
  options: ChangeOptions,
): Promise<void> {
  for (const market of marketsOf(where)) {
    if (remote === 'end') {
      await registry.endCanary(market, changeOf(options, 'ended by hand'));
      console.log(`${market}: everybody gets what is stable`);
      continue;
    }
    const percent = Number.parseInt(share ?? '', 10);
    if (!version || Number.isNaN(percent)) throw new Error('Name a version and a share in percent');
    const made = await registry.canary(market, { remote, version, share: percent }, changeOf(options, 'tried by hand'));
    console.log(`${market} ${made.id}: ${remote} ${version} for ${made.share} % of the visitors`);
  }
}

export async function promote(where: string, options: ChangeOptions): Promise<void> {
  for (const market of marketsOf(where)) {
    const { id, remotes } = await registry.promote(market, changeOf(options, 'promoted by hand'));
    console.log(`${market} ${id}: ${remotes.map(({ remote, version }) => `${remote} ${version}`).join(', ')}`);
  }
}

export async function releases(where?: string): Promise<void> {
  for (const market of marketsOf(where)) print(await registry.overview(market));
}

function print({ market, stable, canary: tried, remotes }: ReleaseOverview): void {
  console.log(`\n${market}  ${stable.id}  ${stable.created_at}  ${stable.who || 'nobody'}: ${stable.why}`);
  if (tried) console.log(`  canary ${tried.remote} ${tried.version} for ${tried.share} %  ${tried.who}: ${tried.why}`);
  for (const { remote, versions } of remotes) {
    for (const version of versions) console.log(`  ${remote.padEnd(20)} ${lineOf(version)}`);
  }
}

function lineOf({ version, published_at, standing, gate, burnt, health }: OverviewVersion): string {
  const place = burnt ? 'burnt' : standing.join(' ');
  const vitals = Object.entries(health?.vitals ?? {}).map(([name, { p75 }]) => `${name.toUpperCase()} ${p75}`);
  const figures = health ? [`${health.failed} of ${health.loads} loads failed`, ...vitals].join(', ') : '';
  return `${version.padEnd(20)} ${place.padEnd(14)} gate ${gate.padEnd(7)} ${(published_at ?? '').slice(0, 16)}  ${figures}`;
}

export async function budget(remote: string, limits: readonly string[], options: ChangeOptions): Promise<void> {
  const budgetOf = limits.map((limit) => limit.split('=')).map(([key = '', value]) => [key, Number(value)] as const);
  console.log(remote, await registry.setBudget(remote, Object.fromEntries(budgetOf), changeOf(options, 'set by hand')));
}

export async function audit(what = '1'): Promise<void> {
  if (what === 'verify') {
    const { entries, problems } = await registry.verifyAudit();
    for (const problem of problems) console.error(problem);
    if (problems.length > 0) process.exitCode = 1;
    else console.log(`${entries} lines, each follows from the one before.`);
    return;
  }
  const { data, meta } = await registry.audit(Number(what));
  for (const { number, at, who, what: done, market, remote, version, why } of data) {
    const about = [market, remote, version].filter(Boolean).join(' ');
    console.log(
      `${String(number).padStart(5)}  ${at.slice(0, 19)}  ${who.padEnd(12)} ${done.padEnd(13)} ${about}: ${why}`,
    );
  }
  console.log(`page ${what} of ${meta.pages}, ${meta.total} lines`);
}

interface DropOptions extends ChangeOptions {
  readonly days: string;
  readonly go?: boolean;
}

export async function drop(
  remote: string | undefined,
  version: string | undefined,
  { days, go = false, ...options }: DropOptions,
): Promise<void> {
  const ask = { days: Number(days), go, ...(remote && { remote }), ...(version && { version }) };
  const plan = await registry.drop(ask, changeOf(options, `not needed for ${days} days`));
  for (const one of plan.drop) console.log(`${go ? 'dropped' : 'would drop'} ${one.remote} ${one.version}`);
  console.log(
    `${plan.drop.length} ${go ? 'dropped' : 'could go'}, ${plan.keep.length} stay${go ? '' : '; --go drops them'}`,
  );
}
