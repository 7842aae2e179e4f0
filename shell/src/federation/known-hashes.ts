import { NO_FILE, type Pin } from './pins';

const hashes = new Map<string, string>();
const folders = new Set<string>();

/** Takes the hashes of a remote's files from a pin that the site's server has verified. */
export function storeHashes(pins: readonly Pin[]): void {
  for (const { entry, integrity, exposes } of pins) {
    hashes.set(entry, integrity);
    folders.add(folderOf(entry));
    for (const { integrity: files } of Object.values(exposes)) {
      for (const [address, hash] of Object.entries(files)) hashes.set(address, hash);
    }
  }
}

/** The integrity attribute of a file of a remote. */
export function hashOf(address: string): string {
  return hashes.get(address) || NO_FILE;
}

/**
 * Whether an address lies where the entry of a verified release does: its chunks, whose hashes the
 * entry knows, lie beside it.
 */
export function isReleaseFile(address: string): boolean {
  return folders.has(folderOf(address));
}

function folderOf(address: string): string {
  const { origin, pathname } = new URL(address);
  return origin + pathname.slice(0, pathname.lastIndexOf('/') + 1);
}
