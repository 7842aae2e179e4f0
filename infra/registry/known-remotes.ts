import { RegistryError } from './registry-error';

/** A name of which nothing was ever released is a slip: it is refused with those that there are. */
export function assertKnownRemote(remote: string, known: readonly string[]): void {
  if (known.includes(remote)) return;
  throw new RegistryError(404, `There is no remote ${remote}. Known: ${known.join(', ') || 'none yet'}`);
}
