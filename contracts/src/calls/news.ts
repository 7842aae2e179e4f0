import * as z from 'zod/mini';
import { newsItem } from '../entities/news-item';
import { MARKET_CODES } from '../markets';
import { integerText, list } from '../schema/schema';
import { call } from './call';

/** News of a market in a language, the latest first: pages with a date of news, or its feed. */
export const listNews = call({
  method: 'GET',
  path: '/public_api/news',
  summary: 'News of a market in a language, page by page.',
  access: 'anyone',
  query: z.object({
    market: z.enum(MARKET_CODES),
    locale: z.optional(z.string().check(z.maxLength(20))),
    /** Pages below this path. Default: all. */
    path: z.optional(z.string().check(z.maxLength(500))),
    page: z.optional(integerText(1, 100_000)),
    /** On a page. Default: 9. */
    items: z.optional(integerText(1, 60)),
  }),
  answer: list(newsItem),
});
