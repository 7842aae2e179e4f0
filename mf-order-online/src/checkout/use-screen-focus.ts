import { type RefObject, useEffect, useRef } from 'react';
import type { CheckoutScreen } from './screens';

/** Puts the focus on the heading of each screen that follows another one; the first stays where the page was opened. */
export function useScreenFocus(shown: CheckoutScreen): RefObject<HTMLDivElement | null> {
  const region = useRef<HTMLDivElement>(null);
  const before = useRef(shown);
  useEffect(() => {
    if (before.current === shown) return;
    before.current = shown;
    region.current?.querySelector<HTMLElement>('[data-screen-heading]')?.focus();
  }, [shown]);
  return region;
}
