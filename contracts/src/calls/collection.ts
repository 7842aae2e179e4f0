import * as z from 'zod/mini';
import { collectionItem } from '../entities/collection-item';
import { MARKET_CODES } from '../markets';
import { integerText, list } from '../schema/schema';
import { call } from './call';

/** Languages that feeds of collections are written in. */
export const COLLECTION_LANGUAGES = ['en', 'ar'] as const;

/** What the feed of a site's market has of a collection; nothing where the market has no feed. */
export const listCollection = call({
  method: 'GET',
  path: '/public_api/collection',
  summary: 'Things of a collection from the feed of a market, page by page.',
  access: 'anyone',
  query: z.object({
    market: z.enum(MARKET_CODES),
    /** Default: English. */
    lang: z.optional(z.enum(COLLECTION_LANGUAGES)),
    /** The feed's own name of a market. */
    feed_market: z.optional(z.string().check(z.maxLength(40))),
    collection: z.string().check(z.minLength(1), z.maxLength(80)),
    /** On a page. Default: 10. */
    limit: z.optional(integerText(1, 60)),
    /** Whether things that differ in colour alone are one. Default: yes. */
    grouped: z.optional(z.enum(['true', 'false'])),
    page: z.optional(integerText(1, 10_000)),
  }),
  answer: list(collectionItem),
});
