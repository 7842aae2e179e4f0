import { messagesFor } from '@showroom/shared-ui/messages-for';
import type { LanguageOf, LocaleSource } from '../language/language';
import { shortlistMessages } from '../shortlist/texts';
import { messagesOf } from '../specification/messages-of';
import { listMessages } from './texts';

/** The texts of a card, with those of the buttons that save and compare. */
export type CardLanguage = LanguageOf<'list' | 'saved' | 'words'>;

/** What a card is written with. */
export function cardLanguage(speaker: LocaleSource): CardLanguage {
  const { locale } = speaker;
  return {
    locale,
    list: messagesFor(listMessages, locale),
    saved: messagesFor(shortlistMessages, locale),
    words: messagesOf(speaker),
  };
}
