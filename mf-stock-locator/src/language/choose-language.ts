import type { Platform } from '@showroom/shared-ui/platform';
import { LIST_TEXTS } from '../listing/texts';
import { SAVED_TEXTS } from '../saved/texts';
import { seatForms } from '../specification/seat-forms';
import { WORDS, type Words } from '../specification/words';
import { inLanguage, isLanguageOf } from './in-language';
import type { Language } from './language';

/** What says in which words a page is written: its language, and what its market calls things. */
export type Speaker = Pick<Platform, 'locale' | 'settings'>;

/**
 * The words of a locale's language, English where there are none; a market may count seats in its
 * own.
 */
function wordsOf({ locale, settings }: Speaker): Words {
  const language = locale.split('-')[0];
  const words: Words = WORDS[isLanguageOf(WORDS, language) ? language : 'en'];
  return { ...words, seats: seatForms(settings.get('stock_locator.seats_translations'), words.seats) };
}

/** What a card is written with. */
export function cardLanguage(speaker: Speaker): Language {
  const { locale } = speaker;
  return {
    locale,
    list: inLanguage(LIST_TEXTS, locale),
    saved: inLanguage(SAVED_TEXTS, locale),
    words: wordsOf(speaker),
  };
}
