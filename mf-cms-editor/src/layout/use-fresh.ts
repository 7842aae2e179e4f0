import { useRevalidator } from '@showroom/shared-ui/router';
import { useEffect } from 'react';

const LOOK_AGAIN = 10_000;

/**
 * Looks again now and then, so that what happened by itself shows; not while it is off (behind a
 * dialog, say), nor unseen.
 */
export function useFresh(isOn: boolean, every = LOOK_AGAIN): void {
  const { revalidate } = useRevalidator();
  useEffect(() => {
    if (!isOn) return;
    const timer = setInterval(() => {
      if (document.visibilityState === 'visible') void revalidate();
    }, every);
    return () => clearInterval(timer);
  }, [isOn, revalidate, every]);
}
