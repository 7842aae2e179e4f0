import { ErrorBoundary } from '@showroom/shared-ui/error-boundary';
import { onDemand } from '@showroom/shared-ui/on-demand';
import { type ReactNode, Suspense, useEffect, useRef, useState } from 'react';
import type { MapProps } from './map-point';
import './Map.css';

const LiveMap = onDemand(() => import('./LiveMap').then((code) => code.LiveMap));

interface MapFrameProps extends MapProps {
  /** Stands until the map comes, and where none can be drawn. */
  readonly picture: ReactNode;
}

/** A picture of a map, whose place a live one takes when a visitor comes near it. */
export function MapFrame({ picture, ...map }: MapFrameProps) {
  const frame = useRef<HTMLDivElement>(null);
  const [status, setStatus] = useState<'away' | 'near' | 'live' | 'failed'>('away');
  useEffect(() => {
    const { current } = frame;
    if (!current) return;
    const observer = new IntersectionObserver(
      ([entry]) => {
        if (!entry?.isIntersecting) return;
        observer.disconnect();
        setStatus('near');
      },
      { rootMargin: '200px' },
    );
    observer.observe(current);
    return () => observer.disconnect();
  }, []);
  const fail = (cause: unknown) => {
    console.warn('A map cannot be drawn', cause);
    setStatus('failed');
  };
  return (
    <div className="map" ref={frame}>
      <div className="map-picture" hidden={status === 'live'}>
        {picture}
      </div>
      {map.points.length > 0 && (status === 'near' || status === 'live') && (
        <ErrorBoundary fallback={() => null} onError={fail}>
          <Suspense>
            <LiveMap {...map} onReady={() => setStatus('live')} onFailed={fail} />
          </Suspense>
        </ErrorBoundary>
      )}
    </div>
  );
}
