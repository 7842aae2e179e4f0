import { withBasePath } from '@showroom/contracts/base-path';
import { isGuarded } from '../addresses/page-address';

type Place = Pick<Location, 'pathname' | 'search' | 'assign'>;

/**
 * Leads visitors on when the API says that they may not, or not yet. Editors stay: the page says
 * why, and what is typed there would be lost.
 */
export function leadAway(basename: string, place: Place) {
  const prefix = basename === '/' ? '' : basename;
  function lead(to: string): void {
    // Where they were led already, another refusal would load the page again and again.
    if (place.pathname !== to && !isGuarded(place.pathname.slice(prefix.length))) place.assign(to);
  }
  return {
    toNoAccess: () => lead(`${prefix}/no-access`),
    /** And back to where the page is. */
    toSignIn: () => lead(withBasePath(`/auth/login?to=${encodeURIComponent(place.pathname + place.search)}`)),
  };
}
