import { useKeepsScroll, useLocation } from '@showroom/shared-ui/router';
import { useEffect, useLayoutEffect, useRef } from 'react';
import { createScrolling, type Scrolling } from './scrolling';
import { SHOWN } from './shown-event';

/**
 * Where a page stands after a navigation: a hash glides to its element, Back and Forward return to
 * where the visitor was, another path begins at its top, and a change of the query alone moves
 * nothing. Until the page hydrates, and when it is loaded anew, the browser does it.
 */
export function ScrollPosition(): null {
  const location = useLocation();
  const keepsScroll = useKeepsScroll();
  const scrolling = useRef<Scrolling>(undefined);
  const before = useRef(location);

  useEffect(() => {
    const own = createScrolling();
    scrolling.current = own;
    return own.stop;
  }, []);

  useLayoutEffect(() => {
    if (before.current === location) return;
    const isNewPath = before.current.pathname !== location.pathname;
    before.current = location;
    scrolling.current?.arrive({ isNewPath, keepsScroll, hash: location.hash });
    window.dispatchEvent(new Event(SHOWN));
  }, [location, keepsScroll]);
  return null;
}
