import { useLocation, useMatches } from '@showroom/shared-ui/router';
import { useEffect, useRef } from 'react';
import { hasMetaheads, metaheadsOf } from './page-metaheads';

/**
 * Takes the metaheads along when a visitor goes on to another page; the server wrote those of the
 * first one. What does it is fetched when a page has some.
 */
export function useMetaheads(): void {
  const { pathname } = useLocation();
  const page = useMatches().find(({ data }) => hasMetaheads(data))?.data;
  const shown = useRef({ pathname, page });
  useEffect(() => {
    const before = shown.current;
    if (before.pathname === pathname) return;
    shown.current = { pathname, page };
    const [left, next] = [metaheadsOf(before.page), metaheadsOf(page)];
    if (left.length + next.length === 0) return;
    import(/* webpackChunkName: "metaheads" */ './apply-metaheads').then(
      ({ applyMetaheads }) => applyMetaheads(left, next),
      (cause: unknown) => console.info('Metaheads stay as they are:', cause),
    );
  }, [pathname, page]);
}
