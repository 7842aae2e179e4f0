/**
 * An address keeps where it leads; files of code also keep their path, for they stand in stack
 * traces.
 */
const ADDRESS = /\b(https?:\/\/[^\s/"'\\<>?#]+)(\/[^\s"'\\<>?#]*)?(?:[?#][^\s"'\\<>]*)?/g;
const CODE_FILE = /\.(?:[cm]?js|tsx?|css)(?::\d+)*\)?$/;
const QUERY = /\?[\w.~%[\]$-]+=[^\s"'\\<>]*/g;
const EMAIL = /[^\s@"'<>\\(),;:=/?&#[\]]+(?:@|%40)[\w-]+(?:\.[\w-]+)*\.\p{L}{2,}/giu;
const PHONE = /(?:\+|%2B)\d[\d ().-]{6,}\d/g;
const TOKEN = /\beyJ[\w-]+\.[\w-]+\.[\w-]*|\bBearer [\w.~+/=-]+/g;

/**
 * A text without what tells people apart or lets them in: paths and queries of addresses, e-mail
 * addresses, phone numbers, tokens. The last sieve of a log; what somebody typed elsewhere has to
 * be kept from it in the first place (`loggedError`).
 */
export function withoutPeople(text: string): string {
  return text
    .replaceAll(TOKEN, '…')
    .replaceAll(ADDRESS, (_, origin: string, path: string = '') =>
      path === '' || path === '/' || CODE_FILE.test(path) ? origin + path : `${origin}/…`,
    )
    .replaceAll(QUERY, '?…')
    .replaceAll(EMAIL, '…@…')
    .replaceAll(PHONE, '+…');
}
