import * as z from 'zod/mini';
import { setting } from './setting';

/** What robots are asked to leave alone. */
export const robotsSettings = [
  setting({
    key: 'robots.indexed',
    schema: z.boolean(),
    default: true,
    summary: 'Whether search engines may find the site; without it they are asked to leave all of it alone.',
    audience: 'server',
    readers: ['shell'],
  }),
  setting({
    key: 'robots.disallowed_paths',
    schema: z
      .array(z.string().check(z.regex(/^\/[\w./%-]*[\w%-]$/, 'must be a path such as /search'), z.maxLength(200)))
      .check(z.maxLength(200)),
    default: ['/search', '/showroom/saved', '/showroom/compare', '/showroom-order-online'],
    summary: 'Paths that robots are asked to leave alone, with all that is below them, in every language.',
    audience: 'server',
    readers: ['shell'],
  }),
] as const;
