import { listCollection } from '@showroom/contracts/calls/collection';
import { foreignOrigins, isAllowedSource } from '@showroom/contracts/content/foreign-origins';
import type { CollectionItem } from '@showroom/contracts/entities/collection-item';
import * as z from 'zod';
import type { Api, Context } from '../kernel/api';
import { implement } from '../kernel/implement';
import { marketSettings } from '../market/market-settings';
import { askOutside } from '../outside/ask-outside';
import { isSafeAddress } from '../pages/addresses';

const text = (longest: number) => z.string().max(longest).default('');
const feedItem = z.object({
  name: z.string().min(1).max(200),
  label: text(80),
  image: text(2000),
  image_hover: text(2000),
  url: text(2000).refine((url) => url === '' || isSafeAddress(url), 'must be an address'),
  button: text(80),
});
const feed = z.object({ items: z.array(feedItem).max(60), pages: z.int().min(1), total: z.int().min(0) });

/** Serves things of collections, from the feed of a market. */
export function collection(api: Api, context: Context): void {
  const settingsOf = marketSettings(context);
  const ask = askOutside(context.config);
  implement(api, listCollection, async ({ query }) => {
    const { market, feed_market, lang = 'en', page = 1, limit = 10, grouped = 'true' } = query;
    const settings = await settingsOf(market);
    const address = settings['collection.feed_url'];
    if (address === '') return { data: [], meta: { total: 0, page: 1, pages: 1, items: limit } };
    const { items, pages, total } = await ask(
      {
        address,
        query: {
          ...{ lang, market: feed_market ?? market, collection: query.collection },
          ...{ limit: String(limit), grouped, page: String(page) },
        },
      },
      feed,
    );
    const origins = foreignOrigins(settings);
    const shown = (picture: string) => (isAllowedSource('picture', picture, origins) ? picture : '');
    const data = items.map(
      (item, index): CollectionItem => ({
        id: `${page}-${index + 1}`,
        type: 'collection_item',
        attributes: { ...item, image: shown(item.image), image_hover: shown(item.image_hover) },
      }),
    );
    return { data, meta: { total, page, pages, items: limit } };
  });
}
