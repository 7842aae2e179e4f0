import { closeSync, mkdirSync, openSync, readFileSync, rmSync, writeSync } from 'node:fs';
import { dirname } from 'node:path';

const held = new Set<string>();

function hasCode(error: unknown, code: string): boolean {
  return typeof error === 'object' && error !== null && 'code' in error && error.code === code;
}

function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return hasCode(error, 'EPERM');
  }
}

function ownerOf(file: string): number | undefined {
  const pid = Number.parseInt(readFileSync(file, 'utf8'), 10);
  // After a crash in a container the next process may get the very same pid.
  if (pid === process.pid) return held.has(file) ? pid : undefined;
  return Number.isInteger(pid) && isAlive(pid) ? pid : undefined;
}

function create(file: string): boolean {
  try {
    const handle = openSync(file, 'wx');
    writeSync(handle, String(process.pid));
    closeSync(handle);
    return true;
  } catch (error) {
    if (hasCode(error, 'EEXIST')) return false;
    throw error;
  }
}

/** Another process has the database folder open. */
export class FolderInUse extends Error {}

/**
 * Claims a PGlite folder for this process, since two processes would destroy it; answers the
 * function that gives it back.
 */
export function lockFolder(folder: string): () => void {
  const file = `${folder}.lock`;
  mkdirSync(dirname(file), { recursive: true });
  if (!create(file)) {
    const owner = ownerOf(file);
    if (owner !== undefined) {
      throw new FolderInUse(
        `The database folder ${folder} is in use by process ${owner}: stop that process, or set DATA_FOLDER to another folder.`,
      );
    }
    rmSync(file, { force: true });
    if (!create(file))
      throw new Error(`Another process took the database folder ${folder} at this moment; start again.`);
  }
  held.add(file);
  return () => {
    held.delete(file);
    rmSync(file, { force: true });
  };
}
