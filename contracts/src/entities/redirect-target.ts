import type { PageRedirect } from './page';

/** Stands for the site that a path is relative to; never shown. */
const BASE = 'https://site.invalid';

/**
 * Whether a redirect may send visitors there: to a path of the site, or where its kind leaves the
 * site to an address of http or https. Anything that browsers read in another way than it is
 * written (`//host`, backslashes, control characters, blanks) is unsafe, and so are other schemes.
 */
export function isSafeRedirect({ to, link_type }: Pick<PageRedirect['attributes'], 'to' | 'link_type'>): boolean {
  if (/[^\x21-\x7e\u00a1-\uffff]|\\/.test(to)) return false;
  if (to.startsWith('/')) return !to.startsWith('//') && isOfSite(to);
  if (link_type === 'internal' || !/^https?:\/\/[^/]/i.test(to) || !URL.canParse(to)) return false;
  const { username, password } = new URL(to);
  return username === '' && password === '';
}

/** `/.//host` is a path until dots are taken out of it. */
function isOfSite(path: string): boolean {
  if (!URL.canParse(path, BASE)) return false;
  const { origin, pathname } = new URL(path, BASE);
  return origin === BASE && !pathname.startsWith('//');
}

/** Path of a target within the site, as pages are found by; undefined for an address elsewhere. */
export function redirectPath(to: string): string | undefined {
  if (!to.startsWith('/')) return undefined;
  const pathname = decoded(new URL(to, BASE).pathname);
  return pathname === '/' ? '/' : pathname.replace(/\/+$/, '');
}

/** A path as pages have it; one that is no text stays as it is. */
function decoded(pathname: string): string {
  try {
    return decodeURIComponent(pathname);
  } catch {
    return pathname;
  }
}

/** A target with the query that a visitor came with; what it says itself, it says alone. */
export function withQuery(to: string, search: string): string {
  if (search.length < 2) return to;
  const [whole = '', ...anchor] = to.split('#');
  const hash = anchor.length === 0 ? '' : `#${anchor.join('#')}`;
  const [path = '', ...said] = whole.split('?');
  if (said.length === 0) return path + search + hash;
  const query = new URLSearchParams(said.join('?'));
  const own = new Set(query.keys());
  for (const [name, value] of new URLSearchParams(search)) if (!own.has(name)) query.append(name, value);
  return `${path}?${query}${hash}`;
}
