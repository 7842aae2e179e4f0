import { createContext, useContext } from 'react';
import type { Language } from './language';

const LanguageContext = createContext<Language | undefined>(undefined);

/** Gives what is below it the texts that came with the data. */
export const LanguageProvider = LanguageContext.Provider;

/** All texts of the page at hand. */
export function useLanguage(): Language {
  const language = useContext(LanguageContext);
  if (!language) throw new Error('A LanguageProvider with the texts of the page is missing');
  return language;
}

/** The texts of one feature. */
export function useTextsOf<Feature extends keyof Language>(feature: Feature): NonNullable<Language[Feature]> {
  const texts = useLanguage()[feature];
  if (!texts) throw new Error(`The data of this page brought no texts of ${feature}`);
  return texts;
}
