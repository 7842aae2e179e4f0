import { withBasePath, withoutBasePath } from '@showroom/contracts/base-path';
import type { Market } from '@showroom/contracts/markets';

/** Paths that the site serves once for all languages. */
const UNPREFIXED = /^\/(media|naas|platform|releases|health|metrics|auth)(\/|$)/;

/** Prefix of a market's second locale, `/ar`; empty for its first one. */
export function localePrefix(locale: string, market: Market | undefined): string {
  if (!market || locale === market.locales[0] || !market.locales.includes(locale)) return '';
  return `/${locale.split('-')[0]}`;
}

/**
 * A path of the site in the page's language, below the site's base path; addresses elsewhere,
 * fragments and what has either of them stay as they are.
 */
export function localPath(href: string, locale: string, market: Market | undefined): string {
  const prefix = localePrefix(locale, market);
  const path = withoutBasePath(href);
  if (prefix === '' || !path.startsWith('/') || path.startsWith('//') || UNPREFIXED.test(path)) {
    return withBasePath(href);
  }
  if (hasPrefix(path, prefix)) return withBasePath(path);
  return withBasePath(path === '/' ? prefix : `${prefix}${path}`);
}

/** The path of a page as editors and routes know it: without base path and language. */
export function pathOfPage(pathname: string, locale: string, market: Market | undefined): string {
  const prefix = localePrefix(locale, market);
  const path = withoutBasePath(pathname);
  return (hasPrefix(path, prefix) ? path.slice(prefix.length) : path) || '/';
}

function hasPrefix(path: string, prefix: string): boolean {
  return path.startsWith(prefix) && /^([/?#]|$)/.test(path.slice(prefix.length));
}
