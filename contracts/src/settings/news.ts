import * as z from 'zod/mini';
import { httpUrl } from '../entities/http-url';
import { setting } from './setting';

/** How an article leads back to the list of news. */
const backButton = z.object({
  /** By language; what it leaves out is the site's own. */
  label: z.optional(z.record(z.string(), z.string().check(z.minLength(1), z.maxLength(60)))),
  /** The path of the list. */
  link: z._default(z.string().check(z.regex(/^\/(?!\/)\S*$/, 'must be a path of the site')), '/news'),
});

/** Lists of news and their articles. */
export const newsSettings = [
  setting({
    key: 'news.back_button',
    schema: backButton,
    default: { link: '/news' },
    summary: 'Label and link of the button that leads from an article back to the news.',
    audience: 'public',
    readers: ['mf-blocks'],
  }),
  setting({
    key: 'news.feed_url',
    schema: z.union([z.literal(''), httpUrl]),
    default: '',
    summary: 'A feed of news that stands in for the articles of the site; empty for none.',
    audience: 'server',
    readers: ['infra'],
  }),
] as const;
