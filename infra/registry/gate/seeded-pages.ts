import { MARKETS, type Market } from '@showroom/contracts/markets';
import { pagesIn } from '../../demo/content/pages';
import type { ConsumerPage } from './cases';

/** The pages that every market begins with, as consumers of the blocks on them. */
export function seededPages(): ConsumerPage[] {
  return Object.values<Market>(MARKETS).flatMap((market) =>
    market.locales.flatMap((locale) =>
      pagesIn(locale, market).map(({ path, blocks }) => ({
        consumer: `page ${path} of ${market.code} (${locale})`,
        blocks,
      })),
    ),
  );
}
