import type { NavLink } from '@showroom/contracts/entities/nav-entry';
import { MARKETS } from '@showroom/contracts/markets';
import { localPath } from '@showroom/shared-ui/local-path';
import { isHere } from '@showroom/shared-ui/page-address';
import { safeHref } from '@showroom/shared-ui/safe-href';
import type { NavigationData } from '../data/load-navigation';

/** An entry's address in the page's language, and whether it is the page at hand. */
export function linkProps({ url, target }: Pick<NavLink, 'url' | 'target'>, { market, locale, page }: NavigationData) {
  const href = localPath(safeHref(url) ?? '/', locale, MARKETS[market]);
  return {
    href,
    'aria-current': isHere(href, page) ? ('page' as const) : undefined,
    ...(target === '_blank' && { target, rel: 'noopener noreferrer' }),
  };
}
