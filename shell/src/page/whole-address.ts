/**
 * An address for readers elsewhere (search engines, previews of links): on the market's own site
 * unless it names another; undefined for what is none.
 */
export function wholeAddress(address: string, siteUrl: string): string | undefined {
  // Not `URL.canParse`: browsers that run the rest of the page do not all have it, and every page
  // has a head.
  try {
    const { protocol, href } = new URL(address, siteUrl);
    return ['http:', 'https:'].includes(protocol) ? href : undefined;
  } catch {
    return undefined;
  }
}

/** Members of https://schema.org entries whose texts are addresses. */
const ADDRESSES = new Set(['url', 'image', 'item']);

/** An entry of structured data with whole addresses, as JSON. */
export function structuredJson(entry: Record<string, unknown>, siteUrl: string): string {
  const whole = (value: unknown) => (typeof value === 'string' ? wholeAddress(value, siteUrl) : value);
  return JSON.stringify(entry, (key, value: unknown) => {
    if (!ADDRESSES.has(key)) return value;
    return Array.isArray(value) ? value.map(whole) : whole(value);
  });
}
