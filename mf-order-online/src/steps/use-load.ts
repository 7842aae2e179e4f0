import { useCallback, useEffect, useState } from 'react';

/** Milliseconds before a load is given up. */
export const PATIENCE = 15_000;

type Load<T> =
  | { readonly status: 'loading' }
  | { readonly status: 'failed' }
  | { readonly status: 'ready'; readonly value: T };

export interface Loading<T> {
  readonly load: Load<T>;
  readonly reload: () => void;
}

/**
 * Loads what a step offers, anew for every other `key`; late answers to earlier ones are dropped.
 */
export function useLoad<T>(fetch: (signal: AbortSignal) => Promise<T>, key: string): Loading<T> {
  const [attempt, setAttempt] = useState(0);
  const [loaded, setLoaded] = useState<{ readonly of: string; readonly load: Load<T> }>();
  const requested = `${attempt} ${key}`;
  // biome-ignore lint/correctness/useExhaustiveDependencies: the key names everything that is asked for
  useEffect(() => {
    const leaving = new AbortController();
    const signal = AbortSignal.any([leaving.signal, AbortSignal.timeout(PATIENCE)]);
    fetch(signal).then(
      (value) => {
        if (!leaving.signal.aborted) setLoaded({ of: requested, load: { status: 'ready', value } });
      },
      (error: unknown) => {
        if (leaving.signal.aborted) return;
        console.warn('What a step offers could not be loaded', error);
        setLoaded({ of: requested, load: { status: 'failed' } });
      },
    );
    return () => leaving.abort();
  }, [requested]);
  const reload = useCallback(() => setAttempt((number) => number + 1), []);
  return { load: loaded?.of === requested ? loaded.load : { status: 'loading' }, reload };
}
