import type { Market } from '@showroom/contracts/markets';

/** Paths that the site serves once for all languages. */
const UNPREFIXED = /^\/(media|naas|platform|releases|health|metrics|auth)(\/|$)/;

/** Prefix of a market's second locale, `/ar`; empty for its first one. */
export function localePrefix(locale: string, market: Market | undefined): string {
  if (!market || locale === market.locales[0] || !market.locales.includes(locale)) return '';
  return `/${locale.split('-')[0]}`;
}

/**
 * A path of the site in the page's language; addresses elsewhere, fragments and paths that have the
 * prefix stay as they are.
 */
export function localPath(href: string, locale: string, market: Market | undefined): string {
  const prefix = localePrefix(locale, market);
  if (prefix === '' || !href.startsWith('/') || href.startsWith('//') || UNPREFIXED.test(href)) return href;
  const rest = href.slice(prefix.length);
  if (href.startsWith(prefix) && (rest === '' || /^[/?#]/.test(rest))) return href;
  return href === '/' ? prefix : `${prefix}${href}`;
}
