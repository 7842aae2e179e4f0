import { createContext, Script } from 'node:vm';

/** Milliseconds that a pattern may take with one value: everybody else waits meanwhile. */
const DEADLINE = 50;
const LONGEST = 500;

const asked = createContext({ pattern: '', text: '' });
const script = new Script("new RegExp('^(?:' + pattern + ')$', 'u').test(text)");

/** Whether a text matches; undefined when finding out took too long. */
function matchWithin(pattern: string, text: string): boolean | undefined {
  Object.assign(asked, { pattern, text });
  try {
    return script.runInContext(asked, { timeout: DEADLINE }) === true;
  } catch {
    return undefined;
  }
}

/**
 * Whether a text matches the pattern of a field. Editors write patterns and strangers the texts: a
 * pattern that takes too long is stopped, and the text does not match.
 */
export function matchesInTime(pattern: string, text: string): boolean {
  return matchWithin(pattern, text) ?? false;
}

/**
 * Whether a pattern is quick with texts that slow ones are slow with: each sign that it may ask
 * for, again and again, and then one that it does not.
 */
export function isQuick(pattern: string): boolean {
  const literal = pattern.replaceAll(/\\[dwsDWSbBpP]|[\\^$.*+?()[\]{}|]/g, '');
  const signs = new Set(['a', 'A', '0', ' ', '-', ...[...literal].slice(0, 20)]);
  return [...signs].every((sign) => matchWithin(pattern, `${sign.repeat(LONGEST - 1)}!`) !== undefined);
}
