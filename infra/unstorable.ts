/** PostgreSQL keeps no U+0000 in a text, and UTF-8 has no lone surrogates. */
function isStorable(text: string): boolean {
  return !text.includes('\0') && !/\p{Surrogate}/u.test(text);
}

interface Unstorable {
  readonly path: readonly string[];
  readonly message: string;
}

const MESSAGE = 'has a character that no text can have';
/**
 * More levels than anything of ours has, and fewer than whatever goes through them by calling
 * itself can take.
 */
const DEEPEST = 64;

/**
 * Where a parsed part of a request has text that no database could keep, names of fields included,
 * or is nested without end.
 */
export function unstorableTexts(value: unknown, path: readonly string[] = []): Unstorable[] {
  if (typeof value === 'string') return isStorable(value) ? [] : [{ path, message: MESSAGE }];
  // Files come as streams or bytes, and are nobody's text yet.
  if (typeof value !== 'object' || value === null || ArrayBuffer.isView(value) || 'pipe' in value) return [];
  if (path.length >= DEEPEST) return [{ path, message: 'is nested too deeply' }];
  return Object.entries(value).flatMap(([name, one]) =>
    isStorable(name) ? unstorableTexts(one, [...path, name]) : [{ path, message: `a field's name ${MESSAGE}` }],
  );
}
