import type { Composition, ReleaseManifest } from '@showroom/contracts/remotes/release';
import { type ComposedMap, siteMapOf } from './pins';

/** A composition as it is served, some of its remotes perhaps in a version from before. */
export interface ServedComposition {
  readonly siteMap: ComposedMap;
  /** Names the site map when it is not the composition's own. */
  readonly mapName: string | undefined;
  /** Remotes of which a version from before stands in. */
  readonly standIns: readonly string[];
  readonly releases: readonly ReleaseManifest[];
}

/** What a page is rendered with when `served` says which version of each remote serves. */
export function servedComposition(
  composition: Composition,
  served: (remote: string) => ReleaseManifest | undefined,
): ServedComposition {
  const releases = composition.remotes.map((release) => served(release.remote) ?? release);
  const others = releases.filter(({ version }, index) => version !== composition.remotes[index]?.version);
  const names = others.map(({ remote, version }) => `${remote}@${version}`);
  return {
    siteMap: siteMapOf({ ...composition, remotes: releases }),
    mapName: names.length > 0 ? [composition.id, ...names].join('+') : undefined,
    standIns: others.map(({ remote }) => remote),
    releases,
  };
}

/** The composition that a name of a site map begins with. */
export function compositionOfMap(name: string): string {
  return name.split('+')[0] ?? name;
}
