import { randomUUID } from 'node:crypto';
import { mkdir, open, rename, rm } from 'node:fs/promises';
import { dirname } from 'node:path';

/** Writes bytes into a new file and onto the disk itself. */
export type StoreBytes = (path: string, content: string | Buffer, mode?: number) => Promise<void>;

/** What a power cut leaves is the whole file. */
export const storeBytes: StoreBytes = async (path, content, mode = 0o644) => {
  const file = await open(path, 'w', mode);
  try {
    await file.writeFile(content);
    await file.sync();
  } finally {
    await file.close();
  }
};

/**
 * A name that was made or changed in a folder survives a power cut once the folder itself is on the
 * disk.
 */
export async function syncFolder(folder: string): Promise<void> {
  const opened = await open(folder, 'r');
  try {
    await opened.sync();
  } finally {
    await opened.close();
  }
}

/** Writes a file whole or not at all; what a failed write left is taken away. */
export async function storeWhole(
  path: string,
  content: string | Buffer,
  { mode, write = storeBytes }: { readonly mode?: number; readonly write?: StoreBytes } = {},
): Promise<void> {
  await mkdir(dirname(path), { recursive: true });
  const temporary = `${path}.${randomUUID()}.part`;
  try {
    await write(temporary, content, mode);
    await rename(temporary, path);
    await syncFolder(dirname(path));
  } catch (error) {
    await rm(temporary, { force: true });
    throw error;
  }
}
