import { listNews } from '@showroom/contracts/calls/news';
import { foreignOrigins } from '@showroom/contracts/content/foreign-origins';
import type { Api, Context } from '../kernel/api';
import { implement } from '../kernel/implement';
import { localesOf } from '../market/locales';
import { marketSettings } from '../market/market-settings';
import { askOutside } from '../outside/ask-outside';
import { fetchFeed } from './feed';
import { publishedNews } from './published-news';

/** Serves news: articles among the pages of a market, or what the market's feed has. */
export function news(api: Api, context: Context): void {
  const settingsOf = marketSettings(context);
  const ask = askOutside(context.config);
  implement(api, listNews, async ({ query: { market, locale, path = '/', page = 1, items = 9 } }) => {
    const settings = await settingsOf(market);
    const languages = localesOf(market, locale);
    const address = settings['news.feed_url'];
    if (address === '') return publishedNews(context.database.reads, { market, languages, path, page, items });
    return fetchFeed(ask, { address, market, locale: languages.own, page, origins: foreignOrigins(settings) });
  });
}
