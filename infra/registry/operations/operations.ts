import { join } from 'node:path';
import type { budgetChange, ReleaseBudget } from '@showroom/contracts/entities/release-budget';
import type { ObservationBatch } from '@showroom/contracts/entities/release-health';
import type { ReleaseOverview } from '@showroom/contracts/entities/release-overview';
import { MARKET_CODES } from '@showroom/contracts/markets';
import { type Composition, HOST } from '@showroom/contracts/remotes/release';
import type * as z from 'zod';
import type { Change, CompositionChange, Compositions } from '../compositions';
import { assertKnownRemote } from '../known-remotes';
import { lossesOf } from '../losses/losses';
import { RegistryError } from '../registry-error';
import type { ReleaseStorage } from '../storage';
import { AuditLog } from './audit';
import { Budgets, budgetsFile } from './budgets';
import { Burnt, burntFile } from './burnt';
import { Canaries, canariesFile } from './canaries';
import { Guardian } from './guardian';
import { HealthBook } from './health-book';
import { JsonFile } from './json-file';
import { type GateOutcome, overviewOf } from './overview';
import { RemoteStatuses } from './remote-statuses';
import { dropReleases } from './retention';

type BudgetChange = z.output<typeof budgetChange>;

interface OperationsOptions {
  readonly folder: string;
  readonly origin: string;
  readonly compositions: Compositions;
  readonly storage: ReleaseStorage;
  readonly gateOf: (remote: string, version: string) => Promise<GateOutcome>;
  readonly log: (message: string) => void;
  readonly now?: () => number;
}

/** What running releases works with. */
type Parts = Awaited<ReturnType<typeof openParts>>;

async function openParts(options: OperationsOptions) {
  const { compositions, log, now = Date.now } = options;
  const folder = join(options.folder, 'operations');
  const audit = await AuditLog.open(folder, () => new Date(now()), log);
  const burnt = new Burnt(await JsonFile.open(join(folder, 'burnt.json'), burntFile, {}));
  const budgets = new Budgets(await JsonFile.open(join(folder, 'budgets.json'), budgetsFile, {}));
  const health = await HealthBook.open(join(folder, 'health.json'), log);
  const standings = await RemoteStatuses.read(compositions);
  const file = await JsonFile.open(join(folder, 'canaries.json'), canariesFile, {});
  const canaries = new Canaries({ compositions, file, audit, origin: options.origin });
  const publishedAt = publishedDates(options.storage);
  return { ...options, canaries, standings, health, budgets, burnt, audit, now, publishedAt };
}

/**
 * A release never changes, and reading a manifest takes longer than all else that people look at.
 */
function publishedDates(storage: ReleaseStorage): (remote: string, version: string) => Promise<string | null> {
  const published = new Map<string, string | null>();
  return async (remote, version) => {
    const key = `${remote}@${version}`;
    const known = published.get(key);
    if (known !== undefined) return known;
    const at = (await storage.find(remote, version))?.published_at ?? null;
    published.set(key, at);
    return at;
  };
}

/**
 * Running releases: canaries, budgets, going back by itself, the audit log, and dropping what
 * nobody needs.
 */
export type Operations = Awaited<ReturnType<typeof openOperations>>;

export async function openOperations(options: OperationsOptions) {
  const parts = await openParts(options);
  const { audit, canaries, standings, health, log, now } = parts;
  const guardian = new Guardian(parts);
  await catchUp(parts);

  return {
    audit,
    canaries,
    onChange: (change: CompositionChange) => followChange(parts, change),
    assertAllowed: (before: Composition, after: Composition, change: Change) =>
      assertAllowed(parts, before, after, change),
    overview: (market: string): Promise<ReleaseOverview> => overviewOf(parts, market),
    /** Counts a batch, once, and takes back what burnt its budget. */
    async observe(batch: ObservationBatch): Promise<boolean> {
      if (!health.take(batch, now())) return false;
      const known = batch.observations.map(({ market }) => market).filter((market) => standings.of(market).size > 0);
      guardian.look(known).catch((error: unknown) => log(`A budget could not be looked at: ${error}`));
      return true;
    },
    setBudget: (remote: string, budget: BudgetChange, change: Change) => setBudget(parts, remote, budget, change),
    drop: (ask: Parameters<typeof dropReleases>[1], change: Change) => dropReleases(parts, ask, change),
    close: () => health.close(),
  };
}

