import type { DetailOf } from '@showroom/contracts/bus';
import type { ConsentSource } from '@showroom/contracts/entities/consent';
import type { analyticsEvent } from '@showroom/contracts/events/analytics';
import { onDemand } from '@showroom/shared-ui/on-demand';
import { usePlatform } from '@showroom/shared-ui/platform';
import { useLocation, useMatches } from '@showroom/shared-ui/router';
import { Suspense, useCallback, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { pageKindOf, pageNameOf } from './page-kind';
import { startAnalytics } from './start-analytics';
import { storeTrackingParams, trackingParamsIn } from './tracking-params';

/** Events that were sent, or waited for, before anybody counted them. */
export interface CountedEvents {
  readonly onHeld: (listener: () => void) => () => void;
  readonly onAwaited: (listener: () => void) => () => void;
  readonly inTurn: (action: () => void) => void;
  readonly deliver: () => void;
}

interface AnalyticsProps {
  readonly consent: ConsentSource;
  readonly counted: CountedEvents;
}

const EventListener = onDemand(async () => {
  const { EventListener } = await import(/* webpackChunkName: "counted-events" */ './EventListener');
  return EventListener;
});

/** Counts what the page's parts say of it, and each page that the visitor goes on to. */
export function Analytics({ consent, counted }: AnalyticsProps) {
  const { settings, market, locale } = usePlatform();
  const matches = useMatches();
  const { pathname } = useLocation();
  const [{ add, ready }] = useState(() =>
    startAnalytics({
      consent,
      tagManager: { id: settings.get('analytics.tag_manager_id'), url: settings.get('analytics.tag_manager_url') },
      collectUrl: settings.get('analytics.collect_url'),
    }),
  );
  useTrackingParams(consent);
  const page_kind = pageKindOf(matches);
  const page = pageNameOf(matches);
  const seen = useRef<string>(undefined);
  useEffect(() => {
    if (seen.current === pathname) return;
    seen.current = pathname;
    const parameters = { page_kind, page, market: market.code, language: locale };
    add({ event: 'page_view', parameters, scope: 'statistic' });
  });
  const kind = useRef(page_kind);
  // Before any part of the page tells of itself.
  useLayoutEffect(
    () =>
      counted.inTurn(() => {
        kind.current = page_kind;
      }),
    [counted, page_kind],
  );
  const onEvent = useCallback(
    ({ parameters, ...event }: DetailOf<typeof analyticsEvent>) =>
      add({ ...event, parameters: { page_kind: kind.current, ...parameters } }),
    [add],
  );
  if (!useIsListening(consent, counted)) return null;
  return (
    <Suspense fallback={null}>
      <EventListener counted={counted} onEvent={onEvent} ready={ready} />
    </Suspense>
  );
}

/**
 * Whether somebody has to listen: once something was sent and its visitor has answered, or as soon
 * as somebody waits for what counts.
 */
function useIsListening(consent: ConsentSource, counted: CountedEvents): boolean {
  const [isListening, setListening] = useState(false);
  useEffect(() => {
    let isHeld = false;
    const look = () => isHeld && consent.get().status !== 'pending' && setListening(true);
    const stops = [
      counted.onHeld(() => {
        isHeld = true;
        look();
      }),
      counted.onAwaited(() => setListening(true)),
      consent.subscribe(look),
    ];
    return () => {
      for (const stop of stops) stop();
    };
  }, [consent, counted]);
  return isListening;
}

/** The address that the visitor came with counts until they have answered. */
function useTrackingParams(consent: ConsentSource): void {
  const { search } = useLocation();
  const arrived = useRef<URLSearchParams>(undefined);
  useEffect(() => {
    const found = trackingParamsIn(search);
    if (found) arrived.current = found;
    const follow = () => storeTrackingParams(arrived.current, consent.get());
    follow();
    return consent.subscribe(follow);
  }, [search, consent]);
}
