import { useSyncExternalStore } from 'react';

/** Whether the page's code runs: false on the server and until the browser has taken over. */
export function useIsRunning(): boolean {
  return useSyncExternalStore(
    () => () => undefined,
    () => true,
    () => false,
  );
}
