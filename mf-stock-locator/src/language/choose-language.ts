import type { Settings } from '@showroom/contracts/settings/settings';
import { LIST_TEXTS } from '../listing/texts';
import { SAVED_TEXTS } from '../saved/texts';
import { seatForms } from '../specification/seat-forms';
import { WORDS, type Words } from '../specification/words';
import { inLanguage, isLanguageOf } from './in-language';
import type { Language } from './language';

/** A market's own words for seats; null where it has none. */
export type OwnSeats = Settings['stock_locator.seats_translations'];

/** The words of a locale's language, English where there are none; a market may count seats in its own. */
function wordsOf(locale: string, ownSeats: OwnSeats): Words {
  const language = locale.split('-')[0];
  const words: Words = WORDS[isLanguageOf(WORDS, language) ? language : 'en'];
  return ownSeats ? { ...words, seats: seatForms(ownSeats, words.seats) } : words;
}

/** What a card is written with. */
export function cardLanguage(locale: string, ownSeats: OwnSeats = null): Language {
  return {
    locale,
    list: inLanguage(LIST_TEXTS, locale),
    saved: inLanguage(SAVED_TEXTS, locale),
    words: wordsOf(locale, ownSeats),
  };
}
