import type { Platform } from '@showroom/shared-ui/platform';
import { LIST_TEXTS } from '../listing/texts';
import { SAVED_TEXTS } from '../saved/texts';
import { SPECIFICATION_MESSAGES, type SpecificationMessages } from '../specification/messages';
import { seatForms } from '../specification/seat-forms';
import { inLanguage, isLanguageOf } from './in-language';
import type { Language } from './language';

/** What says in which words a page is written: its language, and what its market calls things. */
export type LocaleSource = Pick<Platform, 'locale' | 'settings'>;

/**
 * The words of a locale's language, English where there are none; a market may count seats in its
 * own.
 */
function wordsOf({ locale, settings }: LocaleSource): SpecificationMessages {
  const language = locale.split('-')[0];
  const words: SpecificationMessages =
    SPECIFICATION_MESSAGES[isLanguageOf(SPECIFICATION_MESSAGES, language) ? language : 'en'];
  return { ...words, seats: seatForms(settings.get('stock_locator.seats_translations'), words.seats) };
}

/** What a card is written with. */
export function cardLanguage(speaker: LocaleSource): Language {
  const { locale } = speaker;
  return {
    locale,
    list: inLanguage(LIST_TEXTS, locale),
    saved: inLanguage(SAVED_TEXTS, locale),
    words: wordsOf(speaker),
  };
}
