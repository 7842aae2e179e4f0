import type { ConsentSource } from '@showroom/contracts/entities/consent';
import { analyticsEvent } from '@showroom/contracts/events/analytics';
import { analyticsReady } from '@showroom/contracts/events/analytics-ready';
import { usePlatform } from '@showroom/shared-ui/platform';
import { useLocation, useMatches } from '@showroom/shared-ui/router';
import { useEffect, useRef, useState } from 'react';
import { pageKindOf, pageNameOf } from './page-kind';
import { startAnalytics } from './start-analytics';
import { storeTrackingParams, trackingParamsIn } from './tracking-params';

/** Events that were sent before anybody counted them. */
export interface CountedEvents {
  readonly deliver: () => void;
}

interface AnalyticsProps {
  readonly consent: ConsentSource;
  readonly counted: CountedEvents;
}

/** Counts what the page's parts say of it, and each page that the visitor goes on to. */
export function Analytics({ consent, counted }: AnalyticsProps) {
  const { bus, settings, market, locale } = usePlatform();
  const matches = useMatches();
  const { pathname } = useLocation();
  const [{ add }] = useState(() =>
    startAnalytics({
      consent,
      tagManager: { id: settings.get('analytics.tag_manager_id'), url: settings.get('analytics.tag_manager_url') },
      collectUrl: settings.get('analytics.collect_url'),
      onReady: (is_reported) => bus.emit(analyticsReady, { is_reported }),
    }),
  );
  useTrackingParams(consent);

  const page = { page_kind: pageKindOf(matches), page: pageNameOf(matches) };
  const seen = useRef<string>(undefined);
  useEffect(() => {
    if (seen.current === pathname) return;
    seen.current = pathname;
    bus.emit(analyticsEvent, {
      event: 'page_view',
      parameters: { ...page, market: market.code, language: locale },
      scope: 'statistic',
    });
  });

  const kind = useRef(page.page_kind);
  kind.current = page.page_kind;
  useEffect(() => {
    const stop = bus.on(analyticsEvent, (event) =>
      add({ ...event, parameters: { page_kind: kind.current, ...event.parameters } }),
    );
    counted.deliver();
    return stop;
  }, [bus, add, counted]);
  return null;
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
