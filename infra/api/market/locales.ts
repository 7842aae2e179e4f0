import type { Languages } from '@showroom/contracts/content/rendition';
import { MARKETS, type Market } from '@showroom/contracts/markets';

/**
 * The asked locale of a market if it is one of its own, and the locale that stands in for missing
 * texts.
 */
export function localesOf(market: Market['code'], asked: string | undefined): Languages {
  const { locales }: Market = MARKETS[market];
  const [fallback] = locales;
  return { own: locales.find((locale) => locale === asked) ?? fallback, fallback };
}
