import { VITALS } from '@showroom/contracts/entities/release-health';
import type { OverviewVersion, ReleaseOverview, VersionHealth } from '@showroom/contracts/entities/release-overview';
import { p75, samplesOf } from '@showroom/contracts/entities/vital-histogram';
import { type Composition, HOST } from '@showroom/contracts/remotes/release';
import type { Compositions } from '../compositions';
import type { ReleaseStorage } from '../release-storage';
import type { Budgets } from './budgets';
import type { Burnt } from './burnt';
import type { Canaries } from './canaries';
import { type HealthBook, type MinuteSums, sumOf } from './health-book';
import type { RemoteStatuses } from './remote-statuses';

const MINUTE = 60_000;
const HALF_HOUR = 30 * MINUTE;
/** Versions of a remote that are shown; all are retained. */
const SHOWN = 12;

export type GateOutcome = OverviewVersion['gate'];

interface OverviewParts {
  readonly compositions: Compositions;
  readonly storage: ReleaseStorage;
  readonly canaries: Canaries;
  readonly statuses: RemoteStatuses;
  readonly health: HealthBook;
  readonly budgets: Budgets;
  readonly burnt: Burnt;
  readonly gateOf: (remote: string, version: string) => Promise<GateOutcome>;
  readonly publishedAt: (remote: string, version: string) => Promise<string | null>;
  readonly now: () => number;
}

/** A market's composition, and what all its remotes are looked at with: derived once for all. */
interface Market {
  readonly market: string;
  readonly stable: Composition;
  readonly canary: Awaited<ReturnType<Canaries['of']>>;
  readonly statuses: Awaited<ReturnType<RemoteStatuses['of']>>;
}

/** What is active in a market, what could be, and how it does. */
export async function overviewOf(parts: OverviewParts, market: string): Promise<ReleaseOverview> {
  const { compositions, storage, canaries, budgets } = parts;
  const stable = await compositions.current(market);
  const canary = await canaries.of(market);
  const statuses = await parts.statuses.of(market);
  const canaryComposition = await compositions.canary(market);
  const remotes = (await storage.remotes()).filter((remote) => remote !== HOST);
  return {
    market,
    stable: summaryOf(stable),
    canary:
      canary && canaryComposition
        ? { ...summaryOf(canaryComposition), share: canary.share, remote: canary.remote, version: canary.version }
        : null,
    remotes: await Promise.all(
      remotes.map(async (remote) => ({
        remote,
        budget: await budgets.of(remote),
        before: statuses.get(remote)?.before ?? null,
        versions: await versionsOf(parts, remote, { market, stable, canary, statuses }),
      })),
    ),
  };
}

function summaryOf({ id, created_at, who = '', reason = '', remotes }: Composition): ReleaseOverview['stable'] {
  const versions = Object.fromEntries(remotes.map(({ remote, version }) => [remote, version]));
  return { id, created_at, who, why: reason, remotes: versions };
}

async function versionsOf(
  { storage, burnt, health, gateOf, publishedAt, now }: OverviewParts,
  remote: string,
  { market, stable, canary, statuses }: Market,
): Promise<OverviewVersion[]> {
  const present = stable.remotes.find((one) => one.remote === remote)?.version;
  const before = statuses.get(remote)?.before;
  const marks = await burnt.of(remote);
  const all = await storage.versions(remote);
  // What is active is shown however old it is.
  const shown = all.filter((version, index) => index < SHOWN || version === present || version === before);
  const minutes = await health.minutes({ market, remote }, shown);
  return Promise.all(
    shown.map(async (version): Promise<OverviewVersion> => {
      const isCanary = canary?.remote === remote && canary.version === version;
      return {
        version,
        published_at: await publishedAt(remote, version),
        gate: await gateOf(remote, version),
        standing: [...(version === present ? (['stable'] as const) : []), ...(isCanary ? (['canary'] as const) : [])],
        burnt: marks.get(version) ?? null,
        health: healthOf(minutes.get(version) ?? [], now()),
      };
    }),
  );
}

function healthOf(minutes: readonly MinuteSums[], now: number): VersionHealth | null {
  const { loads, failed, troubles, vitals } = sumOf(minutes);
  if (loads === 0 && failed === 0 && Object.keys(vitals).length === 0) return null;
  const shown: VersionHealth['vitals'] = {};
  for (const vital of VITALS) {
    const counts = vitals[vital];
    const value = counts && p75(vital, counts);
    if (counts && value !== undefined) shown[vital] = { p75: value, samples: samplesOf(counts) };
  }
  const latest = minutes
    .filter(({ at }) => at > now - HALF_HOUR - MINUTE)
    .map((minute) => ({ at: new Date(minute.at).toISOString(), loads: minute.loads, failed: minute.failed }));
  return { loads, failed, troubles, vitals: shown, minutes: latest };
}
