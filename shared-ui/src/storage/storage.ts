import { STORAGE_MISSING } from '@showroom/contracts/errors/storage-missing';
import type * as z from 'zod/mini';

export type StorageArea = 'local' | 'session';

/** Browsers that forbid storage throw where it is named; servers have none. */
function areaOf(area: StorageArea): Storage | undefined {
  try {
    const found = area === 'local' ? globalThis.localStorage : globalThis.sessionStorage;
    if (found) return found;
  } catch {
    // Named below, as for a browser that has none.
  }
  console.warn(STORAGE_MISSING);
  return undefined;
}

/** The text that is stored under a key, for readers that bring no schema into a first load. */
export function readStoredText(key: string, area: StorageArea = 'local'): string | undefined {
  return areaOf(area)?.getItem(key) ?? undefined;
}

/** What was stored under a key, or nothing where it is missing, breaks its schema or there is no storage. */
export function readStored<S extends z.ZodMiniType>(
  key: string,
  schema: S,
  area: StorageArea = 'local',
): z.output<S> | undefined {
  const text = readStoredText(key, area);
  if (text === undefined) return undefined;
  const parsed = schema.safeParse(parseJson(text));
  return parsed.success ? parsed.data : undefined;
}

/** Stores a value as JSON; answers whether it was kept, for storage may be absent or full. */
export function writeStored(key: string, value: unknown, area: StorageArea = 'local'): boolean {
  try {
    const found = areaOf(area);
    found?.setItem(key, JSON.stringify(value));
    return found !== undefined;
  } catch (cause) {
    console.warn(`Could not store ${key}`, cause);
    return false;
  }
}

/** Forgets what was stored under a key. */
export function removeStored(key: string, area: StorageArea = 'local'): void {
  areaOf(area)?.removeItem(key);
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
