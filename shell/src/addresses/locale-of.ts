import { MARKETS, type Market } from '@showroom/contracts/markets';

/**
 * The language of a path: a market's second locale has its language as prefix, which is the
 * basename of its router.
 */
export function localeOf({ locales }: Market, path: string): { locale: string; basename: string } {
  const [first, ...others] = locales;
  const other = others.find((locale) => /^\/[a-z]{2}(?=[/?]|$)/.exec(path)?.[0] === prefixOf(locale));
  return other ? { locale: other, basename: prefixOf(other) } : { locale: first, basename: '/' };
}

/**
 * The prefixes of all second languages: a part of the site that stands at `/x` also stands at
 * `/ar/x`.
 */
export const LANGUAGE_PREFIXES: readonly string[] = [
  ...new Set(Object.values<Market>(MARKETS).flatMap(({ locales }) => locales.slice(1).map(prefixOf))),
];

function prefixOf(locale: string): string {
  return `/${locale.split('-')[0]}`;
}
