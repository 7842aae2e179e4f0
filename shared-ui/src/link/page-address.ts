import type { Market } from '@showroom/contracts/markets';
import { pathOfPage } from './local-path';
import { type OtherLocale, otherLocales } from './other-locales';

/** What the links of a navigation depend on. */
export interface PageAddress {
  /** Path as the address bar has it. */
  readonly path: string;
  /** The same page in the market's other languages. */
  readonly others: readonly OtherLocale[];
}

/** The address of a page as links to and from it need it. */
export function pageAddress(
  { market, locale }: { readonly market: Market; readonly locale: string },
  { pathname, search }: Pick<URL, 'pathname' | 'search'>,
): PageAddress {
  const path = pathOfPage(pathname, locale, market);
  return { path: pathname, others: otherLocales(market, locale, { pathname: path, search }) };
}

/**
 * Whether a link's address is the page itself; one with a query, such as a filtered list, is not.
 */
export function isHere(href: string, { path }: PageAddress): boolean {
  return href.startsWith('/') && trimmed(href.split('#')[0] ?? '') === trimmed(path);
}

const trimmed = (path: string) => path.replace(/(?!^)\/+$/, '');
