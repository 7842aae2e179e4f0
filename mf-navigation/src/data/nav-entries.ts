import { listNavEntries } from '@showroom/contracts/calls/content';
import type { NavEntry } from '@showroom/contracts/entities/nav-entry';
import type { Platform } from '@showroom/shared-ui/platform';

export type Place = NavEntry['attributes']['place'];

/** The entries of some places, in their editor's order. */
export async function loadNavEntries(
  { client, market, locale }: Platform,
  signal: AbortSignal,
  places: readonly Place[],
): Promise<readonly NavEntry[]> {
  const { data } = await client.send(listNavEntries, { query: { market: market.code, locale } }, { signal });
  return data
    .filter(({ attributes }) => places.includes(attributes.place))
    .sort((one, other) => one.attributes.sequence - other.attributes.sequence);
}
