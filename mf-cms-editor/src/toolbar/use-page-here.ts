import type { PageSummary } from '@showroom/contracts/calls/pages';
import { usePlatform } from '@showroom/shared-ui/platform';
import { useEffect, useState } from 'react';
import { fetchPageAt } from '../data/page-calls';
import { isRefusal, isRefused, markRefused } from './refusals';

/** What is known of a path: undefined until the API has answered, or for good if it does not. */
export interface PageHere {
  readonly path: string;
  /** Null where the path is no page that editors made. */
  readonly page: PageSummary | null;
}

/** The page of a path as editors know it; asked anew for each path, and when the window is back. */
export function usePageHere(path: string): PageHere | undefined {
  const { client, market } = usePlatform();
  const [known, setKnown] = useState<PageHere>();
  useEffect(() => {
    const asking = new AbortController();
    const ask = () => {
      if (isRefused(market.code)) return;
      void fetchPageAt(client, market.code, path, asking.signal).then(
        (page) => setKnown({ path, page }),
        (cause: unknown) => {
          if (isRefusal(cause)) markRefused(market.code);
          // Whoever is not signed in any more has no toolbar; nobody asked for it.
          if (!asking.signal.aborted) setKnown(undefined);
        },
      );
    };
    ask();
    window.addEventListener('focus', ask);
    return () => {
      asking.abort();
      window.removeEventListener('focus', ask);
    };
  }, [client, market.code, path]);
  return known?.path === path ? known : undefined;
}
