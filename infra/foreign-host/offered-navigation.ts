import { listNavEntries, listSettings } from '@showroom/contracts/calls/content';
import { createClient } from '@showroom/contracts/client/client';
import type { NavigationParcelProps } from '@showroom/contracts/host/navigation-parcel';
import { MARKETS, type MarketCode, siteUrlOf } from '@showroom/contracts/markets';
import { composition } from '@showroom/contracts/remotes/release';
import { releaseUrl } from '@showroom/contracts/remotes/release-url';

const REMOTE = 'mf-navigation';

/** Where a market's site and what is behind it are found. */
export interface ForeignAddresses {
  readonly siteOrigin: string;
  readonly registryUrl: string;
  readonly apiUrl: string;
}

/** Where the parcel is, and with which bytes. */
export interface OfferedParcel {
  readonly entry: string;
  readonly integrity: string;
  readonly container: string;
  readonly name: string;
}

/** The parcel that a market's site has now, and what a host without callbacks gives to it. */
export async function offeredNavigation(
  { siteOrigin, registryUrl, apiUrl }: ForeignAddresses,
  code: MarketCode,
  locale: string,
): Promise<{ readonly parcel: OfferedParcel; readonly props: NavigationParcelProps }> {
  const client = createClient({ baseUrl: apiUrl });
  const [parcel, entries, settings] = await Promise.all([
    parcelOf(registryUrl, code),
    client.send(listNavEntries, { query: { market: code, locale } }),
    client.send(listSettings, { query: { market: code } }),
  ]);
  return {
    parcel,
    props: {
      site: siteUrlOf(siteOrigin, MARKETS[code]),
      market: code,
      locale,
      entries: entries.data,
      settings: Object.fromEntries(settings.data.map(({ attributes: { key, value } }) => [key, value])),
    },
  };
}

async function parcelOf(registryUrl: string, market: MarketCode): Promise<OfferedParcel> {
  const answer = await fetch(`${registryUrl}/compositions/${market}`, { signal: AbortSignal.timeout(8000) });
  if (!answer.ok) throw new Error(`The registry answered ${answer.status} for the composition of ${market}`);
  const { origin, remotes } = composition.parse(await answer.json());
  const release = remotes.find(({ remote }) => remote === REMOTE);
  if (!release?.parcels) throw new Error(`${market} has no ${REMOTE} with parcels`);
  const { container, entry } = release.parcels;
  const integrity = release.web.assets.find(({ path }) => path === entry)?.integrity ?? '';
  return { entry: releaseUrl(origin, release, entry), integrity, container, name: './navigation' };
}
