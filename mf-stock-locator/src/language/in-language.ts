import { frozen, madeOnce } from '@showroom/shared-ui/frozen';

/**
 * Texts of one feature by language: plain data, so that one language of them can travel; English is
 * complete.
 */
export interface TextTable<T> {
  readonly en: T;
  readonly ar?: NoInfer<Partial<T>>;
  readonly ja?: NoInfer<Partial<T>>;
  readonly uk?: NoInfer<Partial<T>>;
}

export function isLanguageOf<T extends object>(table: T, language: string | undefined): language is keyof T & string {
  return language !== undefined && Object.hasOwn(table, language);
}

/**
 * The table in the language of a locale, with English for what it lacks; one object for all pages.
 */
export function inLanguage<T extends object>(table: TextTable<T>, locale: string): T {
  const languages = complete(frozen(table));
  const language = locale.split('-')[0];
  return (isLanguageOf(languages, language) ? languages[language] : undefined) ?? table.en;
}

const complete = madeOnce(
  <T extends object>(table: TextTable<T>): Readonly<Record<string, T>> =>
    Object.fromEntries(Object.entries(table).map(([language, own]) => [language, { ...table.en, ...own }])),
);
