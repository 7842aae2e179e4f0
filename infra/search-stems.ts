const ARTICLES = /^و?(?:[بكف]?ال|لل)(?=\p{L}{2})/u;
const AND = /^و(?=\p{L}{3})/u;
const ENDINGS = /(?<=\p{L}{2})(?:ها|ان|ات|ون|ين|يه|ية|ه|ة|ي)$/u;

const isArabic = (locale: string) => /^ar\b/.test(locale);

/** What a word begins with, whatever stands before it in Arabic: `السيارات` is `سيارات`. */
export function withoutArticle(word: string, locale: string): string {
  return isArabic(locale) ? word.replace(ARTICLES, '').replace(AND, '') : word;
}

/**
 * What words of one meaning have in common. Arabic ones lose article and ending (the light stemmer
 * of Larkey, Ballesteros and Connell): PostgreSQL's takes the first letter of `سيارات` for a
 * prefix, and so finds no `السيارات`. Words of other languages stay as they are.
 */
export function stemmed(word: string, locale: string): string {
  return isArabic(locale) ? withoutArticle(word, locale).replace(ENDINGS, '') : word;
}
