/**
 * A market's own words by the path of the text they replace: `facets.brands`,
 * `words.statuses.stock`.
 */
export type OwnWords = Readonly<Record<string, string>>;

/** A market's words by lower-cased language: those of the locale, else of its language. */
export function ownWordsFor(byLanguage: Readonly<Record<string, OwnWords>>, locale: string): OwnWords {
  const tag = locale.toLowerCase();
  return byLanguage[tag] ?? byLanguage[tag.split('-')[0] ?? ''] ?? {};
}

/**
 * The texts of a page with the market's own words in the place of ours; words for texts that there
 * are not change nothing.
 */
export function withOwnWords<T extends object>(texts: T, own: OwnWords): T {
  if (Object.keys(own).length === 0) return texts;
  const written = replaced(texts, '', own);
  return isAlike(written, texts) ? written : texts;
}

function replaced(value: unknown, path: string, own: OwnWords): unknown {
  // What stands at the top is no text: the locale.
  if (typeof value === 'string') return path.includes('.') && Object.hasOwn(own, path) ? own[path] : value;
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return value;
  return Object.fromEntries(
    Object.entries(value).map(([name, part]) => [name, replaced(part, path === '' ? name : `${path}.${name}`, own)]),
  );
}

/** True by construction: texts alone were replaced, by texts. */
function isAlike<T extends object>(value: unknown, like: T): value is T {
  return typeof value === 'object' && value !== null && Object.keys(like).every((name) => name in value);
}
