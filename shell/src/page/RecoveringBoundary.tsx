import { ErrorBoundary } from '@showroom/shared-ui/error-boundary';
import { type ReactNode, type RefObject, useEffect, useRef } from 'react';
import { pauseAfter } from '../federation/retry';

interface RecoveringBoundaryProps {
  readonly children: ReactNode;
  readonly fallback: (retry: () => void) => ReactNode;
  readonly resetKey?: string;
}

/**
 * Keeps a failure to its place, and renders what failed again by itself, first soon, then calmly.
 */
export function RecoveringBoundary({ children, fallback, resetKey }: RecoveringBoundaryProps) {
  const tries = useRef(0);
  return (
    <ErrorBoundary
      resetKey={resetKey}
      fallback={(retry) => (
        <Waiting tries={tries} retry={retry}>
          {fallback(retry)}
        </Waiting>
      )}
    >
      {children}
    </ErrorBoundary>
  );
}

interface WaitingProps {
  /** Outlives the failures. */
  readonly tries: RefObject<number>;
  readonly retry: () => void;
  readonly children: ReactNode;
}

function Waiting({ tries, retry, children }: WaitingProps) {
  useEffect(() => {
    const timer = setTimeout(retry, pauseAfter(tries.current));
    tries.current += 1;
    return () => clearTimeout(timer);
  }, [tries, retry]);
  return children;
}
