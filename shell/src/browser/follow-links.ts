import type { createBrowserRouter } from '@showroom/shared-ui/router';
import { isGuarded } from '../routes/guarded';

type Router = ReturnType<typeof createBrowserRouter>;

/** Addresses of this origin that are no pages of the router, and the gallery, whose examples only the server knows. */
const NO_PAGE = /^\/(platform|media|assets|auth|health|site-map|gallery)(\/|$)/;

/** Turns clicks on plain links of the site into navigations without a full load, wherever the HTML came from. */
export function followLinks(router: Router, basename: string): void {
  const base = basename === '/' ? '' : basename;
  router.subscribe(({ navigation }) => {
    if (navigation.state !== 'idle') window.dispatchEvent(new Event('showroom:navigate'));
  });
  window.addEventListener('click', (event) => {
    const target = destination(event, base);
    if (!target) return;
    event.preventDefault();
    void router.navigate(target);
  });
}

function destination(event: MouseEvent, base: string): string | undefined {
  if (event.defaultPrevented || event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey)
    return;
  const anchor = event.target instanceof Element ? event.target.closest('a[href]') : null;
  if (!(anchor instanceof HTMLAnchorElement) || anchor.hasAttribute('download')) return;
  if (anchor.target && anchor.target !== '_self') return;
  // Another language is another document: its lang and dir are the server's business.
  if (anchor.hreflang && anchor.hreflang !== document.documentElement.lang) return;
  const url = new URL(anchor.href);
  if (url.origin !== window.location.origin || NO_PAGE.test(url.pathname)) return;
  const here = window.location;
  if (url.hash && url.pathname === here.pathname && url.search === here.search) return;
  if (base && url.pathname !== base && !url.pathname.startsWith(`${base}/`)) return;
  const path = url.pathname.slice(base.length) || '/';
  // Guarded parts ask for a session first, which is the server's business.
  if (isGuarded(path)) return;
  return path + url.search + url.hash;
}
