import { type RefObject, useEffect, useRef } from 'react';

/**
 * Gives the focus back to the button that opened a dialog, for a dialog that leaves the page cannot
 * do it.
 */
export function useReturnFocus(isOpen: boolean, returns = true): RefObject<HTMLButtonElement | null> {
  const button = useRef<HTMLButtonElement>(null);
  const wasOpen = useRef(false);
  useEffect(() => {
    if (wasOpen.current && !isOpen && returns) button.current?.focus();
    wasOpen.current = isOpen;
  }, [isOpen, returns]);
  return button;
}
