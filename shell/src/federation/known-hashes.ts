import { NO_FILE, type Pin } from './pins';

const hashes = new Map<string, string>();

/** Takes the hashes of a remote's files from a pin that the site's server has verified. */
export function rememberHashes(pins: readonly Pin[]): void {
  for (const { entry, integrity, exposes } of pins) {
    hashes.set(entry, integrity);
    for (const { integrity: files } of Object.values(exposes)) {
      for (const [address, hash] of Object.entries(files)) hashes.set(address, hash);
    }
  }
}

/** The integrity attribute of a file of a remote. */
export function hashOf(address: string): string {
  return hashes.get(address) || NO_FILE;
}
