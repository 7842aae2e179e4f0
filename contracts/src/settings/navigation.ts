import * as z from 'zod/mini';
import { pageLanguage } from './page-language';
import { setting } from './setting';

const theme = z.enum(['white-theme', 'light-theme', 'grey-theme', 'dark-theme']);

/** Paths; one that ends in `*` stands for all that begin so. */
const paths = z.array(z.string().check(z.regex(/^\/\S*$/, 'must be a path such as /offers or /offers*')));

const webAddress = z.string().check(z.regex(/^https?:\/\/[^\s{}]+/, 'must be an address that begins with https://'));

/** Where a market's navigation service is, and what it may bring into the page. */
export const naasConfiguration = z.object({
  /** Address of the service, with `{locale}` where the page's language tag belongs. */
  url: webAddress.check(z.includes('{locale}')),
  /** Origins from which its style sheet and its script may come. */
  origins: z.array(webAddress),
  /** Stands for `{retailer_name}` and `{retailer_url}` in its HTML. */
  retailer_name: z.string(),
  retailer_url: z.string(),
});
/** A market's navigation service. */
export type NaasConfiguration = z.output<typeof naasConfiguration>;

/** Logos that the navigation can show. */
export const LOGO_NAMES = ['range_rover', 'defender', 'discovery'] as const;

/** HTML of the footer; the API cleans it before anybody is told it. */
const footerHtml = z.object({
  place: z.enum(['middle', 'bottom']),
  body: z.string().check(z.maxLength(10_000)),
  language: pageLanguage,
});

const text = (most: number) => z.string().check(z.minLength(1), z.maxLength(most));

/** The section of the footer that leads to the retailers. */
const footerRetailers = z.object({
  title: text(120),
  text: z._default(z.string().check(z.maxLength(400)), ''),
  link_text: text(80),
  url: z._default(z.string().check(z.regex(/^\/[^\s\\]*$/, 'must be a path such as /retailers')), '/retailers'),
  language: pageLanguage,
});

/** Which navigation stands where, and what the footer shows beside its links. */
export const navigationSettings = [
  setting({
    key: 'footer.html',
    schema: z.array(footerHtml).check(z.maxLength(40)),
    default: [],
    summary:
      'HTML of the footer, above its line of links (middle) or below everything (bottom): the first entry in the language of the page.',
    audience: 'public',
    readers: ['mf-navigation', 'infra'],
  }),
  setting({
    key: 'footer.retailers',
    schema: z.array(footerRetailers).check(z.maxLength(20)),
    default: [],
    summary: 'A section of the footer that leads to the retailers: the first entry in the language of the page.',
    audience: 'public',
    readers: ['mf-navigation'],
  }),
  setting({
    key: 'naas_navigation.configuration',
    schema: z.nullable(naasConfiguration),
    default: null,
    summary: "The market's navigation service; without it the market's own navigation stands.",
    audience: 'public',
    readers: ['shell', 'mf-naas', 'infra'],
  }),
  setting({
    key: 'navigation.disabled_on_pages',
    schema: paths,
    default: [],
    summary: 'Pages without navigation and floating button, by path; one that ends in * stands for all that begin so.',
    audience: 'public',
    readers: ['shell'],
  }),
  setting({
    key: 'navigation.v2_enabled',
    schema: z.array(theme),
    default: [],
    summary: 'Themes whose pages have the newer navigation.',
    audience: 'public',
    readers: ['mf-navigation'],
  }),
  setting({
    key: 'navigation.logo_only_on_pages',
    schema: paths,
    default: ['/showroom-order-online/checkout'],
    summary: 'Pages whose navigation shows the logo only: the checkout, pages of electric vehicles.',
    audience: 'public',
    readers: ['shell', 'mf-naas', 'mf-navigation'],
  }),
  setting({
    key: 'navigation.light_on_pages',
    schema: paths,
    default: [],
    summary: 'Redesigned pages, whose navigation is light: over the first picture, without panels.',
    audience: 'public',
    readers: ['mf-navigation'],
  }),
  setting({
    key: 'navigation.logos',
    schema: z.array(
      z.object({
        matchingPath: z.string(),
        homepage: z.string(),
        logo: z.enum(LOGO_NAMES),
        type: z.optional(z.string()),
        target: z.optional(z.enum(['_self', '_blank'])),
      }),
    ),
    default: [
      { matchingPath: '/range-rover*', homepage: '/range-rover', logo: 'range_rover' },
      { matchingPath: '/defender*', homepage: '/defender', logo: 'defender' },
      { matchingPath: '/discovery*', homepage: '/discovery', logo: 'discovery' },
    ],
    summary: 'Which logo stands on which pages, and where it leads; the brand with home / everywhere else.',
    audience: 'public',
    readers: ['mf-navigation'],
  }),
] as const;
