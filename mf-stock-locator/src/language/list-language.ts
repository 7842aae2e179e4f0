import { FACET_TEXTS } from '../facets/texts';
import { cardLanguage } from './choose-language';
import { inLanguage } from './in-language';
import type { ListLanguage } from './language';

/** What a list with its filters is written with. */
export function listLanguage(locale: string): ListLanguage {
  return { ...cardLanguage(locale), facets: inLanguage(FACET_TEXTS, locale) };
}
