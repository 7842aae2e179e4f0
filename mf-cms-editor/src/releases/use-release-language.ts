import { useMessages } from '@showroom/shared-ui/messages';
import { usePageLocale } from '@showroom/shared-ui/platform';
import messages from './messages/en.json';

/** What releases are written with: the messages of a language, and the signs of its numbers. */
export interface ReleaseLanguage {
  readonly texts: typeof messages;
  readonly locale: string;
}

/** The page's language. */
export function useReleaseLanguage(): ReleaseLanguage {
  return { texts: useMessages(messages), locale: usePageLocale().locale };
}
