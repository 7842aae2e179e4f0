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
import type { ReleaseStorage } from '../release-storage';
import type { RegistryStore } from '../store';
import { AuditLog } from './audit';
import { Budgets } from './budgets';
import { Burnt } from './burnt';
import { Canaries } from './canaries';
import { Guardian } from './guardian';
import { HealthBook } from './health-book';
import { type GateOutcome, overviewOf } from './overview';
import { RemoteStatuses } from './remote-statuses';
import { dropReleases } from './retention';

const MARKETS: ReadonlySet<string> = new Set(MARKET_CODES);

type BudgetChange = z.output<typeof budgetChange>;

interface OperationsOptions {
  /** Where the files of releases lie. */
  readonly store: RegistryStore;
  readonly origin: string;
  readonly compositions: Compositions;
  readonly storage: ReleaseStorage;
  readonly gateOf: (remote: string, version: string) => Promise<GateOutcome>;
  readonly log: (message: string) => void;
  readonly now?: () => number;
}

/** What running releases works with. */
type Parts = ReturnType<typeof createParts>;

function createParts(options: OperationsOptions) {
  const { compositions, store, origin, now = Date.now } = options;
  const audit = new AuditLog(store, () => new Date(now()));
  return {
    ...options,
    audit,
    now,
    canaries: new Canaries({ compositions, store, audit, origin }),
    statuses: new RemoteStatuses(compositions),
    health: new HealthBook(store),
    budgets: new Budgets(store),
    burnt: new Burnt(store),
    publishedAt: publishedDates(options.storage),
  };
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
export type Operations = ReturnType<typeof createOperations>;

export function createOperations(options: OperationsOptions) {
  const parts = createParts(options);
  const { audit, canaries, health, log, now } = parts;
  const guardian = new Guardian(parts);

  return {
    audit,
    canaries,
    onChange: (change: CompositionChange) => followChange(parts, change),
    assertAllowed: (before: Composition, after: Composition, change: Change) =>
      assertAllowed(parts, before, after, change),
    overview: (market: string): Promise<ReleaseOverview> => overviewOf(parts, market),
    /** Counts a batch, once, and takes back what burnt its budget. */
    async observe(batch: ObservationBatch): Promise<boolean> {
      // Pages of visitors report them: only what was published can be counted.
      const isOurs = await Promise.all(
        batch.observations.map(
          async ({ market, remote, version }) => MARKETS.has(market) && options.storage.has(remote, version),
        ),
      );
      const observations = batch.observations.filter((_, index) => isOurs[index]);
      if (!(await health.add({ ...batch, observations }, now()))) return false;
      guardian
        .look(observations.map(({ market }) => market))
        .catch((error: unknown) => log(`A budget could not be looked at: ${error}`));
      return true;
    },
    setBudget: (remote: string, budget: BudgetChange, change: Change) => setBudget(parts, remote, budget, change),
    drop: (ask: Parameters<typeof dropReleases>[1], change: Change) => dropReleases(parts, ask, change),
  };
}

/** Called with every change of what is stable, within its transaction. */
async function followChange({ audit, canaries }: Parts, change: CompositionChange): Promise<void> {
  const { kind, who, before, after } = change;
  const lost = lostIn(before, after);
  const why = change.confirm && lost ? `${change.why} (confirmed: without ${lost})` : change.why;
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
    await burnt.assertNot({ remote, version }, change);
    if (!(await storage.find(remote, version)))
      throw new RegistryError(409, `${remote} ${version} was dropped: release it again`);
  }
}

async function setBudget(
  { store, storage, budgets, audit }: Parts,
  remote: string,
  budget: BudgetChange,
  { who, why }: Change,
): Promise<ReleaseBudget> {
  const remotes = await storage.remotes();
  assertKnownRemote(
    remote,
    remotes.filter((name) => name !== HOST),
  );
  const limits = Object.entries(budget).map(([name, limit]) => `${name} ${limit}`);
  const reason = `${why} (${limits.join(', ') || 'the defaults'})`;
  const note = { who, why: reason, market: null, remote, version: null, before: null, after: null };
  return store.exclusively(async () => {
    await audit.append({ ...note, what: 'budget' });
    return budgets.set(remote, budget);
  });
}

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
