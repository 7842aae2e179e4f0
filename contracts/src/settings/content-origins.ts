import * as z from 'zod/mini';
import { setting } from './setting';

const httpsOrigin = z
  .string()
  .check(
    z.regex(
      /^https:\/\/[a-z0-9]([a-z0-9-]*[a-z0-9])?(\.[a-z0-9]([a-z0-9-]*[a-z0-9])?)*(:\d{1,5})?$/i,
      'must be an origin, https://media.example',
    ),
  );

const SERVER = { schema: z.array(httpsOrigin), audience: 'server', readers: ['shell', 'api'] } as const;

/**
 * Where what editors show may come from beside the site: pages load nothing from elsewhere, and
 * content that names anything else is refused.
 */
export const contentOriginSettings = [
  setting({
    key: 'content.picture_origins',
    ...SERVER,
    default: [],
    summary: "Origins of editors' pictures that are not the site's own.",
  }),
  setting({
    key: 'content.film_origins',
    ...SERVER,
    default: [],
    summary: "Origins of editors' films and sounds that are not the site's own.",
  }),
  setting({
    key: 'content.frame_origins',
    ...SERVER,
    default: [],
    summary: 'Origins whose pages editors may show in frames, such as https://www.youtube-nocookie.com.',
  }),
] as const;
