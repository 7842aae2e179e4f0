/**
 * The entry for a language tag: its own, its language's, the fallback's, English, any; nothing of
 * nothing.
 */
export function inLanguage<T>(texts: Readonly<Record<string, T>>, wanted: string, fallback: string): T | undefined {
  const byTag = new Map(Object.entries(texts).map(([tag, value]) => [tag.toLowerCase(), value]));
  for (const tag of [wanted, fallback, 'en']) {
    const found = byTag.get(tag.toLowerCase()) ?? byTag.get(tag.toLowerCase().split('-')[0] ?? '');
    if (found !== undefined) return found;
  }
  return byTag.values().next().value;
}
