import { MARKET_CODES } from '@showroom/contracts/markets';
import type { Composition } from '@showroom/contracts/remotes/release';
import type { Change, Compositions } from '../compositions';
import { RegistryError } from '../registry-error';
import type { ReleaseStorage } from '../release-storage';
import type { AuditLog } from './audit';
import type { Canaries } from './canaries';
import type { HealthBook } from './health-book';

const DAY = 86_400_000;

interface RetentionParts {
  readonly compositions: Compositions;
  readonly canaries: Canaries;
  readonly storage: ReleaseStorage;
  readonly audit: AuditLog;
  readonly health: HealthBook;
  readonly now: () => number;
}

interface Release {
  readonly remote: string;
  readonly version: string;
}

/** What may go, and why the others stay. */
export interface DropPlan {
  readonly drop: readonly Release[];
  readonly keep: readonly (Release & { readonly why: string })[];
}

const keyOf = ({ remote, version }: Release) => `${remote}@${version}`;

/**
 * Compositions that were active at any time since a moment: each was active until the next one
 * came.
 */
function stoodSince(newestFirst: readonly Composition[], moment: number): readonly Composition[] {
  const firstBefore = newestFirst.findIndex(({ created_at }) => Date.parse(created_at) < moment);
  return firstBefore < 0 ? newestFirst : newestFirst.slice(0, firstBefore + 1);
}

/**
 * Why releases must stay, by release: they are active, or a composition of the last days has them
 * and may be served again.
 */
async function retentionReasons({ compositions, canaries, now }: RetentionParts, days: number) {
  const reasons = new Map<string, string>();
  const moment = now() - days * DAY;
  for (const market of MARKET_CODES) {
    const stable = await compositions.history(market);
    const canaryHistory = await compositions.historyOf(market, 'canary').newest();
    const recent = [...stoodSince(stable, moment), ...stoodSince(canaryHistory, moment)];
    for (const { id, remotes, host } of recent) {
      const releases = [...remotes, ...(host ? [{ remote: 'shell', version: host.version }] : [])];
      for (const release of releases) reasons.set(keyOf(release), `composition ${id} of ${market} may be served again`);
    }
    const canary = await canaries.of(market);
    for (const release of stable[0]?.remotes ?? []) reasons.set(keyOf(release), `it is stable in ${market}`);
    if (canary) reasons.set(keyOf(canary), `it is the canary of ${market}`);
  }
  return reasons;
}

/**
 * What no composition of the last days has, and was not published in them either; of one release
 * when it is named.
 */
async function planOf(parts: RetentionParts, days: number, only?: Partial<Release>): Promise<DropPlan> {
  const { storage, now } = parts;
  const reasons = await retentionReasons(parts, days);
  const drop: Release[] = [];
  const keep: (Release & { why: string })[] = [];
  for (const remote of await storage.remotes()) {
    if (only?.remote && only.remote !== remote) continue;
    for (const version of await storage.versions(remote)) {
      if (only?.version && only.version !== version) continue;
      const release = { remote, version };
      const published = Date.parse((await storage.find(remote, version))?.published_at ?? '');
      const isNew = now() - published < days * DAY && !only?.version;
      const why = reasons.get(keyOf(release)) ?? (isNew ? `it was published in the last ${days} days` : undefined);
      if (why) keep.push({ ...release, why });
      else drop.push(release);
    }
  }
  return { drop, keep };
}

/**
 * Drops releases that nothing needs; without `go` it only says which. A release that is named and
 * needed is refused.
 */
export function dropReleases(
  parts: RetentionParts,
  { days, go, only }: { readonly days: number; readonly go: boolean; readonly only?: Partial<Release> | undefined },
  { who, why }: Change,
): Promise<DropPlan> {
  const { compositions, storage, audit, health } = parts;
  return compositions.exclusively(async () => {
    const plan = await planOf(parts, days, only);
    if (only?.version) {
      const [retained] = plan.keep;
      if (retained) throw new RegistryError(409, `${retained.remote} ${retained.version} stays: ${retained.why}`);
      if (plan.drop.length === 0) throw new RegistryError(404, `${only.remote} ${only.version} is not published`);
    }
    if (!go) return plan;
    for (const { remote, version } of plan.drop) {
      await storage.drop(remote, version);
      await health.remove({ remote, version });
      await audit.append({ who, why, what: 'drop', market: null, remote, version, before: null, after: null });
    }
    return plan;
  });
}
