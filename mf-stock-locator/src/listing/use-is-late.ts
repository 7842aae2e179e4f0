import { useEffect, useState } from 'react';

/** Milliseconds for which a list that is on its way looks as it did. */
const PATIENCE = 250;

/**
 * Whether something has been on its way for longer than a moment. What shows that is never drawn
 * with the press that began it: hundreds of elements in the frame that answers a visitor.
 */
export function useIsLate(pending: boolean): boolean {
  const [isLate, setLate] = useState(false);
  useEffect(() => {
    if (!pending) return;
    const timer = setTimeout(() => setLate(true), PATIENCE);
    return () => {
      clearTimeout(timer);
      setLate(false);
    };
  }, [pending]);
  return isLate;
}
