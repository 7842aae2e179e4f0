import { ErrorBoundary } from '@showroom/shared-ui/error-boundary';
import { Suspense, useEffect, useState } from 'react';
import { Analytics, type CountedEvents } from '../analytics/Analytics';
import type { EarlyAnswer } from './Banner';
import { Consent } from './Consent';
import type { ConsentStore } from './consent-store';

export interface VisitProps {
  readonly consent: ConsentStore;
  readonly counted: CountedEvents;
  readonly early: EarlyAnswer;
}

/** A visit: what it may do, and what is counted of it. Without either the page stands. */
export function Visit({ consent, counted, early }: VisitProps) {
  const isLoaded = useLoaded();
  return (
    <>
      <ErrorBoundary fallback={() => null}>
        <Suspense fallback={null}>
          <Consent store={consent} early={early} />
        </Suspense>
      </ErrorBoundary>
      <ErrorBoundary fallback={() => null}>
        {isLoaded && <Analytics consent={consent} counted={counted} />}
      </ErrorBoundary>
    </>
  );
}

/** Whoever counts comes after all that the page shows. */
function useLoaded(): boolean {
  const [isLoaded, setLoaded] = useState(document.readyState === 'complete');
  useEffect(() => {
    const onLoad = () => setLoaded(true);
    window.addEventListener('load', onLoad, { once: true });
    return () => window.removeEventListener('load', onLoad);
  }, []);
  return isLoaded;
}
