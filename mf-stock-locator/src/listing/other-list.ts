import type { Platform } from '@showroom/shared-ui/platform';

const LISTING = /^[a-z0-9-]{1,64}$/;

/** A listing, where it is another one than the market's own: blocks may show any. */
export function otherList({ market }: Pick<Platform, 'market'>, listing: string): string | undefined {
  return listing === market.listing ? undefined : listing;
}

/** The other listing that an address says its vehicle is in. */
export function parseOtherList(platform: Pick<Platform, 'market'>, query: URLSearchParams): string | undefined {
  const listing = query.get('list') ?? '';
  return LISTING.test(listing) ? otherList(platform, listing) : undefined;
}

/** A vehicle's address; ids are looked up in the market's own listing unless it says so. */
export function pathInList(path: string, list: string | undefined): string {
  return list === undefined ? path : `${path}?list=${list}`;
}
