import { type RefObject, useEffect, useRef } from 'react';

/**
 * Puts the focus on the heading of each view that follows another one of the same page; the first
 * stays where the page was opened.
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
