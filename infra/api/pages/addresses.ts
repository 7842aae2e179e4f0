const SCHEMES: ReadonlySet<string> = new Set(['http:', 'https:', 'mailto:', 'tel:', 'sms:']);
/** Gives a relative address something to be relative to; never shown. */
const BASE = 'https://site.invalid';

/**
 * Whether a link may lead there: http(s), mail, telephone or relative. The parser drops what
 * browsers drop (blanks, tabs).
 */
export function isSafeAddress(address: string): boolean {
  return URL.canParse(address, BASE) && SCHEMES.has(new URL(address, BASE).protocol);
}

/** Whether the page's head may name it: the site itself or https; no page loads it. */
export function isPictureAddress(address: string): boolean {
  return URL.canParse(address, BASE) && new URL(address, BASE).protocol === 'https:';
}
