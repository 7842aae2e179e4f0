/**
 * A market's own texts by the path of the text they replace: `facets.brands`,
 * `words.statuses.stock`.
 */
export type MarketMessages = Readonly<Record<string, string>>;

/** A market's texts by lower-cased language: those of the locale, else of its language. */
export function marketMessagesFor(
  byLanguage: Readonly<Record<string, MarketMessages>>,
  locale: string,
): MarketMessages {
  const tag = locale.toLowerCase();
  return byLanguage[tag] ?? byLanguage[tag.split('-')[0] ?? ''] ?? {};
}

/**
 * The texts of a page with the market's own in the place of ours; those for texts that there
 * are not change nothing.
 */
export function withMarketMessages<T extends object>(texts: T, own: MarketMessages): T {
  if (Object.keys(own).length === 0) return texts;
  const written = replaced(texts, '', own);
  return isAlike(written, texts) ? written : texts;
}

function replaced(value: unknown, path: string, own: MarketMessages): unknown {
  // What is at the top is no text: the locale.
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
