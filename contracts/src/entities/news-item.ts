import * as z from 'zod/mini';
import { resource } from '../schema/schema';

/** One piece of news in a list: an article of the site, or of a feed elsewhere. */
export const newsItem = resource(
  'news_item',
  z.string(),
  z.object({
    title: z.string(),
    text: z.string(),
    /** ISO 8601, e.g. `2026-10-21`; the list has the latest first. */
    date: z.string(),
    url: z.string(),
    /** A picture of the site without size and format, or an address; empty for none. */
    picture: z.string(),
    /** The picture's colours from top to bottom, `#112,#456,#122`, where they are known. */
    blur: z.optional(z.string()),
  }),
);
/** One piece of news in a list. */
export type NewsItem = z.output<typeof newsItem>;
