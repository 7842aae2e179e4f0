/** Languages that the seed's pages are written in. */
export type Language = 'en' | 'ar' | 'ja' | 'uk';

/** The language of a locale, English for one that the seed does not speak. */
export function languageOf(locale: string): Language {
  const [language] = locale.split('-');
  return language === 'ar' || language === 'ja' || language === 'uk' ? language : 'en';
}
