import { copyFile, open, readdir, readFile, rm, stat } from 'node:fs/promises';
import { join, relative, sep } from 'node:path';
import { errorCode } from '../error-code';
import { storeWhole } from '../files';
import type { ObjectStorage } from './object-storage';

/** Names between slashes: no key leads out of the folder. */
const KEY = /^[a-z0-9][\w@-]*(?:\/[\w-][\w.@-]*)+$/;
/** Of `storeWhole`, until the file has its name. */
const UNFINISHED = /\.part$/;

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

/** The files below a folder, by their paths from its parent on, in the order of these. */
async function filesBelow(parent: string, prefix: string) {
  const folder = join(parent, prefix);
  const entries = (await orNothing(readdir(folder, { recursive: true, withFileTypes: true }))) ?? [];
  const paths = entries.filter((entry) => entry.isFile()).map((entry) => join(entry.parentPath, entry.name));
  const found = await Promise.all(
    paths.map(async (path) => {
      const { mtimeMs: storedAt } = (await orNothing(stat(path))) ?? {};
      const key = relative(parent, path).replaceAll(sep, '/');
      return storedAt === undefined || UNFINISHED.test(key) ? [] : [{ key, storedAt }];
    }),
  );
  return found.flat().sort((a, b) => (a.key < b.key ? -1 : 1));
}

/** Keys as files of a folder. */
export function folderStorage(folder: string): ObjectStorage {
  const fileOf = (key: string) => {
    if (!KEY.test(key)) throw new Error(`No key of a storage: ${key}`);
    return join(folder, key);
  };
  return {
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
    list: (prefix) => filesBelow(folder, prefix),
  };
}
