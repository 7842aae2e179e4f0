/**
 * The text search configuration of a locale: of English PostgreSQL knows the stems, and ours leaves
 * out no word, for `about us` are two of those that others do not index. `simple` compares words as
 * they are.
 */
export function searchConfiguration(locale: string): 'search_english' | 'simple' {
  return /^en\b/.test(locale) ? 'search_english' : 'simple';
}
