import type { Market } from '@showroom/contracts/markets';
import type { createBrowserRouter } from '@showroom/shared-ui/router';
import { isWaiting } from '../federation/deferred';
import { isGuarded } from '../routes/guarded';
import { localeOf } from '../routes/locale-of';

type Router = ReturnType<typeof createBrowserRouter>;

/**
 * Addresses of this origin that are no pages of the router, and the gallery, whose examples only
 * the server knows.
 */
const NO_PAGE = /^\/(platform|media|naas|assets|auth|health|site-map|gallery)(\/|$)/;

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

/**
 * The router's path for an address, unless it is another document: elsewhere, guarded, no page, or
 * in another language.
 */
export function destinationOf(url: URL, basename: string, market: Market): string | undefined {
  if (url.origin !== window.location.origin) return;
  const here = window.location;
  if (url.hash && url.pathname === here.pathname && url.search === here.search) return;
  // Another language is another document: its lang and dir are the server's business.
  if (localeOf(market, url.pathname).basename !== basename) return;
  const path = url.pathname.slice(basename === '/' ? 0 : basename.length) || '/';
  // Guarded parts ask for a session first, which is the server's business.
  if (isGuarded(path) || NO_PAGE.test(path)) return;
  return path + url.search + url.hash;
}
