/**
 * Milliseconds for which an answer is taken as it is; older ones are asked for again beside the
 * request.
 */
const FRESH = 30_000;
/** Milliseconds between two questions to one who does not answer. */
const PAUSE = 10_000;
const MOST = 50;

interface Kept<T> {
  readonly ask: () => Promise<T>;
  value: T | undefined;
  askedAt: number;
  asking: Promise<T> | undefined;
  failure: unknown;
}

export interface CachedAnswers<T> {
  /**
   * The last good answer, however old; the first one is waited for. Rejects only when there never
   * was one.
   */
  get(key: string, ask: () => Promise<T>): Promise<T>;
  /** Asks again for all that was ever wanted: pages are kept until they hear of a change. */
  refresh(): Promise<void>;
}

/**
 * Answers of somebody who may be slow or away, by key; `changed` hears when a later answer differs
 * from the one before.
 */
export function cachedAnswers<T>(changed: (key: string) => void, now = () => Date.now()): CachedAnswers<T> {
  const kept = new Map<string, Kept<T>>();

  function ask(key: string, one: Kept<T>): Promise<T> {
    one.askedAt = now();
    one.asking ??= one
      .ask()
      .then(
        (value) => {
          const isNew = one.value !== undefined && JSON.stringify(one.value) !== JSON.stringify(value);
          Object.assign(one, { value, failure: undefined });
          if (isNew) changed(key);
          return value;
        },
        (failure: unknown) => {
          one.failure = failure;
          throw failure;
        },
      )
      .finally(() => {
        one.asking = undefined;
      });
    return one.asking;
  }

  return {
    async get(key, question) {
      const one = kept.get(key) ?? remember(kept, key, question);
      const age = now() - one.askedAt;
      if (one.value === undefined) {
        if (one.failure !== undefined && age < PAUSE) throw one.failure;
        return ask(key, one);
      }
      if (age > (one.failure === undefined ? FRESH : PAUSE)) ask(key, one).catch(() => undefined);
      return one.value;
    },
    async refresh() {
      await Promise.allSettled([...kept].map(([key, one]) => ask(key, one)));
    },
  };
}

function remember<T>(kept: Map<string, Kept<T>>, key: string, ask: () => Promise<T>): Kept<T> {
  const made: Kept<T> = { ask, value: undefined, askedAt: 0, asking: undefined, failure: undefined };
  if (kept.size >= MOST) kept.delete(kept.keys().next().value ?? '');
  kept.set(key, made);
  return made;
}
