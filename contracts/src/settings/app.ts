import * as z from 'zod/mini';
import { setting } from './setting';

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
    default: '/media/heroes/defender-110/pangea-green/desert',
    summary: 'Picture of links to pages that name none: a path of the media, or a whole address.',
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
    key: 'error_page.title',
    schema: z.string(),
    default: 'Page not found',
    summary: 'Heading of the 404 page.',
    audience: 'public',
    readers: ['shell'],
  }),
  setting({
    key: 'error_page.text',
    schema: z.string(),
    default: 'Sorry, the page you are looking for cannot be found.',
    summary: 'Text of the 404 page.',
    audience: 'public',
    readers: ['shell'],
  }),
  setting({
    key: 'error_page.button',
    schema: z.string(),
    default: 'Back to home',
    summary: 'Label of the button of the 404 page.',
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
] as const;
