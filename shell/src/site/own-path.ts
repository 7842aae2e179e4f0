import { withoutBasePath } from '@showroom/contracts/base-path';

/** A target within this site, as a path of it; anything else is the editor's home. */
export function ownPath(to: string | undefined): string {
  const base = 'http://site.invalid';
  if (!to?.startsWith('/') || !URL.canParse(to, base)) return '/cms';
  const url = new URL(to, base);
  if (url.origin !== base) return '/cms';
  // `/.//other.site` is a path of ours until it is written out: two slashes in front would make it
  // an address.
  return withoutBasePath(url.pathname.replace(/^\/+/, '/') + url.search);
}
