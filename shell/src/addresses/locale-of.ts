import { basePath, withoutBasePath } from '@showroom/contracts/base-path';
import { MARKETS, type Market } from '@showroom/contracts/markets';

/**
 * The language of a path, with or without the site's base path, and the basename of its router: the
 * base path, and the language as prefix for a market's second locale.
 */
export function localeOf({ locales }: Market, path: string): { locale: string; basename: string } {
  const [first, ...others] = locales;
  const language = /^\/[a-z]{2}(?=[/?]|$)/.exec(withoutBasePath(path))?.[0];
  const other = others.find((locale) => prefixOf(locale) === language);
  if (other) return { locale: other, basename: basePath() + prefixOf(other) };
  return { locale: first, basename: basePath() || '/' };
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
