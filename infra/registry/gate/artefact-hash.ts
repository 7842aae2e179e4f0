import { createHash } from 'node:crypto';
import type { ReleaseManifest } from '@showroom/contracts/remotes/release';

/**
 * One hash for everything that a release is: a changed file, and a changed promise of its manifest,
 * give another.
 */
export function artefactOf({ published_at, ...manifest }: ReleaseManifest): string {
  return `sha256-${createHash('sha256')
    .update(JSON.stringify(ordered(manifest)))
    .digest('base64')}`;
}

/** The order in which keys were written says nothing. */
function ordered(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(ordered);
  if (typeof value !== 'object' || value === null) return value;
  const sorted = Object.entries(value).sort(([a], [b]) => (a < b ? -1 : 1));
  return Object.fromEntries(sorted.map(([key, inner]) => [key, ordered(inner)]));
}
