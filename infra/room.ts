import { statfs } from 'node:fs/promises';
import { dirname } from 'node:path';

/** Bytes below which a disk counts as full: PostgreSQL writes ahead in steps of 16 MB. */
const LEAST_ROOM = 32 * 1024 * 1024;

/**
 * Bytes that a process may still write in a folder, or in the nearest one above it that is there.
 */
export async function roomIn(folder: string): Promise<number> {
  try {
    const { bavail, bsize } = await statfs(folder);
    return bavail * bsize;
  } catch (error) {
    const above = dirname(folder);
    if (above === folder) throw error;
    return roomIn(above);
  }
}

/**
 * Whether a folder has room for what is written in an ordinary minute; a folder that cannot be
 * looked at has none.
 */
export async function hasRoom(folder: string, least = LEAST_ROOM): Promise<boolean> {
  return (await roomIn(folder).catch(() => 0)) >= least;
}
