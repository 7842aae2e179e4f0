import { FACET_TEXTS } from '../facets/texts';
import { cardLanguage, type OwnSeats } from './choose-language';
import { inLanguage } from './in-language';
import type { ListLanguage } from './language';

/** What a list with its filters is written with. */
export function listLanguage(locale: string, ownSeats: OwnSeats = null): ListLanguage {
  return { ...cardLanguage(locale, ownSeats), facets: inLanguage(FACET_TEXTS, locale) };
}
