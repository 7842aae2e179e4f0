import { satisfy } from '@module-federation/runtime-core';
import type { ReleaseManifest } from '@showroom/contracts/remotes/release';
import type { HostOffer } from './hosts';

/** What one remote wants of a shared module. */
export interface SharedRequest {
  readonly by: string;
  readonly range: string;
  /** It takes the one that is shared, or nothing; the others may keep a copy of their own. */
  readonly singleton: boolean;
  /** It refuses to run with a version outside of its range. */
  readonly strict: boolean;
  /** The version that it brings along; undefined when it relies on the host. */
  readonly brings: string | undefined;
}

/** What one remote gets: a version and whose it is, or nothing, which keeps it from running. */
export interface Got {
  readonly by: string;
  readonly range: string;
  readonly version: string | undefined;
  readonly from: string | undefined;
}

/**
 * The choice of the federation runtime for one module, as its rules are (`loaded-first`, remotes in
 * the order in which they are loaded): what the host gives is there from the start and stays the
 * first choice of everybody.
 */
export function negotiated(provided: string | undefined, wanted: readonly SharedRequest[]): Got[] {
  const there = new Map<string, string>();
  if (provided !== undefined) there.set(provided, 'host');
  const loaded = new Set(there.keys());
  return wanted.map((one) => {
    // A copy that somebody brings is beside the others, whoever takes it in the end.
    if (one.brings !== undefined && !there.has(one.brings)) there.set(one.brings, one.by);
    const version = chosen([...there.keys()], loaded, one);
    const got = { by: one.by, range: one.range };
    if (version === undefined) return { ...got, version: undefined, from: undefined };
    loaded.add(version);
    return { ...got, version, from: there.get(version) };
  });
}

function chosen(
  versions: readonly string[],
  loaded: ReadonlySet<string>,
  { range, singleton, strict }: SharedRequest,
): string | undefined {
  const candidates = versions.some((version) => loaded.has(version))
    ? versions.filter((version) => loaded.has(version))
    : versions;
  const best = candidates.reduce<string | undefined>(
    (most, version) => (most === undefined || satisfy(version, `>=${most}`) ? version : most),
    undefined,
  );
  if (best === undefined) return undefined;
  if (satisfy(best, range)) return best;
  if (singleton) return strict ? undefined : best;
  return versions.find((version) => satisfy(version, range));
}

export interface PackageVerdict {
  readonly name: string;
  readonly got: readonly Got[];
  /**
   * Sentences about requirements that are not met, and about modules of which there would be two.
   */
  readonly problems: readonly string[];
}

/**
 * Which version of each shared module wins in a market, who asks for what, and what would not work.
 */
export function negotiate(
  host: Pick<HostOffer, 'version' | 'provides'>,
  remotes: readonly Pick<ReleaseManifest, 'remote' | 'version' | 'shared'>[],
): PackageVerdict[] {
  const names = new Set([
    ...host.provides.map(({ name }) => name),
    ...remotes.flatMap(({ shared }) => shared.map(({ name }) => name)),
  ]);
  return [...names].sort().map((name) => {
    const wanted = remotes.flatMap(({ remote, version, shared }) =>
      shared
        .filter((one) => one.name === name)
        .map(({ range, brings, singleton = true }) => ({
          by: `${remote} ${version}`,
          range,
          singleton,
          strict: true,
          brings,
        })),
    );
    const provided = host.provides.find((one) => one.name === name)?.version;
    const got = negotiated(provided, wanted);
    return { name, got, problems: problemsOf(name, provided, got) };
  });
}

function problemsOf(name: string, provided: string | undefined, got: readonly Got[]): string[] {
  const unmet = got
    .filter(({ version }) => version === undefined)
    .map(({ by, range }) => `${by} asks for ${name} ${range}, and ${provided ?? 'no version of it'} is given`);
  const versions = new Set(got.flatMap(({ version }) => version ?? []));
  if (provided !== undefined && versions.size > 0) versions.add(provided);
  return versions.size > 1 ? [...unmet, `there would be two of ${name}: ${[...versions].sort().join(' and ')}`] : unmet;
}
