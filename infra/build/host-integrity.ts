import { createHash } from 'node:crypto';
import type { ReleaseManifest } from '@showroom/contracts/remotes/release';

type Asset = ReleaseManifest['web']['assets'][number];

/** One hash for all files of a host's build: a changed, added or missing one gives another. */
export function hostIntegrity(assets: readonly Pick<Asset, 'path' | 'integrity'>[]): string {
  const lines = assets.map(({ path, integrity }) => `${path} ${integrity}\n`).sort();
  return `sha384-${createHash('sha384').update(lines.join('')).digest('base64')}`;
}
