import { useEffect, useRef } from 'react';

const CHANNEL = 'mf-cms-editor:signed-in';

/** Tells the other windows of this site that a person has signed in. */
export function notifySignedIn(): void {
  const channel = new BroadcastChannel(CHANNEL);
  channel.postMessage(undefined);
  channel.close();
}

/**
 * Does something when a person has signed in elsewhere: as that window tells, or when this one is
 * looked at again.
 */
export function useOnSignedIn(work: () => void): void {
  const latest = useRef(work);
  useEffect(() => {
    latest.current = work;
  });
  useEffect(() => {
    const goOn = () => latest.current();
    const channel = new BroadcastChannel(CHANNEL);
    channel.addEventListener('message', goOn);
    window.addEventListener('focus', goOn);
    return () => {
      channel.close();
      window.removeEventListener('focus', goOn);
    };
  }, []);
}
