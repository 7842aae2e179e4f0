/** The first entry of a setting that is written for a language, or for all of them. */
export function inLanguage<T extends { readonly language?: string | undefined }>(
  locale: string,
  entries: readonly T[],
): T | undefined {
  return entries.find((entry) => isInLanguage(locale, entry));
}

export function isInLanguage(locale: string, { language }: { readonly language?: string | undefined }): boolean {
  return !language || locale.split('-')[0] === language;
}
