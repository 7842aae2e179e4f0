import { withBasePath } from '@showroom/contracts/base-path';

/**
 * An address for readers elsewhere (search engines, previews of links): on the market's own site
 * unless it names another; undefined for what is none.
 */
export function wholeAddress(address: string, siteUrl: string): string | undefined {
  // Not `URL.canParse`: browsers that run the rest of the page do not all have it, and every page
  // has a head.
  try {
    const { protocol, href } = new URL(withBasePath(address), siteUrl);
    return ['http:', 'https:'].includes(protocol) ? href : undefined;
  } catch {
    return undefined;
  }
}

/** Members of https://schema.org entries whose texts are addresses. */
const ADDRESSES = new Set(['@id', 'url', 'image', 'item', 'logo']);

/** An entry of structured data with whole addresses, as JSON. */
export function structuredJson(entry: Record<string, unknown>, siteUrl: string): string {
  const whole = (value: unknown) => (typeof value === 'string' ? wholeAddress(value, siteUrl) : value);
  return JSON.stringify(entry, (key, value: unknown) => {
    if (!ADDRESSES.has(key)) return value;
    return Array.isArray(value) ? value.map(whole) : whole(value);
  });
}

/** Pictures of the site's media without size and kind, or in one of their sizes. */
const OWN = /^(\/media\/(?:heroes|vehicles)\/[\w/-]+?)(?:-\d+x\d+\.\w{3,4})?$/;
const OF_LIBRARY = /^(\/media\/library\/[\w-]+\/\d+)(?:-\d+x\d+\.\w{3,4})?$/;

/**
 * The address of a picture as previews of links can show it: our own ones 1600 px wide and as jpeg,
 * which every reader knows; any other address as it is.
 */
export function socialImage(address: string): string {
  const drawn = OWN.exec(address)?.[1];
  if (drawn !== undefined) return `${drawn}-1600x840.jpeg`;
  const uploaded = OF_LIBRARY.exec(address)?.[1];
  return uploaded === undefined ? address : `${uploaded}-1600x840.jpg`;
}
