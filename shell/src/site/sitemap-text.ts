import type { SitemapEntry, SitemapPart } from '@showroom/contracts/calls/sitemap';
import { MARKETS, type Market, type MarketCode, siteUrlOf } from '@showroom/contracts/markets';
import { localPath } from '@showroom/shared-ui/local-path';
import { escapeText } from './escape-text';

const HEAD = '<?xml version="1.0" encoding="UTF-8"?>\n';
const SITEMAPS = 'http://www.sitemaps.org/schemas/sitemap/0.9';
const XHTML = 'http://www.w3.org/1999/xhtml';

/** Whose sitemap it is, and what search engines may find in which market. */
export interface SitemapOf {
  readonly market: Market;
  readonly siteOrigin: string;
  readonly isFound: (market: MarketCode, path: string) => boolean;
}

/** The whole address of a page in a language, encoded. */
function addressOf(path: string, locale: string, market: Market, siteOrigin: string): string {
  return new URL(localPath(path, locale, market), siteUrlOf(siteOrigin, market)).href;
}

/** The same page in every language of every market that has it. */
function versionsOf({ attributes: { path, markets } }: SitemapEntry, { siteOrigin, isFound }: SitemapOf) {
  return markets
    .filter((code) => isFound(code, path))
    .flatMap((code) => {
      const market: Market = MARKETS[code];
      return market.locales.map((locale) => ({ code, locale, href: addressOf(path, locale, market, siteOrigin) }));
    });
}

const alternate = (hreflang: string, href: string) =>
  `<xhtml:link rel="alternate" hreflang="${hreflang}" href="${escapeText(href)}"/>`;

/**
 * An address for each language of the market. Every version names all of them and itself, as search
 * engines ask for; `x-default` is that of the first market, which must be the same for all.
 */
function urlElements(entry: SitemapEntry, of: SitemapOf): string {
  const versions = versionsOf(entry, of);
  const [first] = versions;
  const others = versions.map(({ locale, href }) => alternate(locale, href));
  const alternates = first && versions.length > 1 ? [...others, alternate('x-default', first.href)].join('') : '';
  return versions
    .filter(({ code }) => code === of.market.code)
    .map(
      ({ href }) =>
        `<url><loc>${escapeText(href)}</loc><lastmod>${entry.attributes.lastmod}</lastmod>${alternates}</url>\n`,
    )
    .join('');
}

/** A part of a sitemap in pieces, as its entries come. */
export async function* partText(slices: AsyncIterable<readonly SitemapEntry[]>, of: SitemapOf): AsyncGenerator<string> {
  yield `${HEAD}<urlset xmlns="${SITEMAPS}" xmlns:xhtml="${XHTML}">\n`;
  for await (const slice of slices) yield slice.map((entry) => urlElements(entry, of)).join('');
  yield '</urlset>\n';
}

/** The sitemap that names all parts. */
export function indexText(parts: readonly SitemapPart[], siteUrl: string): string {
  const elements = parts.map(
    ({ id, attributes: { lastmod } }) =>
      `<sitemap><loc>${siteUrl}/sitemap/${id}.xml</loc><lastmod>${lastmod}</lastmod></sitemap>\n`,
  );
  return `${HEAD}<sitemapindex xmlns="${SITEMAPS}">\n${elements.join('')}</sitemapindex>\n`;
}
