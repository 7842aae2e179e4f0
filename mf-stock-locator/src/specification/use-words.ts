import { usePlatform } from '@showroom/shared-ui/platform';
import { WORDS, type Words } from './words';

function isLanguage(language: string | undefined): language is keyof typeof WORDS {
  return language !== undefined && Object.hasOwn(WORDS, language);
}

/** The words of a locale's language; English where there are none. */
export function wordsOf(locale: string): Words {
  const language = locale.split('-')[0];
  return WORDS[isLanguage(language) ? language : 'en'];
}

/** The words of this page's language. */
export function useWords(): { readonly words: Words; readonly locale: string } {
  const { locale } = usePlatform();
  return { words: wordsOf(locale), locale };
}
