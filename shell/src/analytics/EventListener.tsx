import type { DetailOf } from '@showroom/contracts/bus';
import { analyticsEvent } from '@showroom/contracts/events/analytics';
import { analyticsReady } from '@showroom/contracts/events/analytics-ready';
import { usePlatform } from '@showroom/shared-ui/platform';
import { useEffect } from 'react';

interface EventListenerProps {
  readonly counted: { readonly deliver: () => void };
  readonly onEvent: (event: DetailOf<typeof analyticsEvent>) => void;
  readonly ready: Promise<boolean>;
}

/**
 * What counting has to do with the page's bus, for which it needs schemas: they weigh more than all
 * the rest of it.
 */
export function EventListener({ counted, onEvent, ready }: EventListenerProps) {
  const { bus } = usePlatform();
  useEffect(() => {
    const stop = bus.on(analyticsEvent, onEvent);
    counted.deliver();
    return stop;
  }, [bus, counted, onEvent]);
  useEffect(() => void ready.then((is_reported) => bus.emit(analyticsReady, { is_reported })), [bus, ready]);
  return null;
}
