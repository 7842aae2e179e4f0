import { settled } from './settled';

/**
 * React renders what failed a second time at once: it must find the same failure, or it would load
 * again without end.
 */
const DROP_FAILED_AFTER = 1000;

/**
 * One promise per key, so that a render that is repeated finds what it waited for; a failed one is
 * soon forgotten.
 */
export interface ModuleCache {
  get<T>(key: string, make: () => Promise<T>): Promise<T>;
  /** What a loader has fetched already: a render finds it without waiting. */
  put(key: string, value: unknown): void;
}

export function createModuleCache(): ModuleCache {
  const promises = new Map<string, Promise<never>>();
  return {
    get(key, make) {
      const known = promises.get(key);
      if (known) return known;
      const made = make();
      remember(promises, key, made);
      return made;
    },
    put(key, value) {
      remember(promises, key, settled(Promise.resolve(value), value));
    },
  };
}

function remember(promises: Map<string, Promise<unknown>>, key: string, made: Promise<unknown>): void {
  promises.set(key, made);
  const drop = () => promises.get(key) === made && promises.delete(key);
  made.catch(() => setTimeout(drop, DROP_FAILED_AFTER));
}
