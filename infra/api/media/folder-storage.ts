import { copyFile, open, readFile, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { errorCode } from '../../error-code';
import { storeWhole } from '../../files';
import type { MediaStorage } from './media-storage';

/** Below the folder of drawn pictures, where no drawn one has its address. */
const BELOW = 'library';
/** Names between slashes: no key leads out of the folder. */
const KEY = /^[a-z0-9][\w-]*(?:\/[\w-][\w.-]*)+$/;

async function orNothing<T>(found: Promise<T>): Promise<T | undefined> {
  try {
    return await found;
  } catch (error) {
    if (errorCode(error) === 'ENOENT') return undefined;
    throw error;
  }
}

async function copySynced(from: string, to: string): Promise<void> {
  await copyFile(from, to);
  const file = await open(to, 'r+');
  try {
    await file.sync();
  } finally {
    await file.close();
  }
}

/** Keys as files of a folder. */
export function folderStorage(folder: string): MediaStorage {
  const fileOf = (key: string) => {
    if (!KEY.test(key)) throw new Error(`No key of the library: ${key}`);
    return join(folder, BELOW, key);
  };
  return {
    // Whoever reads meanwhile finds all of it or nothing.
    put: async (key, body) => storeWhole(fileOf(key), body),
    putFile: async (key, path) => storeWhole(fileOf(key), '', { write: (to) => copySynced(path, to) }),
    get: (key) => orNothing(readFile(fileOf(key))),
    async read(key, { from, to }) {
      const file = await orNothing(open(fileOf(key)));
      return file?.createReadStream({ start: from, end: to });
    },
    async delete(key) {
      await rm(fileOf(key), { force: true });
    },
  };
}
