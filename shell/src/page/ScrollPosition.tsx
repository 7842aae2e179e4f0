import { useKeepsScroll, useLocation } from '@showroom/shared-ui/router';
import { useEffect, useLayoutEffect, useRef } from 'react';
import { idIn } from '../addresses/hash';
import { createScrollMemory } from './scroll-memory';

/**
 * Where a page stands after a navigation: a hash glides to its element, Back and Forward return to
 * where the visitor was, another path begins at its top, and a change of the query alone moves
 * nothing. Until the page hydrates, and when it is loaded anew, the browser does it.
 */
export function ScrollPosition(): null {
  const location = useLocation();
  const keepsScroll = useKeepsScroll();
  const memory = useRef<ReturnType<typeof createScrollMemory>>(undefined);
  const before = useRef(location);
  const stopRestoring = useRef(() => {});

  useEffect(() => {
    const own = createScrollMemory();
    memory.current = own;
    own.save();
    return own.stop;
  }, []);

  useLayoutEffect(() => {
    const { pathname } = before.current;
    if (before.current === location) return;
    before.current = location;
    // What is restored of the last page would end the glide of this one.
    stopRestoring.current();
    const isNewPath = pathname !== location.pathname;
    const known = memory.current?.arrive();
    if (known !== undefined) stopRestoring.current = restore(known);
    else if (!keepsScroll) {
      if (isNewPath) window.scrollTo({ top: 0, behavior: 'instant' });
      glideTo(location.hash);
    }
    memory.current?.save();
  }, [location, keepsScroll]);
  return null;
}

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
