import { FACET_TEXTS } from '../facets/texts';
import { cardLanguage, type LocaleSource } from './choose-language';
import { inLanguage } from './in-language';
import type { ListLanguage } from './language';

/** What a list with its filters is written with. */
export function listLanguage(speaker: LocaleSource): ListLanguage {
  return { ...cardLanguage(speaker), facets: inLanguage(FACET_TEXTS, speaker.locale) };
}
