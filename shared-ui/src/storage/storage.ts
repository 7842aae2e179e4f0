import { STORAGE_MISSING } from '@showroom/contracts/errors/first-load-texts';
import { parseJson } from '@showroom/contracts/schema/parse-json';
import type * as z from 'zod/mini';

/** `local` outlives the visit, `session` ends with the tab. */
export type StorageArea = 'local' | 'session';

/** Browsers that forbid storage throw where it is named; servers have none. */
function areaOf(area: StorageArea): Storage | undefined {
  try {
    const found = area === 'local' ? globalThis.localStorage : globalThis.sessionStorage;
    if (found) return found;
  } catch (cause) {
    reportMissingStorage(cause);
    return undefined;
  }
  reportMissingStorage();
  return undefined;
}

/** Every remote has its own copy of this module: what they have in common is the page. */
const REPORTED = Symbol.for('showroom.storage-reported');

/** Says that a browser keeps nothing, once on a page, however many of its parts meet it. */
export function reportMissingStorage(...cause: readonly unknown[]): void {
  if (Reflect.has(globalThis, REPORTED)) return;
  Reflect.set(globalThis, REPORTED, true);
  console.warn(STORAGE_MISSING, ...cause);
}

/** The text that is stored under a key, for readers that bring no schema into a first load. */
export function loadStoredText(key: string, area: StorageArea = 'local'): string | undefined {
  return areaOf(area)?.getItem(key) ?? undefined;
}

/**
 * What was stored under a key, or nothing where it is missing, breaks its schema or there is no
 * storage.
 */
export function loadStored<S extends z.ZodMiniType>(
  key: string,
  schema: S,
  area: StorageArea = 'local',
): z.output<S> | undefined {
  const text = loadStoredText(key, area);
  if (text === undefined) return undefined;
  const parsed = schema.safeParse(parseJson(text));
  return parsed.success ? parsed.data : undefined;
}

/** Stores a value as JSON; answers whether it was kept, for storage may be absent or full. */
export function store(key: string, value: unknown, area: StorageArea = 'local'): boolean {
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
