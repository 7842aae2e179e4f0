import type { Market, MarketCode } from '@showroom/contracts/markets';
import { RETAILERS } from '../retailers/retailers';
import { familyPage } from './family';
import { homePage } from './home';
import { type Language, languageOf } from './language';
import { FAMILIES } from './models';
import { newsPage } from './news';
import { offersPage } from './offers';
import type { PageDraft } from './page';
import { GALLERY, LEGAL, retailersPage, stockPage } from './plain-pages';

function draftsIn(language: Language, market: MarketCode): PageDraft[] {
  return [
    homePage(language),
    stockPage(language),
    ...FAMILIES.map((family) => familyPage(family, language)),
    offersPage(language),
    newsPage(language),
    retailersPage(language, RETAILERS[market]),
  ];
}

/**
 * The pages of a market in one of its locales; those without words to translate stand in its first
 * locale only.
 */
export function pagesIn(locale: string, { code, locales }: Market): PageDraft[] {
  const shared = locale === locales[0] ? [GALLERY, ...LEGAL] : [];
  return [...draftsIn(languageOf(locale), code), ...shared];
}
