import {
  listPopularModels,
  RESULTS_OF_EACH,
  RESULTS_OF_ONE,
  searchSite,
  suggestSearches,
} from '@showroom/contracts/calls/search';
import { MARKETS, type MarketCode } from '@showroom/contracts/markets';
import type { Api, Context } from '../kernel/api';
import { implement } from '../kernel/implement';
import { localesOf } from '../market/locales';
import type { StockCache } from '../stock-locator/stock-cache';
import { foundIn, type SearchParts } from './search-market';
import { popularModels, suggested } from './suggest';

/** Serves the search of the site: results, and suggestions while somebody types. */
export function search(api: Api, { database }: Context, stock: StockCache): void {
  const partsFor = (market: MarketCode, locale: string | undefined): SearchParts => ({
    db: database.reads,
    stock,
    market: MARKETS[market],
    locale: localesOf(market, locale).own,
  });

  implement(api, searchSite, async ({ query: { market, locale, text, kind, page = 1 } }) => {
    const items = kind ? RESULTS_OF_ONE : RESULTS_OF_EACH;
    const slice = { kind, offset: kind ? (page - 1) * items : 0, items };
    const { data, counts, match } = await foundIn(partsFor(market, locale), text, slice);
    const all = Object.values(counts).reduce((sum, count) => sum + count, 0);
    const total = kind ? counts[kind] : all;
    const pages = kind ? Math.ceil(total / items) : 1;
    return { data, meta: { total, page: kind ? page : 1, pages, items, counts, match } };
  });

  implement(api, suggestSearches, async ({ query: { market, locale, text } }) => ({
    data: await suggested(partsFor(market, locale), text),
  }));

  implement(api, listPopularModels, async ({ query: { market, items = 6 } }) => ({
    data: await popularModels(partsFor(market, undefined), items),
  }));
}
