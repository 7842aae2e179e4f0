import { startTransition, useEffect, useState } from 'react';
import type { OnDemand } from './on-demand';

/**
 * Fetches the code of a part that nobody asked for, and says when it has come. After a fallback,
 * even an empty one, React takes over no other HTML of the server for 300 ms.
 */
export function useLoaded({ load }: Pick<OnDemand<never>, 'load'>): boolean {
  const [isLoaded, setLoaded] = useState(false);
  useEffect(() => {
    load().then(
      // In a transition style sheets of the part come before it, again without a fallback.
      () => startTransition(() => setLoaded(true)),
      () => undefined,
    );
  }, [load]);
  return isLoaded;
}
