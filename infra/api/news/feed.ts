import { type ForeignOrigins, isAllowedSource } from '@showroom/contracts/content/foreign-origins';
import type { NewsItem } from '@showroom/contracts/entities/news-item';
import type { MarketCode } from '@showroom/contracts/markets';
import * as z from 'zod';
import type { AskOutside } from '../outside/ask-outside';
import { isSafeAddress } from '../pages/addresses';

/** What feeds of news are written in; anything else is asked for in the first one. */
const LANGUAGES: readonly string[] = ['en', 'ar', 'fr', 'ge', 'ru'];
/** Countries that feeds of news know; anywhere else is given those of the first one. */
const COUNTRIES: readonly string[] = [
  ...['AE', 'DZ', 'AM', 'KZ', 'IR', 'BH', 'JO', 'YE', 'QA', 'TN', 'OM'],
  ...['AZ', 'GE', 'EG', 'IQ', 'KW', 'LB', 'MA', 'PS', 'SA'],
];

const knownOf = (all: readonly string[], one: string) => (all.includes(one) ? one : all[0]);

/** How a feed is asked for news of a market in a language, e.g. `en` and `AE`. */
export function feedQuery(market: string, locale: string) {
  const [language = ''] = locale.split('-');
  return { locale: knownOf(LANGUAGES, language), market: knownOf(COUNTRIES, market.toUpperCase()) };
}

const feedItem = z.object({
  title: z.string().min(1).max(300),
  text: z.string().max(2000).default(''),
  date: z.iso.date(),
  url: z.string().max(2000).refine(isSafeAddress),
  picture: z.string().max(2000).default(''),
});
const feed = z.object({ items: z.array(feedItem).max(60), pages: z.int().min(1), total: z.int().min(0) });

interface Asked {
  readonly address: string;
  readonly market: MarketCode;
  readonly locale: string;
  readonly page: number;
  readonly origins: ForeignOrigins;
}

/** A page of a feed; a picture that pages of the market would not show is left out. */
export async function fetchFeed(ask: AskOutside, { address, market, locale, page, origins }: Asked) {
  const query = { ...feedQuery(market, locale), page: String(page) };
  const { items, pages, total } = await ask({ address, query }, feed);
  const data = items.map(({ picture, ...item }): NewsItem => {
    const isShown = picture !== '' && isAllowedSource('picture', picture, origins);
    return { id: item.url, type: 'news_item', attributes: { ...item, picture: isShown ? picture : '' } };
  });
  return { data, meta: { total, page, pages, items: items.length } };
}
