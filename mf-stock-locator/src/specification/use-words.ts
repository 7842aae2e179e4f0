import { usePlatform } from '@showroom/shared-ui/platform';
import { WORDS, type Words } from './words';

function isLanguage(language: string | undefined): language is keyof typeof WORDS {
  return language !== undefined && Object.hasOwn(WORDS, language);
}

/** The language of specifications on this page, English where there is none of its own. */
export function useWords(): { readonly words: Words; readonly locale: string } {
  const { locale } = usePlatform();
  const language = locale.split('-')[0];
  return { words: WORDS[isLanguage(language) ? language : 'en'], locale };
}
