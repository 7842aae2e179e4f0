import { startTransition, useEffect, useState } from 'react';
import { pauseAfter } from '../federation/retry';
import { useShell } from './context';
import { loadSlotView } from './slot-data';
import type { Shown, SlotView } from './slot-view';

/** What the page came with, until the slot recovers from a failure, or is swapped. */
export function useShown(name: string, view: SlotView): Shown {
  const shell = useShell();
  const [shown, setShown] = useState<Shown>({ view, shell, revision: 0 });
  useRecovery(name, shown, setShown);
  useSwap(name, shown, setShown);
  useRenewal(name, shown, setShown);
  return shown;
}

type Show = (shown: Shown) => void;

/** What the document was made for: a slot may be taken over after its visitor has gone on. */
const OPENED = typeof window === 'undefined' ? '' : window.location.href;

/** A slot that failed on the server is asked for again by the browser until it stands. */
function useRecovery(name: string, { view, shell, revision }: Shown, show: Show): void {
  const [tries, setTries] = useState(0);
  const failed = view.status === 'failed';
  useEffect(() => {
    if (!failed) return;
    async function lookAgain(): Promise<void> {
      show({ shell, revision, view: await loadSlotView(shell, name, new URL(window.location.href)) });
      setTries((count) => count + 1);
    }
    const timer = setTimeout(() => void lookAgain(), pauseAfter(tries));
    return () => clearTimeout(timer);
  }, [failed, tries, shell, revision, name, show]);
}

/**
 * After each navigation the site is asked what fills the slot by now. What stands stays until the
 * next one is ready.
 */
function useSwap(name: string, shown: Shown, show: Show): void {
  useEffect(() => {
    let here = shown.revision === 0 ? OPENED : window.location.href;
    let isOver = false;
    async function look(): Promise<void> {
      if (here === window.location.href) return;
      here = window.location.href;
      const { swapped } = await import('./slot-swap');
      const next = await swapped(name, shown);
      if (next && !isOver) startTransition(() => show(next));
    }
    const onNavigate = () => void look().catch((cause: unknown) => console.info(`Slot ${name} stays as it is:`, cause));
    window.addEventListener('showroom:navigate', onNavigate);
    onNavigate();
    return () => {
      isOver = true;
      window.removeEventListener('showroom:navigate', onNavigate);
    };
  }, [name, shown, show]);
}

/**
 * What managers changed of the navigation is shown once it is there: in place of what stands, which
 * may be HTML whose code never came.
 */
function useRenewal(name: string, shown: Shown, show: Show): void {
  useEffect(() => {
    let isOver = false;
    async function renew(): Promise<void> {
      const { renewed } = await import('./slot-swap');
      const next = await renewed(name, shown);
      if (next && !isOver) startTransition(() => show(next));
    }
    const onChanged = () => void renew().catch((cause: unknown) => console.info(`Slot ${name} stays as it is:`, cause));
    window.addEventListener('showroom:navigation-changed', onChanged);
    return () => {
      isOver = true;
      window.removeEventListener('showroom:navigation-changed', onChanged);
    };
  }, [name, shown, show]);
}
