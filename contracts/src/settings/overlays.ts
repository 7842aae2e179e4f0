import * as z from 'zod/mini';
import { fabContent } from '../entities/fab';
import { pageLanguage } from './page-language';
import { setting } from './setting';

const day = z._default(
  z.string().check(z.regex(/^(\d{4}-\d{2}-\d{2})?$/, 'must be empty or a date such as 2026-12-31')),
  '',
);
const title = z.string().check(z.minLength(1), z.maxLength(200));
/** HTML; the API cleans it before anybody is told it. */
const html = z._default(z.string().check(z.maxLength(20_000)), '');

/** A button of a popup: it leads somewhere, closes the popup, or both. */
const popupButton = z.object({
  type: z._default(z.enum(['primary', 'secondary', 'tertiary']), 'primary'),
  url: z._default(z.string().check(z.maxLength(2000)), ''),
  text: z.string().check(z.minLength(1), z.maxLength(80)),
  icon: z._default(z.string(), ''),
  target: z._default(z.enum(['_self', '_blank']), '_self'),
  close_on_click: z._default(z.boolean(), false),
});

/** A message over the pages whose paths match, from its first day to its last. */
export const popup = z.object({
  is_enabled: z.boolean(),
  header: title,
  body: html,
  buttons: z._default(z.array(popupButton).check(z.maxLength(4)), []),
  /** Empty is yesterday. */
  start_date: day,
  /** Empty is tomorrow. */
  end_date: day,
  /** Paths; one that ends in `*` stands for all that begin so. */
  matching_paths: z._default(
    z.array(z.string().check(z.regex(/^(\/\S*|\*)$/, 'must be a path such as /offers or /offers*'))),
    ['*'],
  ),
  /** `localStorage`, `sessionStorage` or `cookie`; anything else stores nothing. */
  store_type: z._default(z.string(), 'none'),
  namespace: z._default(
    z.string().check(z.regex(/^[\w-]{1,60}$/, 'must be a word such as basic-popup')),
    'basic-popup',
  ),
  cookie_expiry_days: z._default(z.number().check(z.gte(1), z.lte(365)), 1),
  language: pageLanguage,
});
/** A message over the pages whose paths match. */
export type Popup = z.output<typeof popup>;

/** What visitors are asked before they follow a link to elsewhere. */
const exitContent = z.object({
  header: title,
  body: html,
  ok_text: z.string().check(z.minLength(1), z.maxLength(80)),
  /** Without it there is no such button. */
  cancel_text: z._default(z.string().check(z.maxLength(80)), ''),
  language: pageLanguage,
});
/** What visitors are asked before they follow a link to elsewhere. */
export type ExitContent = z.output<typeof exitContent>;

const addresses = z.string().check(z.maxLength(20_000));

/** What lies over the pages of the site. */
export const overlaySettings = [
  setting({
    key: 'fab.content',
    schema: z.array(z.extend(fabContent, { language: pageLanguage })).check(z.maxLength(20)),
    default: [],
    summary:
      'Links of the floating action button: the first entry in the language of the page, unless the page has a block that fills it.',
    audience: 'public',
    readers: ['shell'],
  }),
  setting({
    key: 'popups.list',
    schema: z.array(popup).check(z.maxLength(20)),
    default: [],
    summary:
      'Messages over pages, by path and date; of those that are due the first one is shown, until it was closed.',
    audience: 'public',
    readers: ['shell', 'infra'],
  }),
  setting({
    key: 'search.popup.enabled',
    schema: z.boolean(),
    default: false,
    summary: 'The navigation has a search, which opens over the page; without it the search is the page /search alone.',
    audience: 'public',
    readers: ['shell', 'mf-navigation'],
  }),
  setting({
    key: 'exit_popup.content',
    schema: z.array(exitContent).check(z.maxLength(20)),
    default: [],
    summary:
      'What is asked before a link leads to another site: the first entry in the language of the page; without any nothing is asked.',
    audience: 'public',
    readers: ['shell', 'infra'],
  }),
  setting({
    key: 'exit_popup.whitelist',
    schema: addresses,
    default: '',
    summary: 'Addresses of other sites that are left for without a question, one a line; each stands for all below it.',
    audience: 'public',
    readers: ['shell'],
  }),
  setting({
    key: 'exit_popup.blacklist',
    schema: addresses,
    default: '',
    summary: 'More addresses of other sites that are left for without a question, one a line.',
    audience: 'public',
    readers: ['shell'],
  }),
] as const;
