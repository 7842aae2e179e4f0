import { useLocation } from '@showroom/shared-ui/router';
import { useEffect, useRef } from 'react';

/**
 * The link or button that led to another page is gone with its page, and the focus with it: whoever
 * works by keyboard or hears the page goes on at the new page's heading. A focus that stands (a
 * link of the navigation, a dialog, a field) stays.
 */
export function useFocusAfterNavigation(): void {
  const { pathname } = useLocation();
  const before = useRef(pathname);
  useEffect(() => {
    if (before.current === pathname) return;
    before.current = pathname;
    if (document.activeElement !== null && document.activeElement !== document.body) return;
    const page = document.querySelector<HTMLElement>('#content');
    const heading = page?.querySelector<HTMLElement>('h1') ?? page;
    if (heading?.hasAttribute('tabindex') === false) heading.tabIndex = -1;
    // Where the page stands on the screen is the scroll restoration's.
    heading?.focus({ preventScroll: true });
  }, [pathname]);
}
