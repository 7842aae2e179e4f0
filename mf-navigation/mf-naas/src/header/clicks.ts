import { analyticsEvent } from '@showroom/contracts/events/analytics';
import type { ForeignSlotProps } from '@showroom/shared-ui/remote-modules';

type Host = Pick<ForeignSlotProps, 'platform' | 'navigate'>;

/**
 * Tells analytics of every link and button, and hands links of the site to the host's router.
 * Returns the way to stop.
 */
export function followClicks(root: HTMLElement, { platform, navigate }: Host): () => void {
  const onClick = (event: MouseEvent) => {
    const clicked = event.target instanceof Element ? event.target.closest('a, button, summary') : null;
    if (!clicked) return;
    const label = clicked.getAttribute('aria-label') ?? clicked.textContent?.trim() ?? '';
    const parameters = { label, url: clicked.getAttribute('href') ?? '' };
    platform.bus.emit(analyticsEvent, { event: 'header_nav_click', parameters, scope: 'statistic' });
    if (!(clicked instanceof HTMLAnchorElement) || !isForRouter(event, clicked)) return;
    event.preventDefault();
    navigate(clicked.pathname + clicked.search + clicked.hash);
  };
  root.addEventListener('click', onClick);
  return () => root.removeEventListener('click', onClick);
}

/**
 * A plain click on a link to a page of this site and in this language: anything else is the
 * browser's.
 */
function isForRouter(event: MouseEvent, link: HTMLAnchorElement): boolean {
  if (event.defaultPrevented || event.button !== 0) return false;
  if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return false;
  if (link.hasAttribute('download') || link.hasAttribute('hreflang')) return false;
  if (link.target !== '' && link.target !== '_self') return false;
  const isHash = link.hash !== '' && link.pathname === window.location.pathname;
  return link.origin === window.location.origin && !isHash;
}
