import { listNavEntries } from '@showroom/contracts/calls/content';
import type { NavEntry } from '@showroom/contracts/entities/nav-entry';
import type { MarketCode } from '@showroom/contracts/markets';
import { type PageAddress, pageAddress } from '@showroom/shared-ui/page-address';
import type { Platform } from '@showroom/shared-ui/platform';

type Entry = NavEntry['attributes'] & { readonly id: string };

/** Everything that the navigation is rendered from; the same on the server and in the browser. */
export interface NavigationData {
  readonly brand: string;
  readonly market: MarketCode;
  readonly locale: string;
  readonly main: readonly Entry[];
  readonly utility: readonly Entry[];
  readonly page: PageAddress;
}

export async function loadNavigation(platform: Platform, url: URL, signal: AbortSignal): Promise<NavigationData> {
  const { client, market, locale, settings } = platform;
  const { data } = await client.send(listNavEntries, { query: { market: market.code, locale } }, { signal });
  const entriesOf = (place: Entry['place']) =>
    data
      .filter(({ attributes }) => attributes.place === place)
      .sort((one, other) => one.attributes.sequence - other.attributes.sequence)
      .map(({ id, attributes }) => ({ ...attributes, id }));
  return {
    brand: settings.get('app.name'),
    market: market.code,
    locale,
    main: entriesOf('main'),
    utility: entriesOf('utility'),
    page: pageAddress(platform, url),
  };
}
