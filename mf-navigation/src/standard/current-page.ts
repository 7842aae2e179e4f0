import type { NavEntry } from '@showroom/contracts/entities/nav-entry';

interface Address {
  readonly pathname: string;
  readonly search: string;
}

/**
 * Whether an entry leads to the page at hand; an address with a query, such as a filtered list,
 * only with that query.
 */
export function isCurrent(url: string, { pathname, search }: Address): boolean {
  const [path = '', query] = (url.split('#')[0] ?? '').split('?');
  if (path === '' || trimmed(path) !== trimmed(pathname)) return false;
  const given = new URLSearchParams(search);
  return [...new URLSearchParams(query)].every(([name, value]) => given.getAll(name).includes(value));
}

/**
 * The address of the one entry, or of what is below it, that leads to the page at hand: of several
 * the longest, which says most of the query.
 */
export function currentUrl(entries: readonly NavEntry[], address: Address): string | undefined {
  return entries
    .flatMap(({ attributes }) => [attributes, ...attributes.children])
    .flatMap(({ url }) => (isCurrent(url, address) ? url : []))
    .sort((a, b) => b.length - a.length)[0];
}

const trimmed = (path: string) => path.replace(/(?!^)\/+$/, '');
