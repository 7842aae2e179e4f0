import * as z from 'zod/mini';
import { setting } from './setting';

const HERO = '/media/heroes/defender-110/pangea-green/dusk';

const NOT_FOUND_PAGE = {
  title: 'Page not found',
  text: 'Sorry, the page you are looking for cannot be found.',
  button: 'Back to home',
  image: HERO,
} as const;

const notFoundPage = z.object({
  title: z._default(z.string(), NOT_FOUND_PAGE.title),
  text: z._default(z.string(), NOT_FOUND_PAGE.text),
  button: z._default(z.string(), NOT_FOUND_PAGE.button),
  /** A path of the media, or a whole address. */
  image: z._default(z.string(), NOT_FOUND_PAGE.image),
});

/** Name, theme, pictures of links and error page of the site. */
export const appSettings = [
  setting({
    key: 'app.name',
    schema: z.string(),
    default: 'Showroom',
    summary: 'Name of the site, the last but one fallback of a page title.',
    audience: 'public',
    readers: ['shell'],
  }),
  setting({
    key: 'app.theme',
    schema: z.enum(['white-theme', 'light-theme', 'grey-theme', 'dark-theme']),
    default: 'white-theme',
    summary: 'Theme of pages that name none.',
    audience: 'public',
    readers: ['shell'],
  }),
  setting({
    key: 'meta.divider',
    schema: z.string(),
    default: '|',
    summary: 'Stands between the page title and the name of the site.',
    audience: 'public',
    readers: ['shell'],
  }),
  setting({
    key: 'meta.image',
    schema: z.string(),
    default: HERO,
    summary: 'Picture of links to pages that name none: a path of the media, or a whole address.',
    audience: 'public',
    readers: ['shell'],
  }),
  setting({
    key: 'meta.image_id',
    schema: z.string(),
    default: '',
    summary: 'The same by its id in the media library, which goes before a path.',
    audience: 'public',
    readers: ['shell'],
  }),
  setting({
    key: 'login.required',
    schema: z.boolean(),
    default: false,
    summary: 'Whether visitors must sign in before they see the site.',
    audience: 'public',
    readers: ['shell'],
  }),
  setting({
    key: 'error_page.404',
    schema: notFoundPage,
    default: NOT_FOUND_PAGE,
    summary: 'Heading, text, label of the button and picture of the 404 page; what it leaves out stays as it is.',
    audience: 'public',
    readers: ['shell'],
  }),
  setting({
    key: 'releases.reported_share',
    schema: z.number().check(z.gte(0), z.lte(1)),
    default: 1,
    summary: 'Share of page views that report errors and web vitals of the remotes; 1 is every one.',
    audience: 'public',
    readers: ['shell'],
  }),
  setting({
    key: 'app.prefetch_links',
    schema: z.boolean(),
    default: false,
    summary:
      'Whether pages fetch the code behind links in sight before anybody follows them; never for who saves data or has a slow connection.',
    audience: 'public',
    readers: ['shell'],
  }),
] as const;
