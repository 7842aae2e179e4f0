import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { HOST, type HostManifest, hostManifest } from '@showroom/contracts/remotes/release';
import { buildIdOf } from '../../build/build-id';
import { hostOffer } from '../../build/host-manifest';
import { loadRemotePackage, ROOT } from '../../build/package-info';

/** What the gate has to know of a host. */
export type HostOffer = Pick<HostManifest, 'version' | 'contracts' | 'provides' | 'supports' | 'events' | 'settings'>;

/** The host that the present sources make: its build's manifest, or the same before it is built. */
export async function presentHost(): Promise<HostOffer> {
  const folder = join(ROOT, HOST);
  const build = buildIdOf(folder);
  const file = join(folder, 'dist', build, 'release.json');
  if (existsSync(file)) return hostManifest.parse(JSON.parse(readFileSync(file, 'utf8')));
  return { version: `${loadRemotePackage(folder).version}-${build}`, ...(await hostOffer(folder)) };
}
