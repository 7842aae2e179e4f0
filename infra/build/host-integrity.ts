import type { ReleaseManifest } from '@showroom/contracts/remotes/release';
import { integrityOf } from '../integrity';

type Asset = ReleaseManifest['web']['assets'][number];

/** One hash for all files of a host's build: a changed, added or missing one gives another. */
export function hostIntegrity(assets: readonly Pick<Asset, 'path' | 'integrity'>[]): string {
  const lines = assets.map(({ path, integrity }) => `${path} ${integrity}\n`).sort();
  return integrityOf(lines.join(''));
}
