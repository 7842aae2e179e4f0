import { LIST_TEXTS } from '../listing/texts';
import { SAVED_TEXTS } from '../saved/texts';
import { WORDS, type Words } from '../specification/words';
import { inLanguage, isLanguageOf } from './in-language';
import type { Language } from './language';

/** The words of a locale's language; English where there are none. */
function wordsOf(locale: string): Words {
  const language = locale.split('-')[0];
  return WORDS[isLanguageOf(WORDS, language) ? language : 'en'];
}

/** What a card is written with. */
export function cardLanguage(locale: string): Language {
  return {
    locale,
    list: inLanguage(LIST_TEXTS, locale),
    saved: inLanguage(SAVED_TEXTS, locale),
    words: wordsOf(locale),
  };
}
