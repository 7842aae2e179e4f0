/** A language's name in English, as the editor speaks it. */
export function languageName(locale: string): string {
  return new Intl.DisplayNames('en', { type: 'language' }).of(locale.split('-')[0] ?? locale) ?? locale;
}
