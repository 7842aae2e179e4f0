import { createContext, useContext } from 'react';
import type { SpecificationMessages } from '../specification/messages';
import type { Language, ListLanguage, VehicleLanguage } from './language';

const LanguageContext = createContext<Language | ListLanguage | VehicleLanguage | undefined>(undefined);

/** Gives what is below it the texts that came with the data. */
export const LanguageProvider = LanguageContext.Provider;

/** All texts of the page at hand. */
export function useLanguage() {
  const language = useContext(LanguageContext);
  if (!language) throw new Error('A LanguageProvider with the texts of the page is missing');
  return language;
}

export function useListTexts(): Language['list'] {
  return useLanguage().list;
}

export function useSavedTexts(): Language['saved'] {
  return useLanguage().saved;
}

export function useFacetTexts(): ListLanguage['facets'] {
  const language = useLanguage();
  if ('facets' in language) return language.facets;
  throw new Error('The data of this page brought no texts for filters');
}

export function useVehicleTexts(): VehicleLanguage['vehicle'] {
  const language = useLanguage();
  if ('vehicle' in language) return language.vehicle;
  throw new Error("The data of this page brought no texts for the vehicle's page");
}

/** What a specification is written with. */
export function useSpecificationMessages(): { readonly words: SpecificationMessages; readonly locale: string } {
  const { words, locale } = useLanguage();
  return { words, locale };
}
