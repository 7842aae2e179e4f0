import { startTransition, useCallback, useEffect, useRef, useState } from 'react';
import { pauseAfter } from '../federation/retry';
import { useShell } from './context';
import { loadSlotView } from './slot-data';
import type { Shown, SlotView } from './slot-view';

/** What the page came with, until the slot recovers from a failure, is swapped or is renewed. */
export function useShown(name: string, view: SlotView): Shown {
  const shell = useShell();
  const [shown, change] = useChanges(name, { view, shell, revision: 0 });
  useRecovery(name, shown, change);
  useSwap(name, change);
  useRenewal(name, change);
  return shown;
}

/** What follows what is shown; nothing while that stays. */
type Change = (shown: Shown) => Promise<Shown | undefined>;

/**
 * Changes of a slot happen one after another, each of them of what the one before has left: a
 * navigation may ask for another remote and for the present one's new data at once.
 */
function useChanges(name: string, first: Shown): readonly [Shown, (next: Change) => Promise<void>] {
  const [shown, setShown] = useState(first);
  const latest = useRef(shown);
  const queue = useRef(Promise.resolve());
  const change = useCallback(
    (next: Change) => {
      queue.current = queue.current.then(async () => {
        try {
          latest.current = (await next(latest.current)) ?? latest.current;
          startTransition(() => setShown(latest.current));
        } catch (cause) {
          console.info(`Slot ${name} stays as it is:`, cause);
        }
      });
      return queue.current;
    },
    [name],
  );
  return [shown, change];
}

/** What the document was made for: a slot may be taken over after its visitor has gone on. */
const OPENED = typeof window === 'undefined' ? '' : window.location.href;

/** A slot that failed on the server is asked for again by the browser until it stands. */
function useRecovery(name: string, { view }: Shown, change: (next: Change) => Promise<void>): void {
  const [tries, setTries] = useState(0);
  const failed = view.status === 'failed';
  useEffect(() => {
    if (!failed) return;
    async function lookAgain(): Promise<void> {
      await change(async ({ shell, revision }) => ({
        shell,
        revision,
        view: await loadSlotView(shell, name, new URL(window.location.href)),
      }));
      setTries((count) => count + 1);
    }
    const timer = setTimeout(() => void lookAgain(), pauseAfter(tries));
    return () => clearTimeout(timer);
  }, [failed, tries, name, change]);
}

/**
 * After each navigation the site is asked what fills the slot by now. What stands stays until the
 * next one is ready.
 */
function useSwap(name: string, change: (next: Change) => Promise<void>): void {
  useEffect(() => {
    let here = OPENED;
    function onNavigate(): void {
      if (here === window.location.href) return;
      here = window.location.href;
      void change(async (shown) => (await import('./slot-swap')).swapped(name, shown));
    }
    window.addEventListener('showroom:navigate', onNavigate);
    onNavigate();
    return () => window.removeEventListener('showroom:navigate', onNavigate);
  }, [name, change]);
}

/**
 * What managers changed of the navigation is shown once it is there: in place of what stands, which
 * may be HTML whose code never came.
 */
function useRenewal(name: string, change: (next: Change) => Promise<void>): void {
  useEffect(() => {
    const onChanged = () => void change(async (shown) => (await import('./slot-swap')).renewed(name, shown));
    window.addEventListener('showroom:navigation-changed', onChanged);
    return () => window.removeEventListener('showroom:navigation-changed', onChanged);
  }, [name, change]);
}