/** Told of every change of what is stable, within its turn. */
async function followChange({ audit, canaries, standings }: Parts, change: CompositionChange): Promise<void> {
  const { kind, who, before, after } = change;
  const lost = lostIn(before, after);
  const why = change.confirm && lost ? `${change.why} (confirmed: without ${lost})` : change.why;
  standings.change(after);
  const note = { who, why, market: after.market, before: before.id, after: after.id };
  await audit.append({ ...note, what: change.as ?? kind, ...changedIn(before, after) });
  await canaries.follow(after, { who, why });
}

/** Throws what keeps versions from coming (back) into a market: they burnt, or were dropped. */
async function assertAllowed(
  { burnt, storage }: Parts,
  before: Composition,
  after: Composition,
  change: Change,
): Promise<void> {
  for (const { remote, version } of after.remotes) {
    if (before.remotes.some((one) => one.remote === remote && one.version === version)) continue;
    burnt.assertNot({ remote, version }, change);
    if (!(await storage.find(remote, version)))
      throw new RegistryError(409, `${remote} ${version} was dropped: release it again`);
  }
}

/** What a crash left between a change and its line in the log is noted now. */
async function catchUp({ compositions, audit, canaries }: Parts): Promise<void> {
  for (const market of MARKET_CODES) {
    const stable = await compositions.current(market);
    if (stable.sequence === 0) continue;
    const { who = 'unknown', reason = 'no reason is known' } = stable;
    const last = audit.entries.findLast((entry) => entry.market === market && STABLE_CHANGES.has(entry.what));
    if (last?.after !== stable.id) {
      const why = `${reason} (noted after a restart)`;
      const note = { who, why, market, before: last?.after ?? null, after: stable.id };
      await audit.append({ ...note, what: 'pin', remote: null, version: null });
    }
    await compositions.exclusively(() => canaries.settle(stable, { who, why: reason }));
  }
}

async function setBudget(
  { storage, budgets, audit }: Parts,
  remote: string,
  budget: BudgetChange,
  { who, why }: Change,
): Promise<ReleaseBudget> {
  const remotes = await storage.remotes();
  assertKnownRemote(
    remote,
    remotes.filter((name) => name !== HOST),
  );
  const set = await budgets.set(remote, budget);
  const limits = Object.entries(budget).map(([name, limit]) => `${name} ${limit}`);
  const told = `${why} (${limits.join(', ') || 'the defaults'})`;
  const note = { who, why: told, market: null, remote, version: null, before: null, after: null };
  await audit.append({ ...note, what: 'budget' });
  return set;
}

const STABLE_CHANGES: ReadonlySet<string> = new Set(['pin', 'promote', 'rollback', 'fill']);

/** What a market offers no more after a change. */
function lostIn(before: Composition, after: Composition): string {
  return lossesOf(before, after, undefined)
    .map(({ kind, name }) => `${kind} ${name}`)
    .join(', ');
}

/** The one remote whose version changed, when it is one; or the host. */
function changedIn(before: Composition, after: Composition) {
  const names = new Set([...before.remotes, ...after.remotes].map(({ remote }) => remote));
  const versionIn = ({ remotes }: Composition, name: string) => remotes.find(({ remote }) => remote === name)?.version;
  const changed = [...names].filter((name) => versionIn(before, name) !== versionIn(after, name));
  const [only] = changed;
  if (changed.length === 0 && after.host && before.host?.version !== after.host.version)
    return { remote: HOST, version: after.host.version };
  if (only === undefined || changed.length > 1) return { remote: null, version: null };
  return { remote: only, version: versionIn(after, only) ?? null };
}
