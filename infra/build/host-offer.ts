import { join } from 'node:path';
import type { HostManifest } from '@showroom/contracts/remotes/release';
import { CONTRACTS } from '@showroom/contracts/remotes/versions';
import { SETTINGS } from '@showroom/contracts/settings/settings';
import { ROOT, readRemotePackage } from './package-info';
import { knownEvents } from './uses';

const PACKAGES = {
  react: 'node_modules/react',
  'react-dom': 'node_modules/react-dom',
  'react-dom/client': 'node_modules/react-dom',
  zustand: 'node_modules/zustand',
  '@showroom/shared-ui/router': 'shared-ui',
  '@showroom/shared-ui/platform': 'shared-ui',
} as const;

/** The modules that a host of these sources gives to remotes, with the versions that are installed here. */
export function providedModules(): HostManifest['provides'] {
  return Object.entries(PACKAGES).map(([name, folder]) => ({
    name,
    version: readRemotePackage(join(ROOT, folder)).version,
  }));
}

/** What a host of these sources serves: its part of the contracts, as its manifest says it. */
export async function hostOffer(): Promise<
  Pick<HostManifest, 'contracts' | 'provides' | 'supports' | 'events' | 'settings'>
> {
  return {
    contracts: readRemotePackage(join(ROOT, 'contracts')).version,
    provides: providedModules(),
    supports: Object.fromEntries(Object.entries(CONTRACTS).map(([kind, versions]) => [kind, [...versions]])),
    events: await knownEvents(),
    settings: SETTINGS.map(({ key }) => key),
  };
}
