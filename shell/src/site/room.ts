import { statfs } from 'node:fs/promises';
import { dirname } from 'node:path';

const LEAST_ROOM = 32 * 1024 * 1024;

/**
 * Whether the disk of a folder, or of the nearest one above it that is there, takes what is written
 * in an ordinary minute.
 */
export async function hasRoom(folder: string): Promise<boolean> {
  try {
    const { bavail, bsize } = await statfs(folder);
    return bavail * bsize >= LEAST_ROOM;
  } catch {
    const above = dirname(folder);
    return above !== folder && hasRoom(above);
  }
}
