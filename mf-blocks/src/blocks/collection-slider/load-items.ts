import { listCollection } from '@showroom/contracts/calls/collection';
import type { CollectionItem } from '@showroom/contracts/entities/collection-item';
import type { LoadInput } from '@showroom/shared-ui/remote-modules';
import { pageNumber } from '../../kits/paging/page-number';

/** Query parameter that holds the page of the feed. */
export const PAGE_PARAMETER = 'collectionPage';

export interface FeedData {
  readonly items: readonly CollectionItem['attributes'][];
  readonly page: number;
  readonly pages: number;
  /** The feed could not be had. */
  readonly degraded?: true;
}

export const NO_ITEMS: FeedData = { items: [], page: 1, pages: 1 };

interface Feed {
  readonly lang: string;
  readonly market: string;
  readonly collection: string;
  readonly limit: number;
  readonly grouped: boolean;
  readonly show_pagination: boolean;
}

/** What the market's feed has of a collection; a feed that cannot be had leaves the place empty. */
export async function loadItems({ platform, signal, url }: LoadInput<unknown>, feed: Feed): Promise<FeedData> {
  const page = feed.show_pagination ? pageNumber(url, PAGE_PARAMETER) : 1;
  const market = feed.market.trim();
  const query = {
    market: platform.market.code,
    lang: feed.lang === 'ar' ? 'ar' : 'en',
    ...(market !== '' && { feed_market: market }),
    collection: feed.collection.trim(),
    limit: String(feed.limit),
    grouped: feed.grouped ? 'true' : 'false',
    page: String(page),
  } as const;
  try {
    const { data, meta } = await platform.client.send(listCollection, { query }, { signal });
    const pages = feed.show_pagination ? meta.pages : 1;
    return { items: data.map(({ attributes }) => attributes), page: meta.page, pages };
  } catch (cause) {
    console.warn('The collection could not be had:', cause);
    return { ...NO_ITEMS, degraded: true };
  }
}
