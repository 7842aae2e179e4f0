import { randomUUID } from 'node:crypto';
import { mkdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { errorCode } from '../../error-code';
import type { MediaStorage } from './media-storage';

/** Below the folder of drawn pictures, where no drawn one has its address. */
const BELOW = 'library';
/** Names between slashes: no key leads out of the folder. */
const KEY = /^[a-z0-9][\w-]*(?:\/[\w-][\w.-]*)+$/;

/** Keys as files of a folder. */
export function folderStorage(folder: string): MediaStorage {
  const fileOf = (key: string) => {
    if (!KEY.test(key)) throw new Error(`No key of the library: ${key}`);
    return join(folder, BELOW, key);
  };
  return {
    async put(key, body) {
      const file = fileOf(key);
      await mkdir(dirname(file), { recursive: true });
      const temporary = `${file}.${randomUUID()}`;
      try {
        await writeFile(temporary, body);
        // Whoever reads meanwhile finds all of it or nothing.
        await rename(temporary, file);
      } catch (error) {
        await rm(temporary, { force: true });
        throw error;
      }
    },
    async get(key) {
      try {
        return await readFile(fileOf(key));
      } catch (error) {
        if (errorCode(error) === 'ENOENT') return undefined;
        throw error;
      }
    },
    async delete(key) {
      await rm(fileOf(key), { force: true });
    },
  };
}
