import type { Market } from '@showroom/contracts/markets';
import type { createBrowserRouter } from '@showroom/shared-ui/router';
import { isFollowed } from '../addresses/follow-event';
import { destinationOf } from '../addresses/page-address';
import { isWaiting } from '../federation/deferred';
import { expectTransition } from './page-transition';

type Router = ReturnType<typeof createBrowserRouter>;

/**
 * Turns clicks on plain links of the site into navigations without a full load, wherever the HTML
 * came from. Returns the way to stop.
 */
export function followLinks(router: Router, basename: string, market: Market): () => void {
  // Any change of the router's state is shown by one transition of the whole page, which waits for
  // parts whose code is still put off. A change of the query without a loader, or a revalidation,
  // never shows as a navigation in progress.
  router.subscribe(() => window.dispatchEvent(new Event('showroom:navigate')));
  const onClick = (event: MouseEvent) => {
    const target = destination(event, basename, market);
    if (!target) return;
    event.preventDefault();
    if (!isFollowed(target)) return;
    expectTransition(event.target);
    void router.navigate(target);
  };
  // React, at the document, stops clicks on their way into what it has not taken over yet.
  const onEarlyClick = (event: MouseEvent) => {
    if (event.target instanceof Element && isWaiting(event.target)) onClick(event);
  };
  window.addEventListener('click', onEarlyClick, { capture: true });
  window.addEventListener('click', onClick);
  return () => {
    window.removeEventListener('click', onEarlyClick, { capture: true });
    window.removeEventListener('click', onClick);
  };
}

function destination(event: MouseEvent, basename: string, market: Market): string | undefined {
  if (event.defaultPrevented || event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey)
    return;
  const anchor = event.target instanceof Element ? event.target.closest('a[href]') : null;
  if (!(anchor instanceof HTMLAnchorElement) || anchor.hasAttribute('download')) return;
  if (anchor.target && anchor.target !== '_self') return;
  return destinationOf(new URL(anchor.href), basename, market);
}
