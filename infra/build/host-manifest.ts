import { join } from 'node:path';
import { HOST, type HostManifest } from '@showroom/contracts/remotes/release';
import { CONTRACTS } from '@showroom/contracts/remotes/versions';
import { SETTINGS } from '@showroom/contracts/settings/settings';
import { hostIntegrity } from './host-integrity';
import { assetsOf } from './manifest';
import { loadRemotePackage, ROOT } from './package-info';
import type { runWebpack } from './run-webpack';
import { FEDERATION_CHUNK, providedBy } from './shared-modules';
import { knownEvents } from './uses';

type Stats = Awaited<ReturnType<typeof runWebpack>>;

/** What the shell of these sources gives to remotes and takes from them. */
export async function hostOffer(
  folder: string,
): Promise<Pick<HostManifest, 'contracts' | 'provides' | 'supports' | 'events' | 'settings'>> {
  return {
    contracts: loadRemotePackage(join(ROOT, 'contracts')).version,
    provides: providedBy(folder),
    supports: Object.fromEntries(Object.entries(CONTRACTS).map(([kind, versions]) => [kind, [...versions]])),
    events: await knownEvents(),
    settings: SETTINGS.filter(({ audience }) => audience === 'public').map(({ key }) => key),
  };
}

/**
 * The release manifest of a finished build of the shell: what it gives to remotes and takes from
 * them, and its files.
 */
export async function hostManifestOf(folder: string, build: string, output: string, web: Stats): Promise<HostManifest> {
  const [webAssets, nodeAssets] = [assetsOf(output, 'web'), assetsOf(output, 'node')];
  const first = firstFiles(web);
  return {
    remote: HOST,
    version: `${loadRemotePackage(folder).version}-${build}`,
    integrity: hostIntegrity([...webAssets, ...nodeAssets]),
    ...(await hostOffer(folder)),
    web: { entry: first.scripts[0] ?? '', assets: webAssets, ...first },
    node: { entry: 'node/worker.cjs', assets: nodeAssets },
  };
}

/**
 * The first files, in the order in which a page asks for them, and what a page with a remote's code
 * needs.
 */
function firstFiles(stats: Stats): Pick<HostManifest['web'], 'scripts' | 'styles' | 'federation'> {
  const placed = (names: readonly string[]) => names.map((name) => `web/${name}`);
  const files = (stats.entrypoints?.['main']?.assets ?? []).map(({ name }) => name);
  const federation = stats.namedChunkGroups?.[FEDERATION_CHUNK]?.assets?.map(({ name }) => name) ?? [];
  return {
    scripts: placed(files.filter((file) => file.endsWith('.js'))),
    styles: placed(files.filter((file) => file.endsWith('.css'))),
    federation: placed(federation.filter((file) => file.endsWith('.js'))),
  };
}
