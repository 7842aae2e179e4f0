import { useEffect, useRef } from 'react';

/** Long enough for a sentence to be thought to its end. */
const AUTOSAVE_AFTER = 2000;

/** Long enough for a server that starts again not to be asked by everybody at once. */
const RETRY_AFTER = 5000;
const LONGEST_PAUSE = 60_000;

/** Milliseconds before the retry that follows so many: each pause is twice the one before. */
const pauseAfter = (retries: number) => Math.min(RETRY_AFTER * 2 ** retries, LONGEST_PAUSE);

interface Autosave {
  /** Undefined where nothing is to be saved. */
  readonly reason: 'changed' | 'unanswered' | undefined;
  /** Another one with each result of a save. */
  readonly save: object;
  /** What is edited, another one with each key. */
  readonly content: object;
  autosave(): Promise<void>;
}

/**
 * Saves what is typed by itself, and once more what nobody answered: ever more calmly, until
 * somebody types or the connection is back.
 */
export function useAutosave({ reason, save, content, autosave }: Autosave): void {
  const retries = useRef(0);
  // biome-ignore lint/correctness/useExhaustiveDependencies: what is typed begins anew
  useEffect(() => {
    const beginAnew = () => {
      retries.current = 0;
    };
    beginAnew();
    // Also while a save is on its way, which may not be answered.
    window.addEventListener('online', beginAnew);
    return () => window.removeEventListener('online', beginAnew);
  }, [content]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: each change, and each save, begins the wait anew
  useEffect(() => {
    if (!reason) return undefined;
    const timer = setTimeout(
      () => {
        if (reason === 'unanswered') retries.current += 1;
        void autosave();
      },
      reason === 'unanswered' ? pauseAfter(retries.current) : AUTOSAVE_AFTER,
    );
    const saveNow = () => void autosave();
    window.addEventListener('online', saveNow);
    return () => {
      clearTimeout(timer);
      window.removeEventListener('online', saveNow);
    };
  }, [reason, save, content, autosave]);
}
