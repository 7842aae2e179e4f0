import { matchesPath } from '@showroom/shared-ui/path-pattern';
import { useSetting } from '@showroom/shared-ui/platform';
import { useLocation } from '@showroom/shared-ui/router';
import { SiteSearch } from '@showroom/shared-ui/site-search';
import { useEffect, useState } from 'react';

/**
 * The search bar of the footer: browsers alone have it, in room that the server left for it; not on
 * pages without navigation.
 */
export function FooterSearch() {
  const { pathname } = useLocation();
  const isDisabled = useSetting('navigation.disabled_on_pages').some((pattern) => matchesPath(pattern, pathname));
  const [isMounted, setMounted] = useState(false);
  useEffect(() => setMounted(true), []);
  return (
    <div className="footer-search" data-disabled={isDisabled || undefined} suppressHydrationWarning>
      {isMounted && !isDisabled && <SiteSearch />}
    </div>
  );
}
