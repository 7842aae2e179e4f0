import type { FabContent, FabState } from '@showroom/contracts/entities/fab';
import { fabContentChanged } from '@showroom/contracts/events/fab-content';
import { inLanguage } from '@showroom/shared-ui/in-language';
import { matchesPath } from '@showroom/shared-ui/path-pattern';
import { usePlatform, useSetting } from '@showroom/shared-ui/platform';
import { useLocation } from '@showroom/shared-ui/router';
import { useEffect, useMemo, useState } from 'react';
import { fabState } from './fab-state';

/** The floating button of the page: as a block of it says, else as the setting does. */
export function useFabState(): FabState {
  const { bus, locale } = usePlatform();
  const [ofPage, setOfPage] = useState<FabContent | null>(null);
  const entries = useSetting('fab.content');
  const { pathname } = useLocation();
  // Where the navigation has the logo alone, quick links are as unwelcome.
  const pages = [...useSetting('navigation.disabled_on_pages'), ...useSetting('navigation.logo_only_on_pages')];
  const isHidden = pages.some((pattern) => matchesPath(pattern, pathname));
  useEffect(() => bus.on(fabContentChanged, ({ content }) => setOfPage(content)), [bus]);
  return useMemo(() => fabState(ofPage ?? inLanguage(locale, entries), isHidden), [ofPage, locale, entries, isHidden]);
}
