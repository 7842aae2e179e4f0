type Texts = Readonly<Record<string, string>>;

const LOCALE = /^[a-z]{2,3}(-[A-Z]{2})?$/;

const languageOf = (locale: string) => locale.split('-')[0];

/** Whether a value is a text by language; forms have nothing else whose keys have a hyphen. */
export function isTexts(value: unknown): value is Texts {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return false;
  const keys = Object.keys(value);
  return keys.some((key) => key.includes('-')) && keys.every((key) => LOCALE.test(key));
}

/** A text of another market: what it says in a language, or in the first one where it has none. */
function textsOf(texts: Texts, locales: readonly string[]): Texts {
  const found = locales.flatMap((locale) => {
    const alike = Object.keys(texts).find((own) => languageOf(own) === languageOf(locale));
    const text = texts[locale] ?? texts[alike ?? ''];
    return text === undefined ? [] : [[locale, text] as const];
  });
  if (found.length > 0) return Object.fromEntries(found);
  const [[locale], [text]] = [locales, Object.values(texts)];
  return locale === undefined || text === undefined ? {} : { [locale]: text };
}

/** Something with texts, wherever they stand, in the languages of a market. */
export function inLanguagesOf(value: unknown, locales: readonly string[]): unknown {
  if (isTexts(value)) return textsOf(value, locales);
  if (Array.isArray(value)) return value.map((own) => inLanguagesOf(own, locales));
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([key, own]) => [key, inLanguagesOf(own, locales)]));
}
