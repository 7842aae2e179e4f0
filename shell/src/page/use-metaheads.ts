import { useLocation, useMatches } from '@showroom/shared-ui/router';
import { useEffect, useRef, useSyncExternalStore } from 'react';
import { useShell } from './context';
import { hasMetaheads, metaheadsOf } from './page-metaheads';

/**
 * Takes the metaheads along when a visitor goes on to another page, and those that need consent
 * when it is given; the server wrote the others of the first one. What does it is fetched when a
 * page has some.
 */
export function useMetaheads(): void {
  const { pathname } = useLocation();
  const { subscribe, get } = useShell().consent;
  const { allows } = useSyncExternalStore(subscribe, get, get);
  const data = useMatches().find(({ data }) => hasMetaheads(data))?.data;
  const page = metaheadsOf(data);
  const next = page.filter(({ attributes }) => allows([attributes.consent_scope]));
  const shown = useRef({ pathname, next });
  useEffect(() => {
    const before = shown.current;
    const isSamePage = before.pathname === pathname;
    if (isSamePage && before.next.length === next.length) return;
    shown.current = { pathname, next };
    if (before.next.length + next.length === 0) return;
    import(/* webpackChunkName: "metaheads" */ './apply-metaheads').then(
      ({ applyMetaheads }) => applyMetaheads(before.next, next, isSamePage),
      (cause: unknown) => console.info('Metaheads stay as they are:', cause),
    );
  });
}
