/** Made once: it takes a millisecond, and a page names its languages with every key. */
const names = new Intl.DisplayNames('en', { type: 'language' });

/** A language's name in English, as the editor speaks it. */
export function languageName(locale: string): string {
  return names.of(locale.split('-')[0] ?? locale) ?? locale;
}
