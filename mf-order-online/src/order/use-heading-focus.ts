import { type RefObject, useEffect, useRef } from 'react';

/**
 * Focuses the heading of each view after the first, which leaves the focus where the page opened.
 */
export function useHeadingFocus(shown: string): RefObject<HTMLDivElement | null> {
  const region = useRef<HTMLDivElement>(null);
  const before = useRef(shown);
  useEffect(() => {
    if (before.current === shown) return;
    before.current = shown;
    region.current?.querySelector<HTMLElement>('[data-screen-heading]')?.focus();
  }, [shown]);
  return region;
}
