const SAFE_SCHEMES: readonly string[] = ['http:', 'https:', 'mailto:', 'tel:'];

/** Gives a relative address something to be relative to; never shown. */
const BASE = 'https://site.invalid';

/** An address from an editor, a feed or a query that a link may lead to: http(s), mailto, tel or relative. Undefined for all others. */
export function safeUrl(address: string): string | undefined {
  const trimmed = address.trim();
  if (trimmed === '' || !URL.canParse(trimmed, BASE)) return undefined;
  return SAFE_SCHEMES.includes(new URL(trimmed, BASE).protocol) ? trimmed : undefined;
}
