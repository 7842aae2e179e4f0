import { parseArgs } from 'node:util';
import type { OverviewVersion, ReleaseOverview } from '@showroom/contracts/entities/release-overview';
import { MARKET_CODES } from '@showroom/contracts/markets';
import { registryConfig } from '../config';
import { operationsClient } from './client';

const USAGE = `npm run canary -- <market|all> <remote> <version> <share%>   shows a version to a share of the visitors
npm run canary -- <market|all> end                           shows everybody what is stable
npm run promote -- <market|all>                              makes the canary stable
npm run releases [-- <market|all>]                           what stands, what could, and how it does
npm run budget -- <remote> [errors_per_load=0.02 ...]        what versions of a remote may cost; nothing: the defaults
npm run audit [-- <page> | verify]                           who changed what and why, newest first
npm run drop [-- <remote> [<version>]] [--days 30] [--go]    drops releases that nothing needs; says which without --go

  --why "..." says why, --force lets a version back in that burnt its budget; REGISTRY_USER says who you are
  --confirm <what the refusal said> lets a canary or its promotion empty a place of the site; it needs --why`;

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    why: { type: 'string' },
    force: { type: 'boolean', default: false },
    confirm: { type: 'string' },
    days: { type: 'string', default: '30' },
    go: { type: 'boolean', default: false },
  },
});
const [command, ...words] = positionals;
const registry = operationsClient(registryConfig());
const marketsOf = (where: string | undefined) => (where === undefined || where === 'all' ? MARKET_CODES : [where]);
const change = (otherwise: string) => {
  // What burnt comes back with a reason of somebody's own.
  if (values.force && !values.why) throw new Error('--force needs --why "..."');
  if (values.confirm && !values.why) throw new Error('--confirm needs --why "..."');
  return { why: values.why ?? otherwise, force: values.force, confirm: values.confirm };
};

async function canary([where, remote, version, share]: string[]): Promise<void> {
  if (!where || !remote) throw new Error(USAGE);
  for (const market of marketsOf(where)) {
    if (remote === 'end') {
      await registry.endCanary(market, change('ended by hand'));
      console.log(`${market}: everybody gets what is stable`);
      continue;
    }
    const percent = Number.parseInt(share ?? '', 10);
    if (!version || Number.isNaN(percent)) throw new Error(USAGE);
    const made = await registry.canary(market, { remote, version, share: percent }, change('tried by hand'));
    console.log(`${market} ${made.id}: ${remote} ${version} for ${made.share} % of the visitors`);
  }
}

async function promote([where]: string[]): Promise<void> {
  if (!where) throw new Error(USAGE);
  for (const market of marketsOf(where)) {
    const { id, remotes } = await registry.promote(market, change('promoted by hand'));
    console.log(`${market} ${id}: ${remotes.map(({ remote, version }) => `${remote} ${version}`).join(', ')}`);
  }
}

async function releases([where]: string[]): Promise<void> {
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
  const told = health ? [`${health.failed} of ${health.loads} loads failed`, ...vitals].join(', ') : '';
  return `${version.padEnd(20)} ${place.padEnd(14)} gate ${gate.padEnd(7)} ${(published_at ?? '').slice(0, 16)}  ${told}`;
}

async function budget([remote, ...limits]: string[]): Promise<void> {
  if (!remote) throw new Error(USAGE);
  const budgetOf = limits.map((limit) => limit.split('=')).map(([key = '', value]) => [key, Number(value)] as const);
  console.log(remote, await registry.setBudget(remote, Object.fromEntries(budgetOf), change('set by hand')));
}

async function audit([what = '1']: string[]): Promise<void> {
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

async function drop([remote, version]: string[]): Promise<void> {
  const { days, go } = values;
  const ask = { days: Number(days), go, ...(remote && { remote }), ...(version && { version }) };
  const plan = await registry.drop(ask, change(`not needed for ${days} days`));
  for (const one of plan.drop) console.log(`${go ? 'dropped' : 'would drop'} ${one.remote} ${one.version}`);
  console.log(
    `${plan.drop.length} ${go ? 'dropped' : 'could go'}, ${plan.keep.length} stay${go ? '' : '; --go drops them'}`,
  );
}

const COMMANDS = { canary, promote, releases, budget, audit, drop } as const;
const isCommand = (name: string | undefined): name is keyof typeof COMMANDS =>
  name !== undefined && Object.hasOwn(COMMANDS, name);

try {
  if (!isCommand(command)) throw new Error(USAGE);
  await COMMANDS[command](words);
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
