import { idIn } from '../addresses/hash';
import { createScrollMemory } from './scroll-memory';

interface Arrival {
  readonly isNewPath: boolean;
  /** Whether whoever navigated wants nothing to move. */
  readonly keepsScroll: boolean;
  readonly hash: string;
}

export interface Scrolling {
  /** Moves the page to where the history's present entry begins, or where it was left. */
  arrive(arrival: Arrival): void;
  stop(): void;
}

/**
 * Follows the tab's history. To another place of the page it moves at once: React shows that entry
 * only when the code of all blocks is there.
 */
export function createScrolling(): Scrolling {
  const memory = createScrollMemory();
  memory.save();
  let stopRestoring = () => {};
  let shownPage = pageAddress();
  let reached: string | undefined;

  const go = ({ isNewPath, keepsScroll, hash }: Arrival) => {
    // What is restored of the last page would end the glide of this one.
    stopRestoring();
    const known = memory.arrive();
    if (known !== undefined) stopRestoring = restore(known);
    else if (!keepsScroll) {
      if (isNewPath) window.scrollTo({ top: 0, behavior: 'instant' });
      glideTo(hash);
    }
    memory.save();
  };
  const onPopstate = () => {
    if (pageAddress() !== shownPage) return;
    go({ isNewPath: false, keepsScroll: false, hash: window.location.hash });
    reached = memory.entry();
  };
  window.addEventListener('popstate', onPopstate);

  return {
    arrive(arrival) {
      shownPage = pageAddress();
      if (reached !== memory.entry()) go(arrival);
      reached = undefined;
    },
    stop() {
      window.removeEventListener('popstate', onPopstate);
      stopRestoring();
      memory.stop();
    },
  };
}

const pageAddress = () => window.location.pathname + window.location.search;

/**
 * Goes there at once, and again: a glide that was under way moves the page for one more frame.
 * Returns the way to stop.
 */
function restore(top: number): () => void {
  const go = () => window.scrollTo({ top, behavior: 'instant' });
  go();
  let frame = requestAnimationFrame(() => {
    frame = requestAnimationFrame(go);
  });
  return () => cancelAnimationFrame(frame);
}

/** The height of whatever sticks above the target is the root's `scroll-padding`. */
function glideTo(hash: string): void {
  const id = idIn(hash);
  const target = document.getElementById(id);
  // As in HTML, `top` needs no element.
  if (!target && id !== 'top') return;
  const behavior = window.matchMedia('(prefers-reduced-motion: reduce)').matches ? 'instant' : 'smooth';
  if (!target) {
    window.scrollTo({ top: 0, behavior });
    return;
  }
  target.scrollIntoView({ behavior });
  // As with a link that the browser follows: the next Tab goes on from here.
  if (target.tabIndex < 0) target.tabIndex = -1;
  target.focus({ preventScroll: true });
}
