import type { Market } from '@showroom/contracts/markets';
import { localPath, pathOfPage } from '@showroom/shared-ui/local-path';

/** The same page in one language of its market. */
interface Alternate {
  readonly locale: string;
  readonly path: string;
}

/**
 * A page in all languages of its market, by its canonical address; nothing where there is one
 * language, or where the page is elsewhere. Other markets' pages are named by the sitemap, which
 * costs no page anything.
 */
export function alternatesOf(
  canonical: string | undefined,
  { locale, market }: { readonly locale: string; readonly market: Market },
): Alternate[] {
  if (!canonical?.startsWith('/') || market.locales.length < 2) return [];
  const path = pathOfPage(canonical, locale, market);
  return market.locales.map((one) => ({ locale: one, path: localPath(path, one, market) }));
}
